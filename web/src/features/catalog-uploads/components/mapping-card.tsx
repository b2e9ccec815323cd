import { currencies } from '@quayside/contract/currency-values';
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type Option, Select } from '../../../ui/form/select.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { mapColumns } from '../catalog-uploads.api.ts';
import { bodyOf, columnName, formOf, type MappingForm, mappingFields } from '../mapping-form.ts';
import { useListStep } from '../use-list-step.ts';
import { SheetPreview } from './sheet-preview.tsx';

/** Heading row and columns, as guessed; what is missing is told at its field (INV-05). */
export function MappingCard({ task }: { task: StockListTask }) {
  const { qid, version, preview, status } = task;
  const [form, setForm] = useState(() => formOf(task));
  const [isChecked, setChecked] = useState(false);
  const step = useListStep(qid, (body: MappingForm, key) => mapColumns({ qid, key }, bodyOf(body, version)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (mappingFields.every((name) => form[name] !== '')) step.mutate(form);
  };
  const optionsOf = optionsIn(preview, form);
  return (
    <Card title={words.mapTitle}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{task.isLayoutKnown ? words.layoutKnown : words.mapText}</Text>
          <Grid columns={3}>
            {mappingFields.map((name) => (
              <Select
                key={name}
                label={words[name]}
                placeholder
                value={form[name]}
                options={optionsOf[name]}
                error={isChecked && form[name] === '' ? words.form[name] : undefined}
                onChange={({ target }) => setForm({ ...form, [name]: target.value })}
              />
            ))}
            <Select
              label={words.floor}
              isOptional
              placeholder={words.noFloor}
              value={form.floor}
              options={optionsOf.gtin}
              onChange={({ target }) => setForm({ ...form, floor: target.value })}
            />
          </Grid>
          <SheetPreview preview={preview} headingRow={Number(form.headingRow)} meanings={meaningsOf(form)} />
          <div>
            <Button
              type="submit"
              look={status === 'MAPPING_REQUIRED' ? 'move' : 'secondary'}
              isLoading={step.isPending}
            >
              {words.saveMapping}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

/** What each column that is used means to us. */
function meaningsOf({
  gtin,
  price,
  currency,
  sellingUnit,
  inventory,
  floor,
}: MappingForm): ReadonlyMap<string, string> {
  const currencyColumn = currency.startsWith('column:') ? currency.slice('column:'.length) : '';
  return new Map([
    [currencyColumn, words.currency],
    [floor, words.floor],
    [sellingUnit, words.sellingUnit],
    [inventory, words.inventory],
    [price, words.price],
    [gtin, words.gtin],
  ]);
}

const longestHeading = 30;

function optionsIn(preview: StockListTask['preview'], { headingRow }: MappingForm) {
  const width = Math.max(0, ...preview.map((row) => row.length));
  const headings = preview[Number(headingRow) - 1] ?? [];
  const columns: Option[] = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: words.columnOption(columnName(index), (headings[index] ?? '').slice(0, longestHeading)),
  }));
  const rows = preview.map((row, index) => ({
    value: String(index + 1),
    label: words.rowOption(
      index + 1,
      row
        .filter(Boolean)
        .slice(0, 3)
        .join(' · ')
        .slice(0, 2 * longestHeading),
    ),
  }));
  const ofColumns = columns.map(({ value, label }) => ({
    value: `column:${value}`,
    label: words.currencyOfColumn(label),
  }));
  const currency = [...ofColumns, ...currencies.map((value) => ({ value, label: value }))];
  return { headingRow: rows, gtin: columns, price: columns, sellingUnit: columns, inventory: columns, currency };
}
