import { warehouseBookingMessages as words } from '@quayside/contract/messages/warehouse-bookings';
import { mostWarehouseLoads } from '@quayside/contract/warehouse-booking-values';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { addRow, type LoadDraft, type LoadError, measures } from '../packed-loads.ts';

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
          onRemove={rows.length > 1 ? () => onChange(rows.filter((one) => one.key !== row.key)) : null}
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
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words.row(number, row.loadType)}</legend>
      <Stack gap={3}>
        <Columns>
          {measures.map((field) => (
            <TextField
              key={field}
              label={words.measures[field]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
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
