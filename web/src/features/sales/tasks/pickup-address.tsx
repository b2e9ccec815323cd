import { addressMessages } from '@quayside/contract/messages/addresses';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { BookableCarriers } from '@quayside/contract/sale-actions';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { countryName } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { changeAddressLine } from '../sales.api.ts';

const words = orderTaskMessages.carrier;
type Line = 'line1' | 'line2';
type From = BookableCarriers['from'];

interface PickupAddressProps {
  from: From;
  maximum: number;
  /** Asks the carriers again, with the address as it is now. */
  onChanged: () => Promise<unknown>;
}

/** Where the carrier collects. A line that no carrier prints is put right here, with a counter (ERR-11). */
export function PickupAddress({ from, maximum, onChanged }: PickupAddressProps) {
  const tooLong = (['line1', 'line2'] as const).filter((line) => from[line].length > maximum);
  const { companyName, line1, line2, postalCode, city, country } = from;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {words.from}
        </Text>
        <Text>
          {[companyName, line1, line2, `${postalCode} ${city}`.trim(), countryName(country)]
            .filter((part) => part !== '')
            .join(', ')}
        </Text>
      </Stack>
      {tooLong.map((line) => (
        <LongLine key={line} line={line} from={from} maximum={maximum} onChanged={onChanged} />
      ))}
    </Stack>
  );
}

export const lineFieldId = (line: Line): string => `pickup-${line}`;

function LongLine({ line, from, maximum, onChanged }: PickupAddressProps & { line: Line }) {
  const mayWrite = useUser().permissions.includes('company.write');
  const { addressQid } = from;
  return (
    <InlineNotification variant="caution" title={words.lineTitle[line]}>
      {addressQid === null && words.noAddress}
      {addressQid !== null && !mayWrite && words.askForAddress}
      {addressQid !== null && mayWrite && (
        <LineEditor line={line} text={from[line]} addressQid={addressQid} maximum={maximum} onChanged={onChanged} />
      )}
    </InlineNotification>
  );
}

interface LineEditorProps {
  line: Line;
  text: string;
  addressQid: string;
  maximum: number;
  onChanged: () => Promise<unknown>;
}

/** The drawer is one form, so this one has a button of its own, and Enter in the field presses it. */
function LineEditor({ line, text, addressQid, maximum, onChanged }: LineEditorProps) {
  const [typed, setTyped] = useState(text);
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => changeAddressLine(addressQid, line, typed.trim()),
    onSuccess: async () => {
      toast(words.lineSaved);
      await onChanged();
    },
  });
  const { length } = typed.trim();
  const wrong = line === 'line1' && length === 0 ? words.lineEmpty : undefined;
  const isLong = length > maximum;
  const save = () => {
    setAsked(true);
    if (!wrong && !isLong && !isPending) mutate();
  };
  const problem = error ? messageOf(error, addressMessages.failed) : wrong;
  return (
    <Stack gap={3}>
      <TextField
        id={lineFieldId(line)}
        label={words.line[line]}
        hint={words.counter(length, maximum)}
        maxLength={80}
        value={typed}
        error={isAsked ? (problem ?? (isLong ? words.lineTitle[line] : undefined)) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Button onPress={save} isLoading={isPending}>
        {words.saveLine}
      </Button>
    </Stack>
  );
}
