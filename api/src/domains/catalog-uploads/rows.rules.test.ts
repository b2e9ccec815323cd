import { expect, test } from 'vitest';
import { readRows } from './rows.rules.ts';

const mapping = { headingRow: 1, gtin: 0, price: 1, sellingUnit: 2, inventory: 3 };
const heading = ['EAN', 'Price', 'Unit', 'Stock', 'Currency'];
const row = (price: string, currency = '') => ['4006381333931', price, '12', '240', currency];

test('[INV-04] a price that names its own currency is never taken for another one', () => {
  const list = { ...mapping, currency: 'EUR', currencyColumn: null } as const;
  const currencies = ['£18.41', '18,41 €', '18.41'].map((price) => readRows([heading, row(price)], list)[0]?.currency);
  expect(currencies).toEqual(['GBP', 'EUR', 'EUR']);
});

test('[INV-04] a price in one currency beside a column that says another is told', () => {
  const list = { ...mapping, currency: null, currencyColumn: 4 } as const;
  const [row1] = readRows([heading, row('£18.41', 'EUR')], list);
  const [row2] = readRows([heading, row('£18.41', 'GBP')], list);
  expect([row1?.code, row2?.code, row2?.currency]).toEqual(['CURRENCY_UNSUPPORTED', 'UNCHANGED', 'GBP']);
});
