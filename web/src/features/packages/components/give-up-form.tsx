import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { giveUpPackage } from '../packages.api.ts';
import { usePackageChange } from '../use-package-change.ts';

const words = warehouseMessages.giveUp;

/** A lead stops waiting for a package that did not come. */
export function GiveUpForm({ one: { qid, version, orderEnded } }: { one: PackageDetail }) {
  const [note, setNote] = useState('');
  // Of an order that ended the buyer has the money back.
  const [raiseClaim, setRaiseClaim] = useState(orderEnded === null);
  const change = usePackageChange(
    (body: { note: string; raiseClaim: boolean }, key) =>
      giveUpPackage(
        { qid, key },
        { version, raiseClaim: body.raiseClaim, ...(body.note.trim() === '' ? {} : { note: body.note }) },
      ),
    () => words.done,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ note, raiseClaim });
  };
  return (
    <form onSubmit={send}>
      <Stack>
        <Text>{words.text}</Text>
        <TextArea
          label={words.note}
          isOptional
          rows={2}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {orderEnded === null && (
          <Checkbox
            label={words.raiseClaim}
            hint={words.raiseClaimHint}
            checked={raiseClaim}
            onChange={({ target }) => setRaiseClaim(target.checked)}
          />
        )}
        <div>
          <Button type="submit" size="large" isLoading={change.isPending}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
