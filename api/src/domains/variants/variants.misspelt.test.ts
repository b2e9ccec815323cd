/** What is near in spelling and something else all the same: numbers of models, strengths, short words. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brands } from '../brands/brands.tables.ts';
import { productRowOf } from './variants.factory.ts';
import { variantPage } from './variants.read-model.ts';
import { products } from './variants.tables.ts';

let t: TestApp;
const names = [
  ...['Cordless drill XR200A', 'Sea Salt', 'Beer Bar', 'Travel Shampoo 50ml', 'Rosemary shampoo bar'],
  ...['Family shampoo 500 ml', 'Rosemary shampoo 500 ml', 'Rosemary shampoo 250 ml', 'Mint balm'],
];

beforeAll(async () => {
  t = await testApp();
  const brandId = newId();
  const rows = names.map((name, n) =>
    productRowOf({ gtin: String(40_000_000_000_000 + n * 7_919), name, brandId, brandName: 'Olivet', size: null }),
  );
  await t.database.write('none', async (db) => {
    await db.insert(brands).values({ id: brandId, slug: 'olivet', name: 'Olivet' });
    await db.insert(products).values(rows);
  });
});
afterAll(() => t.close());

const found = async (q: string) => {
  const { rows } = await variantPage(t.database, { q }, { page: 1, size: 10, sort: 'relevance' });
  return rows.map(({ name }) => name);
};

it.each(['xr300a', 'tea', 'bear'])('[BUY-01] "%s" does not find what only looks like it', async (q) => {
  expect(await found(q)).toEqual([]);
});

it('[BUY-01] another strength is not taken for the one that was typed; it is found with its unit or apart from it', async () => {
  expect(await found('shampoo 500ml')).toEqual(['Family shampoo 500 ml', 'Rosemary shampoo 500 ml']);
  expect(await found('shampoo 50ml')).toEqual(['Travel Shampoo 50ml']);
  expect((await found('rosemary shampoo 700ml'))[0]).toMatch(/^Rosemary shampoo/);
});

it('[BUY-01] four letters in another order are still understood', async () => {
  expect(await found('mnit')).toEqual(['Mint balm']);
});

it.each([
  ['rosemry shampoo', ['rosemary shampoo']],
  ['mnit', ['mint']],
  // Nothing is that large: it is searched without its size.
  ['rosemary shampoo 700ml', ['rosemary shampoo']],
  ['rosemary shampoo', null],
  ['sham', null],
  ['xr300a', null],
])('[BUY-01] "%s" says what it was taken for', async (q, meant) => {
  expect(await variantPage(t.database, { q }, { page: 1, size: 10, sort: 'relevance' })).toMatchObject({ meant });
});
