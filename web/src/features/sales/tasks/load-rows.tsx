import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import {
  addRow,
  duplicateRow,
  isTyped,
  type LoadDraft,
  type LoadError,
  type LoadType,
  loadFieldId,
  removeRow,
} from '../loads.ts';
import { LoadRow, rowLabel } from './load-row.tsx';

const words = orderTaskMessages.shipping;

interface LoadRowsProps {
  rows: readonly LoadDraft[];
  errors: readonly LoadError[];
  onChange: (rows: LoadDraft[]) => void;
}

/** Parcels and pallets: add, duplicate, clear. Clearing a row with something in it asks first: 'Clear pallet'. */
export function LoadRows({ rows, errors, onChange }: LoadRowsProps) {
  const [clearing, setClearing] = useState<LoadDraft | null>(null);
  const add = useAddedRow(rows, onChange);
  const remove = (row: LoadDraft) => (isTyped(row) ? setClearing(row) : onChange(removeRow(rows, row.key)));
  const confirm = () => {
    if (clearing) onChange(removeRow(rows, clearing.key));
    setClearing(null);
  };
  return (
    <Stack gap={4}>
      <Heading level={3}>{words.loadsTitle}</Heading>
      <Text size="small" tone="muted">
        {words.limits}
      </Text>
      <Stack as="ol" gap={6}>
        {rows.map((row, index) => (
          <LoadRow
            key={row.key}
            row={row}
            number={index + 1}
            errors={errors.filter(({ key }) => key === row.key)}
            onChange={(next) => onChange(rows.map((one) => (one.key === row.key ? next : one)))}
            onDuplicate={() => onChange(duplicateRow(rows, row.key))}
            onRemove={() => remove(row)}
          />
        ))}
      </Stack>
      <Cluster>
        <Button icon="plus" onPress={() => add('PARCEL')}>
          {words.addParcel}
        </Button>
        <Button icon="plus" onPress={() => add('PALLET')}>
          {words.addPallet}
        </Button>
      </Cluster>
      <ConfirmDialog
        title={clearing?.loadType === 'PARCEL' ? words.clearParcel : words.clearPallet}
        isOpen={clearing !== null}
        onClose={() => setClearing(null)}
        onConfirm={confirm}
        confirmLabel={clearing?.loadType === 'PARCEL' ? words.clearParcel : words.clearPallet}
        tone="danger"
      >
        {clearing && <Text>{words.clearText(rowLabel(clearing, rows.indexOf(clearing) + 1))}</Text>}
      </ConfirmDialog>
    </Stack>
  );
}

/** Adds a row and puts the focus where its typing begins, so that no press is needed for it. */
function useAddedRow(rows: readonly LoadDraft[], onChange: LoadRowsProps['onChange']): (loadType: LoadType) => void {
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementById(loadFieldId(added, 'weightKg'))?.focus();
  }, [added]);
  return (loadType) => {
    const next = addRow(rows, loadType);
    onChange(next);
    setAdded(next.at(-1)?.key ?? null);
  };
}
