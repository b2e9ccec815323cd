import { expect, test } from 'vitest';
import { rowReader } from './rows.rules.ts';

const mapping = { headingRow: 1, gtin: 0, price: 1, sellingUnit: 2, inventory: 3 };
const heading = ['EAN', 'Price', 'Unit', 'Stock', 'Currency'];
const row = (price: string, currency = '') => ['4006381333931', price, '12', '240', currency];

test('[INV-04] a price that names its own currency is never taken for another one', () => {
  const list = { ...mapping, currency: 'EUR', currencyColumn: null } as const;
  const currencies = ['£18.41', '18,41 €', '18.41'].map(
    (price) => rowReader(list)([heading, row(price)], 0)[0]?.currency,
  );
  expect(currencies).toEqual(['GBP', 'EUR', 'EUR']);
});

test('[INV-04] a price in one currency beside a column that says another is told', () => {
  const list = { ...mapping, currency: null, currencyColumn: 4 } as const;
  const [row1] = rowReader(list)([heading, row('£18.41', 'EUR')], 0);
  const [row2] = rowReader(list)([heading, row('£18.41', 'GBP')], 0);
  expect([row1?.code, row2?.code, row2?.currency]).toEqual(['CURRENCY_UNSUPPORTED', 'UNCHANGED', 'GBP']);
});

test('[INV-04] a product named in an earlier part of a long list is a duplicate', () => {
  const read = rowReader({ ...mapping, currency: 'EUR', currencyColumn: null });
  expect(read([heading, row('1.00')], 0).map(({ line, code }) => [line, code])).toEqual([[2, 'UNCHANGED']]);
  expect(read([row('1.00')], 2).map(({ line, code }) => [line, code])).toEqual([[3, 'DUPLICATE_GTIN']]);
});

test('[INV-04] a lowest price that nobody can read is told; none at all is none', () => {
  const list = { ...mapping, currency: 'EUR', currencyColumn: null, floor: 4 } as const;
  const codes = ['10.00 (min 5)', '10.00', '', 'none', '0'].map(
    (floor) => rowReader(list)([heading, row('18.41', floor)], 0)[0]?.code,
  );
  expect(codes).toEqual(['INVALID_PRICE', 'UNCHANGED', 'UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
});

test('[INV-04] a row without GTIN and price is told as empty; blank rows at the end of a sheet are nothing', () => {
  const read = rowReader({ ...mapping, currency: 'EUR', currencyColumn: null });
  const blank = ['', ' ', ''];
  const first = read([heading, row('18.41'), blank, ['', '', '', '', 'Skin care']], 0);
  expect(first.map(({ line, code, value }) => [line, code, value])).toEqual([
    [2, 'UNCHANGED', ''],
    [3, 'EMPTY_ROW', ''],
    [4, 'EMPTY_ROW', 'Skin care'],
  ]);
  expect(read([blank, blank], 4)).toEqual([]);
  expect(read([row('18.41'), blank], 6).map(({ line, code }) => [line, code])).toEqual([
    [5, 'EMPTY_ROW'],
    [6, 'EMPTY_ROW'],
    [7, 'DUPLICATE_GTIN'],
  ]);
});
