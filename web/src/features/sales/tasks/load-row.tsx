import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Cluster, Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { hasFixedFootprint, isPalletType, type LoadDraft, type LoadError, loadFieldId, withPallet } from '../loads.ts';

const words = orderTaskMessages.shipping;
const pallets = Object.entries(words.palletTypes).map(([value, label]) => ({ value, label }));

interface LoadRowProps {
  row: LoadDraft;
  number: number;
  errors: readonly LoadError[];
  onChange: (row: LoadDraft) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One row of equal parcels or pallets: how many, how large, how heavy each. */
export function LoadRow({ row, number, errors, onChange, onDuplicate, onRemove }: LoadRowProps) {
  const label = rowLabel(row, number);
  const errorOf = (field: LoadError['field']) => errors.find((error) => error.field === field)?.message;
  const measure = (
    field: 'count' | 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg',
    name: string,
    isFixed = false,
  ) => (
    <TextField
      id={loadFieldId(row.key, field)}
      label={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      readOnly={isFixed}
      value={row[field]}
      error={errorOf(field)}
      onChange={({ target }) => onChange({ ...row, [field]: target.value })}
    />
  );
  const isFixed = hasFixedFootprint(row);
  return (
    <Stack as="li" gap={2}>
      <Cluster justify="between">
        <Text as="span" weight="strong">
          {label}
        </Text>
        <Cluster gap={1}>
          <IconButton icon="copy" label={`${words.duplicate}: ${label}`} onPress={onDuplicate} />
          <IconButton icon="trash" label={`${words.remove}: ${label}`} onPress={onRemove} />
        </Cluster>
      </Cluster>
      {row.loadType === 'PALLET' && <PalletType row={row} error={errorOf('palletType')} onChange={onChange} />}
      <Columns>
        {measure('count', words.count)}
        {measure('weightKg', words.weight)}
        {measure('lengthCm', words.length, isFixed)}
        {measure('widthCm', words.width, isFixed)}
        {measure('heightCm', words.height)}
      </Columns>
    </Stack>
  );
}

interface PalletTypeProps extends Pick<LoadRowProps, 'row' | 'onChange'> {
  error: string | undefined;
}

function PalletType({ row, error, onChange }: PalletTypeProps) {
  return (
    <Select
      id={loadFieldId(row.key, 'palletType')}
      label={words.palletType}
      placeholder
      options={pallets}
      value={row.palletType}
      error={error}
      onChange={({ target }) => onChange(withPallet(row, isPalletType(target.value) ? target.value : ''))}
    />
  );
}

export const rowLabel = (row: LoadDraft, number: number): string =>
  `${words.row(number)}, ${words.loadTypes[row.loadType].toLowerCase()}`;
