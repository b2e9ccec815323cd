/**
 * What people type and what they find: correct, begun, with one and two edits, with letters swapped. Beside it the search by trigrams
 * alone, which finds no more. And the dictionary, which is what the products have, however they come and go.
 */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { plainText } from '../../kernel/slug.ts';
import type { Db } from '../../platform/db/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { recordQueries } from '../../testing/sent-queries.ts';
import { brands } from '../brands/brands.tables.ts';
import { productRowOf } from './variants.factory.ts';
import { variantPage } from './variants.read-model.ts';
import { products } from './variants.tables.ts';

let t: TestApp;
const makers = ['Havenbrook', 'Lindqvist', 'Casa Moretti', 'Duftwerk', 'Olivet', 'Nordsee', 'Bergamo', 'Sonnental'];
const scents =
  'lavender cedar lemon peppermint vanilla ginger orange rosemary chamomile bergamot jasmine coconut'.split(' ');
const kinds = 'shampoo conditioner soap lotion candle toothpaste deodorant cleanser balm scrub powder serum'.split(' ');
const page = { page: 1, size: 10, sort: 'relevance' as const };

beforeAll(async () => {
  t = await testApp();
  const rows = makers.flatMap((brandName, maker) => {
    const brandId = newId();
    return {
      brand: { id: brandId, slug: `maker-${maker}`, name: brandName },
      products: scents.flatMap((scent, at) =>
        kinds.map((kind, place) => {
          const gtin = String(20_000_000_000_000 + ((maker * 12 + at) * 12 + place) * 7_919);
          const name = `Organic ${scent} ${kind} for the whole family, gentle and long lasting`;
          return productRowOf({ gtin, name, brandId, brandName, size: `${50 + place * 10} ml` });
        }),
      ),
    };
  });
  await t.database.write('none', async (db) => {
    await db.insert(brands).values(rows.map(({ brand }) => brand));
    await db.insert(products).values(rows.flatMap((row) => row.products));
  });
});
afterAll(() => t.close());

/** The same numbers in every run, whichever tests run. */
let seed = 41;
function pick(count: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * count);
}
const one = <T>(list: readonly T[], fallback: T): T => list[pick(list.length)] ?? fallback;

function edited(word: string): string {
  const at = pick(word.length);
  const letter = one([...'abcdefghijklmnopqrstuvwxyz'], 'x');
  const forms = [word.slice(0, at) + word.slice(at + 1), word.slice(0, at) + letter + word.slice(at)];
  return one([...forms, word.slice(0, at) + letter + word.slice(at + 1)], word);
}
function swapped(word: string): string {
  const at = pick(word.length - 1);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

type Words = { readonly maker: string; readonly scent: string; readonly kind: string };
type Asked = { readonly q: string; readonly meant: readonly string[] };
const typed: Readonly<Record<string, (words: Words) => Asked>> = {
  correct: ({ scent, kind }) => ({ q: `${scent} ${kind}`, meant: [scent, kind] }),
  begun: ({ scent, kind }) => ({ q: `${scent} ${kind.slice(0, 3)}`, meant: [scent, kind.slice(0, 3)] }),
  'one edit': ({ scent, kind }) => ({ q: `${edited(scent)} ${kind}`, meant: [scent, kind] }),
  'one edit, alone': ({ scent }) => ({ q: edited(scent), meant: [scent] }),
  'one edit in both': ({ scent, kind }) => ({ q: `${edited(scent)} ${edited(kind)}`, meant: [scent, kind] }),
  'two edits': ({ scent, kind }) => ({ q: `${edited(edited(scent))} ${kind}`, meant: [scent, kind] }),
  swapped: ({ scent, kind }) => ({ q: `${swapped(scent)} ${kind}`, meant: [scent, kind] }),
  'swapped, alone': ({ kind }) => ({ q: swapped(kind), meant: [kind] }),
  'brand and word': ({ maker, kind }) => ({ q: `${maker} ${kind}`, meant: [plainText(maker), kind] }),
  'brand with an edit': ({ maker, kind }) => ({ q: `${edited(maker)} ${kind}`, meant: [plainText(maker), kind] }),
};

/** The texts of the first ten by trigrams alone, as the search was asked before it had a dictionary. */
async function byTrigrams(q: string): Promise<string[]> {
  const text = plainText(q);
  const words = sql.join(
    text.split(' ').map((word) => sql`search_text like ${`%${word}%`}`),
    sql` and `,
  );
  const found = (where: typeof words) =>
    t.database.read('none', (db) =>
      db.execute<{ text: string }>(
        sql`select search_text as text from products where ${where} order by word_similarity(${text}, search_text) desc, name, id limit 10`,
      ),
    );
  const exact = await found(words);
  return (exact.rows.length > 0 ? exact : await found(sql`${text} <% search_text`)).rows.map((row) => row.text);
}

async function byDictionary(q: string): Promise<string[]> {
  const { rows } = await variantPage(t.database, { q }, page);
  return rows.map(({ brandName, name }) => plainText(`${brandName} ${name}`));
}

/** In percent: so many of the texts have a product with all meant words among the first ten. */
const bounds: Readonly<Record<string, number>> = {
  ...{ correct: 100, begun: 100, 'one edit': 96, 'one edit, alone': 93, 'one edit in both': 90, 'two edits': 83 },
  ...{ swapped: 96, 'swapped, alone': 96, 'brand and word': 100, 'brand with an edit': 96 },
};
const texts = 30;

it.each(Object.entries(typed))('[BUY-01] what was meant is found: %s', async (kind, ask) => {
  let [right, rightBefore] = [0, 0];
  seed = 41;
  for (let turn = 0; turn < texts; turn += 1) {
    const { q, meant } = ask({ maker: one(makers, ''), scent: one(scents, ''), kind: one(kinds, '') });
    const isRight = (text: string) => meant.every((word) => text.includes(word));
    const [found, before] = [await byDictionary(q), await byTrigrams(q)];
    right += found.some(isRight) ? 1 : 0;
    rightBefore += before.some(isRight) ? 1 : 0;
  }
  expect((right * 100) / texts).toBeGreaterThanOrEqual(bounds[kind] ?? 100);
  expect(right).toBeGreaterThanOrEqual(rightBefore);
});

it('[BUY-01] a misspelt word is looked up among words, not in the texts of all products; a GTIN is never misspelt', async () => {
  const sentFor = async (q: string) => {
    const recorded = recordQueries();
    await variantPage(t.database, { q }, page);
    return recorded().map(({ text }) => text);
  };
  const ofTexts = (sent: readonly string[]) => sent.filter((text) => text.includes('<% "products"'));
  const ofWords = (sent: readonly string[]) => sent.filter((text) => text.includes('"shortened"'));
  const [misspelt, correct, gtin] = [
    await sentFor('lavnder sope'),
    await sentFor('lavender so'),
    await sentFor('4006381333931'),
  ];
  expect([misspelt, correct, gtin].map((sent) => ofTexts(sent).length)).toEqual([0, 0, 0]);
  expect([misspelt, correct, gtin].map((sent) => ofWords(sent).length)).toEqual([2, 0, 0]);
});

it('[BUY-01] words in letters that no product has are not compared with the texts of all products', async () => {
  const recorded = recordQueries();
  const { rows, total } = await variantPage(t.database, { q: '石鹸 лаванда' }, page);
  expect([rows, total]).toEqual([[], 0]);
  expect(recorded().filter(({ text }) => text.includes('<% "products"'))).toEqual([]);
});

it('[BUY-01] the index of words is not asked for a unit beside longer words', async () => {
  const recorded = recordQueries();
  const { rows } = await variantPage(t.database, { q: 'lavender soap 70 ml' }, page);
  const asked = recorded().flatMap(({ values }) => values.filter((value) => String(value).includes("'lavender'")));
  expect(rows.map(({ size }) => size)).toEqual(rows.map(() => '70 ml'));
  expect(rows).toHaveLength(makers.length);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((value) => String(value).includes(':*'))).toEqual([]);
});

/** What the dictionary holds and what it ought to: counted anew from the products. */
const dictionaries = () =>
  t.database.read('none', async (db) => {
    const kept = await db.execute(sql`select word, products from product_words order by word collate "C"`);
    const counted = await db.execute(
      sql`select word, count(distinct p.id)::int as products from products p, string_to_table(search_text, ' ') word
        where length(word) >= 3 and word ~ '[^0-9]' group by word order by word collate "C"`,
    );
    return { kept: kept.rows, counted: counted.rows };
  });

it('[BUY-01] the dictionary follows the products as they come, change and go', async () => {
  const brandId = newId();
  const row = (n: number, name: string) =>
    productRowOf({ gtin: String(30_000_000_000_000 + n), name, brandId, brandName: 'Quince', size: null });
  const rows = [row(1, 'Quartz soap soap'), row(2, 'Quartz lamp')];
  const held = async (word: string) => {
    const { kept, counted } = await dictionaries();
    expect(kept).toEqual(counted);
    return kept.find((one) => one.word === word)?.products;
  };
  const write = (work: Parameters<typeof t.database.write<unknown>>[1]) => t.database.write('none', work);
  await write((db) => db.insert(brands).values({ id: brandId, slug: 'quince', name: 'Quince' }));
  await write((db) => db.insert(products).values(rows));
  expect([await held('quartz'), await held('lamp')]).toEqual([2, 1]);
  await write((db) =>
    db
      .update(products)
      .set({ searchText: 'quince marble lamp' })
      .where(eq(products.id, rows[0]?.id ?? '')),
  );
  expect([await held('quartz'), await held('lamp'), await held('marble')]).toEqual([1, 2, 1]);
  await write((db) => db.delete(products).where(eq(products.brandId, brandId)));
  expect([await held('quartz'), await held('lamp'), await held('quince')]).toEqual([undefined, undefined, undefined]);
});

it('[BUY-01] the dictionary follows two products that go at once', async () => {
  const brandId = newId();
  const rows = [1, 2].map((n) =>
    productRowOf({ gtin: String(60_000_000_000_000 + n), name: 'Twin zebra', brandId, brandName: 'Pair', size: null }),
  );
  await t.database.write('none', async (db) => {
    await db.insert(brands).values({ id: brandId, slug: 'pair', name: 'Pair' });
    await db.insert(products).values(rows);
  });
  const remove = (db: Db, at: number) => db.delete(products).where(eq(products.id, rows[at]?.id ?? ''));
  const isHeld = () =>
    t.database.read('none', async (db) => {
      const { rows: held } = await db.execute(sql`select 1 from pg_locks where not granted`);
      return held.length > 0;
    });
  await t.database.write('none', async (db) => {
    await remove(db, 0);
    void t.database.write('none', (other) => remove(other, 1));
    await vi.waitUntil(isHeld, { timeout: 5_000 });
  });
  await vi.waitUntil(
    async () =>
      (await t.database.read('none', (db) => db.select().from(products).where(eq(products.brandId, brandId))))
        .length === 0,
  );
  const { kept, counted } = await dictionaries();
  expect(kept).toEqual(counted);
});
