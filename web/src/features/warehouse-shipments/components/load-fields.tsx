import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { warehouseBookingMessages as words } from '@quayside/contract/messages/warehouse-bookings';
import { mostWarehouseLoads } from '@quayside/contract/warehouse-bookings';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import {
  addRow,
  hasFixedFootprint,
  isPalletType,
  type LoadDraft,
  type LoadError,
  loadFieldId,
  removeRow,
  withPallet,
} from '../../sales/sales.public.ts';

const measures = ['count', 'weightKg', 'lengthCm', 'widthCm', 'heightCm'] as const;
const pallets = Object.entries(orderTaskMessages.shipping.palletTypes).map(([value, label]) => ({ value, label }));

interface LoadFieldsProps {
  rows: readonly LoadDraft[];
  errors: readonly LoadError[];
  onChange: (rows: readonly LoadDraft[]) => void;
}

/** Rows of equal parcels or pallets: how many, how heavy each, how large. */
export function LoadFields({ rows, errors, onChange }: LoadFieldsProps) {
  return (
    <Stack>
      <Text tone="muted">{words.limits}</Text>
      {rows.map((row, index) => (
        <LoadRow
          key={row.key}
          row={row}
          number={index + 1}
          errors={errors.filter(({ key }) => key === row.key)}
          onChange={(next) => onChange(rows.map((one) => (one.key === row.key ? next : one)))}
          onRemove={rows.length > 1 ? () => onChange(removeRow(rows, row.key)) : null}
        />
      ))}
      {rows.length < mostWarehouseLoads && (
        <Cluster gap={3}>
          <Button size="large" icon="plus" onPress={() => onChange(addRow(rows, 'PARCEL'))}>
            {words.addParcel}
          </Button>
          <Button size="large" icon="plus" onPress={() => onChange(addRow(rows, 'PALLET'))}>
            {words.addPallet}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

interface LoadRowProps {
  row: LoadDraft;
  number: number;
  errors: readonly LoadError[];
  onChange: (row: LoadDraft) => void;
  onRemove: (() => void) | null;
}

function LoadRow({ row, number, errors, onChange, onRemove }: LoadRowProps) {
  const errorOf = (field: LoadError['field']) => errors.find((error) => error.field === field)?.message;
  const isFixed = hasFixedFootprint(row);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words.row(number, row.loadType)}</legend>
      <Stack gap={3}>
        {row.loadType === 'PALLET' && (
          <Select
            id={loadFieldId(row.key, 'palletType')}
            label={words.palletType}
            options={pallets}
            value={row.palletType}
            error={errorOf('palletType')}
            onChange={({ target }) => onChange(withPallet(row, isPalletType(target.value) ? target.value : ''))}
          />
        )}
        <Columns>
          {measures.map((field) => (
            <TextField
              key={field}
              id={loadFieldId(row.key, field)}
              label={words.measures[field]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              readOnly={isFixed && (field === 'lengthCm' || field === 'widthCm')}
              value={row[field]}
              error={errorOf(field)}
              onChange={({ target }) => onChange({ ...row, [field]: target.value })}
            />
          ))}
        </Columns>
        {onRemove && (
          <div>
            <Button size="large" icon="trash" onPress={onRemove}>
              {words.remove(number)}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}
