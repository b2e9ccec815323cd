import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { type PackageResolution, undecidedResolutions } from '@quayside/contract/package-values';
import type { PackageDetail } from '@quayside/contract/packages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { resolvePackage } from '../packages.api.ts';
import { usePackageChange } from '../use-package-change.ts';

const words = warehouseMessages.resolve;

/** A lead's decision on a package on hold, or on one whose order has ended. */
export function ResolveForm({ one: { qid, version, resolutions, orderEnded } }: { one: PackageDetail }) {
  const [picked, setPicked] = useState<PackageResolution | null>(null);
  const resolution = picked ?? firstOf(resolutions);
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<boolean | null>(null);
  // What goes no further is paid for by the buyer: it is claimed unless the lead says otherwise. Of an ended order nobody pays.
  const goesNoFurther = resolution === 'RETURN_TO_SELLER' || resolution === 'DISPOSE';
  const isUndecided = undecidedResolutions.includes(resolution);
  const canClaim = orderEnded === null && !isUndecided;
  const raiseClaim = canClaim && (chosen ?? goesNoFurther);
  const change = usePackageChange(
    (_: { resolution: string; note: string; raiseClaim: boolean }, key) =>
      resolvePackage({ qid, key }, { resolution, version, raiseClaim, ...(note.trim() === '' ? {} : { note }) }),
    () => words.done,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ resolution, note, raiseClaim });
  };
  return (
    <form onSubmit={send}>
      <Stack>
        <Text>{orderEnded !== null ? words.textEnded : isUndecided ? words.textUndecided : words.text}</Text>
        <Select
          label={words.choice}
          value={resolution}
          options={resolutions.map((value) => ({ value, label: warehouseMessages.resolutions[value] }))}
          onChange={({ target }) => setPicked(resolutions.find((one) => one === target.value) ?? null)}
        />
        <TextArea
          label={warehouseMessages.note}
          isOptional
          rows={2}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {canClaim && (
          <Checkbox
            label={words.raiseClaim}
            hint={goesNoFurther ? words.raiseWholeHint : words.raiseClaimHint}
            checked={raiseClaim}
            onChange={({ target }) => setChosen(target.checked)}
          />
        )}
        <div>
          <Button type="submit" look="move" size="large" isLoading={change.isPending}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What is decided most often; a package that nobody waits for goes back. */
const firstOf = (resolutions: readonly PackageResolution[]): PackageResolution =>
  resolutions.includes('ACCEPT_RECEIVED_QUANTITY') ? 'ACCEPT_RECEIVED_QUANTITY' : 'RETURN_TO_SELLER';
