import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { requestProducts } from './catalogue-requests.api.ts';
import { gtinsIn } from './gtins-in.ts';

const words = catalogueRequestMessages.ask;
const most = { gtins: 200, gtinDigits: 20 };

/** Which products are missed, and what they are. Numbers that are no GTINs are named at the field. */
export default function RequestProductDialog({ gtins, onClose }: { gtins: readonly string[]; onClose: () => void }) {
  const [typed, setTyped] = useState(gtins.join(', '));
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const once = useIdempotencyKey();
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (body: Parameters<typeof requestProducts>[0]) => once(body, requestProducts),
    onSuccess: () => {
      toast(words.sent);
      onClose();
    },
  });
  const wrong = isTried ? problemOf(typed) : null;
  const refused = invalidIn(error);
  const send = () => {
    setTried(true);
    if (problemOf(typed) !== null) return;
    mutate({ gtins: gtinsIn(typed), ...(note.trim() === '' ? {} : { note: note.trim() }) });
  };
  return (
    <Dialog
      title={words.open}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button look="primary" isLoading={isPending} onPress={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{words.intro}</Text>
        {error && refused === null && (
          <InlineNotification variant="error">{messageOf(error, words.failed)}</InlineNotification>
        )}
        <TextField
          label={words.gtins}
          hint={words.gtinsHelp}
          autoFocus
          maxLength={most.gtins * (most.gtinDigits + 2)}
          value={typed}
          error={wrong ?? refused ?? undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            reset();
          }}
        />
        <TextArea
          label={words.note}
          hint={words.noteHelp}
          isOptional
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </Dialog>
  );
}

function problemOf(typed: string): string | null {
  const gtins = gtinsIn(typed);
  if (gtins.length === 0) return words.gtinsMissing;
  if (gtins.length > most.gtins) return words.tooMany;
  const wrong = gtins.filter((one) => !/^\d{8,14}$/.test(one));
  return wrong.length > 0 ? words.gtinsWrong(wrong) : null;
}

/** The numbers that the server found to be no GTINs; null where it refused something else, or nothing. */
function invalidIn(error: Error | null): string | null {
  const named = error instanceof ApiError ? error.details.invalidGtins : undefined;
  return Array.isArray(named) ? words.gtinsWrong(named.map(String)) : null;
}
