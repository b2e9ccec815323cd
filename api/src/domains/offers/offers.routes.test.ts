import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { byRank } from './offers.rules.ts';
import { offers as offersTable } from './offers.tables.ts';
import { makeOffer, makeProduct } from './shelf.factory.ts';
import { rankOffers } from './use-cases/rank-offers.ts';

let t: TestApp;
let own: SellerRow;
let rival: SellerRow;
let mila: Session;
let theirs: Session;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [own, rival] = await t.database.write('none', async (db) => [
    await makeSeller(db),
    await makeSeller(db, { name: 'Rivalis Trading S.A.' }),
  ]);
  mila = await signedIn(t, { sellerId: own.id });
  theirs = await signedIn(t, { sellerId: rival.id });
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object, { headers } = mila) =>
  t.call(method, `/offers/${path}`, { headers, ...(payload ? { payload } : {}) });
const eur = (amount: string) => ({ amount, currency: 'EUR' });

/** Both sell the same product: we at 12.50, the rival at the price given. */
async function bothSell(rivalMinor: bigint, overrides = {}) {
  const made = await t.database.write('system', async (db) => {
    const product = await makeProduct(db, { name: 'Harbour soap' });
    const mine = await makeOffer(db, own, product, overrides);
    const other = await makeOffer(db, rival, product, {
      priceMinor: rivalMinor,
      effectiveMinor: rivalMinor,
      stock: 9_770_977,
    });
    return { product, mine, other };
  });
  await ranked(made.product.id);
  return made;
}
async function ranked(...productIds: string[]): Promise<void> {
  await rankOffers(t.deps, productIds);
}

describe('[INV-01] [RT-15] the list of offers', () => {
  it('tells rank, winning price, price to win and how far above, a page at a time', async () => {
    const { mine } = await bothSell(1_000n);
    const [row] = (await call('GET', '')).json().results;
    expect(row).toMatchObject({
      ...{ qid: mine.id, status: 'ACTIVE', rank: 2, productName: 'Harbour soap', stock: 100 },
      ...{ price: eur('12.50'), originalPrice: eur('12.50'), effectivePrice: eur('12.50') },
      ...{ winningPrice: eur('10.00'), priceToWin: eur('9.99'), percentageToWinningPrice: 0.25 },
    });
  });

  it('filters by status, brand, rank and text, and counts each status', async () => {
    const { product } = await bothSell(1_000n);
    await t.database.write('system', async (db) =>
      makeOffer(db, own, await makeProduct(db, { name: 'Pine candle', brandName: 'Nightjar' }), { status: 'INACTIVE' }),
    );
    const found = async (query: string) => (await call('GET', query)).json().count;
    expect(await found('?status=INACTIVE')).toBe(1);
    expect(await found('?rank=LOSING')).toBe(1);
    expect(await found('?rank=WINNING')).toBe(0);
    expect(await found(`?brand=${product.brandSlug}`)).toBe(1);
    expect(await found('?search=pine')).toBe(1);
    expect(await found(`?search=${product.gtin}`)).toBe(1);
    const { counts, total } = (await call('GET', 'total-count-by-status/')).json();
    expect([total, counts.ACTIVE, counts.INACTIVE, counts.BLOCKED]).toEqual([2, 1, 1, 0]);
    const brands = (await call('GET', 'seller/brands/')).json().results;
    expect(brands.map(({ name }: { name: string }) => name)).toEqual(['Lindqvist & Daughters', 'Nightjar']);
    expect((await call('GET', '?page=9')).statusCode).toBe(404);
  });

  it('never tells a rival’s name, stock or offer, in any field or call', async () => {
    const { mine, other, product } = await bothSell(1_000n);
    const answers = await Promise.all([
      call('GET', ''),
      call('GET', `${mine.id}/`),
      call('GET', `${mine.id}/simulation/?price=9.00`),
      call('GET', `${mine.id}/price-history/`),
      call('GET', 'export/'),
      call('GET', `${other.id}/`),
      t.call('GET', `/variants/${product.fid}/${product.slug}/offers/`, { headers: mila.headers }),
      t.call('GET', '/variants/offers/search/?q=harbour', { headers: mila.headers }),
    ]);
    for (const { body } of answers) {
      expect(body).not.toContain('Rivalis');
      expect(body).not.toContain('9770977');
      expect(body).not.toContain(other.id);
      expect(body).not.toContain(rival.id);
    }
    expect(answers[5]?.statusCode).toBe(404);
  });

  it('[INV-07] is exported whole, as text that computes nothing', async () => {
    await t.database.write('system', async (db) =>
      makeOffer(db, own, await makeProduct(db, { name: '=cmd|A1' }), { stock: 7 }),
    );
    const { body, headers } = await call('GET', 'export/');
    expect(headers['content-type']).toContain('text/csv');
    expect(body).toContain("'=cmd|A1");
    expect(body.trim().split('\r\n')).toHaveLength(2);
  });

  it('[INV-07] is exported as a workbook too: figures as numbers, GTINs and everything else as text', async () => {
    const product = await t.database.write('system', async (db) => {
      const made = await makeProduct(db, { name: '=cmd|A1' });
      await makeOffer(db, own, made, { stock: 7, priceMinor: 1_250n });
      return made;
    });
    const { rawPayload, headers } = await call('GET', 'export/?format=xlsx');
    expect(headers['content-disposition']).toContain('inventory.xlsx');
    const { sheets } = await readXlsx(rawPayload);
    const [heading, row] = sheets[0]?.rows ?? [];
    expect([heading?.[0], heading?.[5], heading?.[9]]).toEqual(['GTIN', 'Price', 'Stock']);
    expect([row?.[0], row?.[2], row?.[5], row?.[9]]).toEqual([product.gtin, '=cmd|A1', 12.5, 7]);
    expect((await call('GET', 'export/?format=ods')).statusCode).toBe(400);
    expect((await call('GET', 'export/?brand=%00')).statusCode).toBe(400);
  });
});

describe('[INV-02] [RT-16] one offer', () => {
  it('is changed by version; the answer has the new rank, and the price stands in its history', async () => {
    const { mine } = await bothSell(1_000n);
    const answer = await call('PATCH', `${mine.id}/`, { price: eur('9.99'), version: 1 });
    expect(answer.json()).toMatchObject({ rank: 1, winningPrice: eur('9.99'), priceToWin: null, version: 2 });
    const prices = (await call('GET', `${mine.id}/price-history/`)).json().results;
    expect(prices.map(({ price }: { price: object }) => price)).toEqual([eur('9.99'), eur('12.50')]);
    const stale = await call('PATCH', `${mine.id}/`, { stock: 4, version: 1 });
    expect([stale.statusCode, stale.json().code, stale.json().current.version]).toEqual([409, 'stale_version', 2]);
  });

  it('is out of stock below one selling unit, and sells again with more', async () => {
    const { mine } = await bothSell(1_000n);
    expect((await call('PATCH', `${mine.id}/`, { unitSize: 12, stock: 11 })).json()).toMatchObject({
      ...{ status: 'OUT_OF_STOCK', rank: null, winningPrice: eur('10.00') },
    });
    expect((await call('PATCH', `${mine.id}/`, { stock: 12 })).json().status).toBe('ACTIVE');
  });

  it('refuses a price below the floor, nothing, and another currency, at its code', async () => {
    const { mine } = await bothSell(1_000n, { floorMinor: 1_100n });
    const code = async (body: object) => (await call('PATCH', `${mine.id}/`, body)).json().code;
    expect(await code({ price: eur('10.99') })).toBe('price_below_floor');
    expect(await code({ price: eur('0.00') })).toBe('price_zero');
    expect(await code({ price: { amount: '20.00', currency: 'GBP' } })).toBe('offer_currency_differs');
    expect((await call('PATCH', `${mine.id}/`, { price: eur('10.99'), floor: eur('10.00') })).statusCode).toBe(200);
  });

  it('is another company’s or absent: 404 alike', async () => {
    const { mine } = await bothSell(1_000n);
    for (const id of [mine.id, newId()]) {
      expect((await call('GET', `${id}/`, undefined, theirs)).statusCode).toBe(404);
      expect((await call('PATCH', `${id}/`, { stock: 1 }, theirs)).statusCode).toBe(404);
      expect((await call('DELETE', `${id}/`, undefined, theirs)).statusCode).toBe(404);
    }
  });

  it('is added by its GTIN once, and withdrawn', async () => {
    const product = await t.database.write('system', (db) => makeProduct(db));
    const body = { gtin: product.gtin.slice(1), price: eur('4.20'), stock: 24, unitSize: 6 };
    const made = await call('POST', '', body);
    expect(made.json()).toMatchObject({ status: 'ACTIVE', gtin: product.gtin, price: eur('4.20'), rank: null });
    expect((await call('POST', '', body)).json().code).toBe('offer_exists');
    expect((await call('POST', '', { ...body, gtin: '4006381333931' })).json().code).toBe('gtin_unknown');
    expect((await call('POST', '', { ...body, gtin: '4006381333932' })).json().code).toBe('invalid_gtin');
    await t.runJobs(work);
    expect((await call('GET', `${made.json().qid}/`)).json()).toMatchObject({ rank: 1 });
    expect((await call('DELETE', `${made.json().qid}/`)).statusCode).toBe(204);
    expect((await call('GET', '')).json().count).toBe(0);
  });

  it('a price is tried without being set: rank, what remains after our fee, units asked for', async () => {
    const { mine } = await bothSell(1_000n);
    const tried = (await call('GET', `${mine.id}/simulation/?price=9.99`)).json();
    expect(tried).toEqual({
      ...{ effectivePrice: eur('9.99'), rank: 1, winningPrice: eur('9.99'), remains: eur('9.19') },
      ...{ askedIn30Days: 0, isBelowFloor: false },
    });
    expect((await call('GET', `${mine.id}/simulation/?price=10.00`)).json()).toMatchObject({ rank: 2 });
    expect((await call('GET', `${mine.id}/`)).json().price).toEqual(eur('12.50'));
  });

  it('is tried at most 60 times a minute', async () => {
    const { mine } = await bothSell(1_000n);
    const tries = await Promise.all(Array.from({ length: 62 }, () => call('GET', `${mine.id}/simulation/?price=9.00`)));
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });
});

describe('[INV-03] [RT-17] many offers', () => {
  it('match what wins, within the floor: first as a dry run, then done, then undone', async () => {
    const first = await bothSell(1_000n);
    const second = await bothSell(1_000n, { floorMinor: 1_200n });
    const body = { offers: [first.mine.id, second.mine.id], change: { kind: 'MATCH' } };
    const dry = (await call('POST', 'catalog/', { ...body, dryRun: true })).json();
    expect(dry).toMatchObject({ batchQid: null, changed: 1, kept: 1 });
    expect((await call('GET', `${first.mine.id}/`)).json().price).toEqual(eur('12.50'));
    const done = (await call('POST', 'catalog/', body)).json();
    expect(done.results.map(({ code }: { code: string }) => code).sort()).toEqual(['CHANGED', 'FLOOR_ABOVE']);
    await t.runJobs(work);
    expect((await call('GET', `${first.mine.id}/`)).json()).toMatchObject({ rank: 1, price: eur('9.99') });
    expect((await call('POST', `catalog/${done.batchQid}/undo/`)).json()).toEqual({ restored: 1, kept: 0 });
    expect((await call('GET', `${first.mine.id}/`)).json().price).toEqual(eur('12.50'));
    expect((await call('POST', `catalog/${done.batchQid}/undo/`)).json().code).toBe('batch_undone');
    expect((await call('POST', `catalog/${done.batchQid}/undo/`, undefined, theirs)).statusCode).toBe(404);
  });

  it('change by a percentage, in stock, in state; one that is another’s changes none', async () => {
    const { mine, other } = await bothSell(1_000n);
    const change = (one: object, offers = [mine.id]) => call('POST', 'catalog/', { offers, change: one });
    expect((await change({ kind: 'PRICE_PERCENT', percent: -10 })).json().results[0].after).toEqual(eur('11.25'));
    await change({ kind: 'STOCK', stock: 3 });
    await change({ kind: 'STATUS', status: 'INACTIVE' });
    expect((await call('GET', `${mine.id}/`)).json()).toMatchObject({ stock: 3, status: 'INACTIVE', version: 4 });
    expect((await change({ kind: 'STOCK', stock: 9 }, [mine.id, other.id])).statusCode).toBe(404);
    expect((await call('GET', `${mine.id}/`)).json().stock).toBe(3);
  });
});

it('[INV-03] the SQL of ranks places as the rule does, whatever prices, stocks and sellers there are', async () => {
  const made = await t.database.write('system', async (db) => {
    const product = await makeProduct(db);
    const sellers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => makeSeller(db, { status: n === 3 ? 'PAUSED' : 'ACTIVE' })),
    );
    const offers = [];
    for (const [n, seller] of sellers.entries())
      offers.push(
        await makeOffer(db, seller, product, {
          effectiveMinor: BigInt(900 + (n % 4)),
          stock: n === 5 ? 0 : 10,
          priceChangedAt: `2026-11-0${1 + (n % 3)}T00:00:00.000Z`,
        }),
      );
    return { product, offers, paused: sellers[3]?.id };
  });
  await ranked(made.product.id);
  const market = made.offers.filter(({ sellerId, stock }) => stock > 0 && sellerId !== made.paused).sort(byRank);
  const stored = await t.database.read('system', (db) =>
    db.select().from(offersTable).where(eq(offersTable.productId, made.product.id)),
  );
  const rankOf = (id: string) => stored.find((row) => row.id === id)?.rank;
  expect(market.map(({ id }) => rankOf(id))).toEqual(market.map((_, place) => place + 1));
  expect(stored.filter(({ rank }) => rank === null)).toHaveLength(2);
  expect(new Set(stored.map(({ winningMinor }) => winningMinor))).toEqual(new Set([900n]));
});

it('[INV-02] who loses the first place is told once a day for an offer', async () => {
  const { mine, product } = await bothSell(1_400n);
  const told = async () =>
    (await t.call('GET', '/notifications/', { headers: mila.headers }))
      .json()
      .results.map((one: { type: string }) => one.type);
  const lower = (amount: string) =>
    t.call('GET', '/offers/', { headers: theirs.headers }).then((list) =>
      t.call('PATCH', `/offers/${list.json().results[0].qid}/`, {
        headers: theirs.headers,
        payload: { price: eur(amount) },
      }),
    );
  await lower('12.00');
  await t.runJobs(work);
  expect(await told()).toEqual(['LOST_RANK']);
  await call('PATCH', `${mine.id}/`, { price: eur('11.00') });
  await lower('10.00');
  await t.runJobs(work);
  expect(await told()).toEqual(['LOST_RANK']);
  expect(product.gtin).toHaveLength(14);
});
