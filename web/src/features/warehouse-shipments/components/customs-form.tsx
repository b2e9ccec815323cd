import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { CustomsProduct, WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { type FormEvent, useState } from 'react';
import { countries, countryName } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { type Entries, type Entry, entryOf, isHsCodeWrong, type Told, toldOf } from '../customs-entries.ts';
import { useShipmentChange } from '../use-shipment-change.ts';
import { declareProducts } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;

interface FormProps {
  shipment: WarehouseShipmentDetail;
  products: readonly CustomsProduct[];
}

/** What customs ask of each product: what is missing with its fields, the rest folded away. A lead corrects what is known. */
export function CustomsForm({ shipment: { qid, version }, products }: FormProps) {
  const mayCorrect = useUser().permissions.includes('warehouse.resolve');
  const [entries, setEntries] = useState<Entries>({});
  const [isChecked, setChecked] = useState(false);
  const change = useShipmentChange(
    (told: Told[], key) => declareProducts({ qid, key }, { products: told, version }),
    words.customsSaved,
  );
  const told = toldOf(entries, products);
  const isWrong = Object.values(entries).some(({ hsCode }) => isHsCodeWrong(hsCode));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isWrong && told.length > 0)
      change.mutate(told, {
        onSuccess: () => {
          setEntries({});
          setChecked(false);
        },
      });
  };
  const missing = products.filter(({ facts }) => facts.length > 0);
  const complete = products.filter(({ facts }) => facts.length === 0);
  const row = (product: CustomsProduct, mayEnter: (known: string | null) => boolean) => (
    <ProductRow
      key={product.gtin ?? ''}
      product={product}
      entry={entryOf(entries, product)}
      mayEnter={mayEnter}
      isChecked={isChecked}
      onChange={(entry) => setEntries({ ...entries, [product.gtin ?? '']: entry })}
    />
  );
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text>{words.customsText}</Text>
        <Text as="strong" weight="strong">
          {missing.length === 0 ? words.customsDone : words.customsMissing(missing.length)}
        </Text>
        {missing.map((product) => row(product, (known) => known === null || mayCorrect))}
        {complete.length > 0 && (
          <Disclosure title={words.customsKnown(complete.length)}>
            <Stack>{complete.map((product) => row(product, () => mayCorrect))}</Stack>
          </Disclosure>
        )}
        {isChecked && told.length === 0 && <Text tone="error">{words.customsNothing}</Text>}
        {(missing.length > 0 || mayCorrect) && (
          <div>
            <Button type="submit" size="large" isLoading={change.isPending}>
              {words.customsSave}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

interface RowProps {
  product: CustomsProduct;
  entry: Entry;
  /** Whether a field may be filled whose known value this is. */
  mayEnter: (known: string | null) => boolean;
  isChecked: boolean;
  onChange: (entry: Entry) => void;
}

function ProductRow({ product, entry, mayEnter, isChecked, onChange }: RowProps) {
  const { gtin, productName, hsCode, originCountry, facts, packages } = product;
  const name = productName ?? gtin ?? words.contentsUnknown;
  return (
    <Stack gap={2}>
      <Stack gap={1}>
        <Text as="strong" weight="strong">
          {name}
        </Text>
        {gtin !== null && <CodeValue code={gtin} name={words.gtin} isPlain />}
        <Text as="span" tone="muted">
          {words.customsIn(packages)}
        </Text>
      </Stack>
      {facts.includes('CONTENTS') && <Text tone="error">{words.contentsUnknownText}</Text>}
      {facts.includes('VALUE') && <Text tone="error">{words.valueUnknown}</Text>}
      {gtin !== null && (
        <Columns>
          {mayEnter(hsCode) ? (
            <TextField
              label={words.hsCodeOf(name)}
              hint={words.hsCodeHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              value={entry.hsCode}
              error={isChecked && isHsCodeWrong(entry.hsCode) ? words.hsCodeWrong : undefined}
              onChange={({ target }) => onChange({ ...entry, hsCode: target.value })}
            />
          ) : (
            <Text>{words.hsCodeIs(hsCode ?? '')}</Text>
          )}
          {mayEnter(originCountry) ? (
            <Select
              label={words.originOf(name)}
              placeholder
              value={entry.originCountry}
              options={countries().map(({ code, name: label }) => ({ value: code, label }))}
              onChange={({ target }) => onChange({ ...entry, originCountry: target.value })}
            />
          ) : (
            <Text>{words.originIs(countryName(originCountry ?? ''))}</Text>
          )}
        </Columns>
      )}
    </Stack>
  );
}
