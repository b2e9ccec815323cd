/** The order of what is found, beside the plainest way to ask for it; and that a common word does not cost it. */
import { asc, desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { recordQueries } from '../../testing/sent-queries.ts';
import { brands } from '../brands/brands.tables.ts';
import { productRowOf } from './variants.factory.ts';
import { variantPage } from './variants.read-model.ts';
import { products } from './variants.tables.ts';

let t: TestApp;
const scents = ['Lavender', 'Lemon', 'Peppermint', 'Mint', 'Cedar'];
const kinds = ['soap', 'soapstone dish', 'balm', 'soap and balm'];
const size = 10;

beforeAll(async () => {
  t = await testApp();
  const brandId = newId();
  const rows = Array.from({ length: 100 }, (_, n) => {
    const name = `${n % 3 === 0 ? 'Fine ' : ''}${scents[n % 5]} ${kinds[Math.floor(n / 5) % 4]} ${n % 7}`;
    const gtin = String(10_000_000_000_000 + n * 7_919);
    return productRowOf({ gtin, name, brandId, brandName: n % 2 === 0 ? 'Harbour' : 'Harbour Mint', size: '100 ml' });
  });
  await t.database.write('none', async (db) => {
    await db.insert(brands).values({ id: brandId, slug: 'harbour', name: 'Harbour' });
    await db.insert(products).values(rows);
  });
});
afterAll(() => t.close());

const found = (q: string, page: number) => variantPage(t.database, { q }, { page, size, sort: 'relevance' });
/** Part of a word; one or two signs are its beginning. */
const isPart = (word: string) =>
  word.length <= 2 ? sql`' ' || search_text like ${`% ${word}%`}` : sql`search_text like ${`%${word}%`}`;
/** Every product that holds all words, the most alike first: each looked at. */
const plainly = async (q: string, where = sql.join(q.split(' ').map(isPart), sql` and `)) =>
  t.database.read('none', (db) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(desc(sql`word_similarity(${q}, search_text)`), asc(products.name), asc(products.id)),
  );

it.each([
  'soap',
  'mint',
  'min',
  'mint soap',
  'soap mint',
  'lemon balm',
  'harbour mint',
  'soap 3',
  'fine lemon soap',
  '1000',
])('[BUY-01] "%s" is found in the order of likeness on every page', async (q) => {
  const all = await plainly(q);
  for (let page = 1; page <= Math.ceil(all.length / size); page += 1) {
    const { rows, total } = await found(q, page);
    expect(rows.map(({ id }) => id)).toEqual(all.slice((page - 1) * size, page * size).map(({ id }) => id));
    expect(total).toBe(all.length);
  }
  expect(all.length).toBeGreaterThan(0);
});

it('[BUY-01] misspelt words find what the words that were meant find, in the same order', async () => {
  const all = await plainly('peppermint soap');
  expect(all.length).toBeGreaterThan(size);
  for (const page of [1, 2]) {
    const { rows, total } = await found('pepermint soapp', page);
    expect(rows.map(({ id }) => id)).toEqual(all.slice((page - 1) * size, page * size).map(({ id }) => id));
    expect(total).toBe(all.length);
  }
});

it('[BUY-01] where no product has all words, those with all but one are found, the most alike to all of them first', async () => {
  const all = await plainly('lemon soap', sql`search_text like '%lemon%' and search_text like '%soap%'`);
  const { rows, total } = await found('lemon soap 10101', 1);
  expect(total).toBe(all.length);
  const names = rows.map(({ name }) => name);
  const alike = await t.database.read('none', (db) =>
    db
      .select({ name: products.name })
      .from(products)
      .where(sql`search_text like '%lemon%' and search_text like '%soap%'`)
      .orderBy(desc(sql`word_similarity('lemon soap 10101', search_text)`), asc(products.name), asc(products.id)),
  );
  expect(names).toEqual(alike.slice(0, size).map(({ name }) => name));
});

it('[BUY-01] where no word is near, what is spelt alike is found, in the order of likeness', async () => {
  const all = await plainly('peppermintsoap', sql`'peppermintsoap' <% search_text`);
  expect(all.length).toBeGreaterThan(size);
  for (const page of [1, 2]) {
    const { rows, total } = await found('peppermintsoap', page);
    expect(rows.map(({ id }) => id)).toEqual(all.slice((page - 1) * size, page * size).map(({ id }) => id));
    expect(total).toBe(all.length);
  }
});

it('[BUY-01] how alike texts are is not worked out for a page that whole words fill', async () => {
  const recorded = recordQueries();
  const { rows } = await found('soap', 1);
  expect(rows).toHaveLength(size);
  expect(recorded().filter(({ text }) => text.includes('word_similarity'))).toEqual([]);
});

it('[BUY-01] of more than a thousand without one of the words, those come first that have most of the others as a whole', async () => {
  const brandId = newId();
  const row = (n: number, name: string) =>
    productRowOf({ gtin: String(50_000_000_000_000 + n * 7_919), name, brandId, brandName: 'Quarry', size: null });
  const rows = Array.from({ length: 1_010 }, (_, n) => row(n, `Basil washcloths ${n}`));
  await t.database.write('none', async (db) => {
    await db.insert(brands).values({ id: brandId, slug: 'quarry', name: 'Quarry' });
    await db.insert(products).values([...rows, row(2_000, 'Zest of basil, wash')]);
  });
  const { rows: first, total } = await found('basil wash xyzzy', 1);
  expect(total).toBe(1_011);
  expect(first[0]?.name).toBe('Zest of basil, wash');
});
