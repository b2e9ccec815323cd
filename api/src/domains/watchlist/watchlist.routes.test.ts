import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buyerFixture } from '../../testing/buyer-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { makeOffer, makeProduct } from '../offers/shelf.factory.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { searchDays } from '../variants/variants.tables.ts';

let t: TestApp;
let own: SellerRow;
let mila: Session;
let soap: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  own = await t.database.write('none', (db) => makeSeller(db));
  mila = await signedIn(t, { sellerId: own.id });
  soap = await t.database.write('system', async (db) => {
    const product = await makeProduct(db);
    await makeOffer(db, await makeSeller(db), product, { effectiveMinor: 990n, stock: 50 });
    return product;
  });
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object, { headers } = mila) =>
  t.call(method, path, { headers, ...(payload ? { payload } : {}) });
const items = async (query = '') => (await call('GET', `/watchlist/items/${query}`)).json();
const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('[INV-09] [BUY-10] the watchlist', () => {
  it('holds a product once, with targets that are met by price and quantity', async () => {
    const made = (
      await call('POST', '/watchlist/items/', { gtin: soap.gtin, targetPrice: eur('9.90'), targetQuantity: 50 })
    ).json();
    expect(made).toMatchObject({
      gtin: soap.gtin,
      bestPrice: eur('9.90'),
      stock: 50,
      areTargetsMet: true,
      isAvailable: true,
    });
    expect((await call('POST', '/watchlist/items/', { gtin: soap.gtin })).json().code).toBe('watched_already');
    const path = `/watchlist/items/${soap.gtin}/`;
    expect((await call('PATCH', path, { targetQuantity: 51, version: 1 })).json()).toMatchObject({
      areTargetsMet: false,
      version: 2,
    });
    expect((await call('PATCH', path, { targetQuantity: 1, version: 1 })).json().code).toBe('stale_version');
    expect([(await items('?are_targets_met=true')).count, (await items('?is_available=true')).count]).toEqual([0, 1]);
    expect((await call('DELETE', path)).statusCode).toBe(204);
    expect((await call('DELETE', path)).json().code).toBe('not_watched');
  });

  it('[INV-08] tells what others have in steps, whatever the reader asks for or has himself', async () => {
    const product = await t.database.write('system', (db) => makeProduct(db));
    const rival = await t.database.write('none', (db) => makeSeller(db));
    const { id: rivalsOffer } = await t.database.write('system', (db) =>
      makeOffer(db, rival, product, { effectiveMinor: 990n, stock: 50 }),
    );
    const mine = await t.database.write('system', (db) =>
      makeOffer(db, own, product, { effectiveMinor: 1_090n, stock: 1 }),
    );
    await call('POST', '/watchlist/items/', { gtin: product.gtin });
    const setStock = (id: string, stock: number) =>
      t.database.write('system', (db) => db.update(offers).set({ stock }).where(eq(offers.id, id)));
    const seen = async (asked: number, has: number) => {
      await setStock(mine.id, has);
      await call('PATCH', `/watchlist/items/${product.gtin}/`, { targetQuantity: asked });
      const [{ stock, areTargetsMet }] = (await items()).results;
      return `${stock} ${areTargetsMet} ${(await items('?are_targets_met=true')).count}`;
    };
    const questions = [1, 50, 51, 60, 77, 78, 99, 100, 101].flatMap((asked) =>
      [1, 22, 23, 24, 50].map((has) => [asked, has] as const),
    );
    const all = async () => {
      const answers: string[] = [];
      for (const [asked, has] of questions) answers.push(await seen(asked, has));
      return answers;
    };
    const before = await all();
    await setStock(rivalsOffer, 99);
    expect(await all()).toEqual(before);
    await setStock(rivalsOffer, 100);
    expect(await all()).not.toEqual(before);
  });

  it('counts nothing in the market of what nobody sells', async () => {
    const unsold = await t.database.write('system', (db) => makeProduct(db));
    const made = (await call('POST', '/watchlist/items/', { gtin: unsold.gtin })).json();
    expect(made).toMatchObject({ bestPrice: null, stock: 0, isAvailable: false, areTargetsMet: false });
    expect((await items('?is_available=true')).count).toBe(0);
  });

  it('is a company’s own', async () => {
    await call('POST', '/watchlist/items/', { gtin: soap.gtin });
    const other = await signedIn(t, { sellerId: (await t.database.write('none', (db) => makeSeller(db))).id });
    expect((await call('GET', '/watchlist/items/', undefined, other)).json().count).toBe(0);
    expect((await call('PATCH', `/watchlist/items/${soap.gtin}/`, { targetQuantity: 2 }, other)).statusCode).toBe(404);
  });

  it('refuses what is no GTIN of the catalogue, and a target in another currency', async () => {
    const code = async (body: object) => (await call('POST', '/watchlist/items/', body)).json().code;
    expect(await code({ gtin: '4006381333931' })).toBe('unknown_gtin');
    expect(await code({ gtin: soap.gtin, targetPrice: { amount: '9.00', currency: 'GBP' } })).toBe('target_currency');
  });

  it('is emptied of several at once', async () => {
    await call('POST', '/watchlist/items/', { gtin: soap.gtin });
    const gone = await call('DELETE', '/watchlist/items/', { gtins: [soap.gtin, '4006381333931'] });
    expect(gone.json()).toEqual({ removed: 1 });
  });
});

describe('[INV-09] [RT-27] trending products', () => {
  it('are what is looked for most in 30 days, with change, winning price, own offer and watching', async () => {
    const day = (back: number) => plus(t.clock.now(), -days(back)).slice(0, 10);
    await t.database.write('system', async (db) => {
      await db.insert(searchDays).values([
        { productId: soap.id, day: day(2), searches: 900_000 },
        { productId: soap.id, day: day(40), searches: 600_000 },
      ]);
    });
    await call('POST', '/watchlist/items/', { gtin: soap.gtin });
    const [first] = (await call('GET', '/trending-products/')).json().results;
    expect(first).toMatchObject({
      ...{ gtin: soap.gtin, searches: 900_000, change: 0.5, watchers: null, winningPrice: eur('9.90') },
      ...{ ownOfferQid: null, isWatched: true },
    });
  });
});

it('[INV-12] what is worth doing is told with numbers', async () => {
  await t.database.write('system', async (db) =>
    makeOffer(db, own, await makeProduct(db), {
      rank: 2,
      winningMinor: 1_000n,
      listedAt: plus(t.clock.now(), -days(25)),
    }),
  );
  const { results } = (await call('GET', '/seller-recommendations/latest/')).json();
  const kinds = results.map(({ kind, count }: { kind: string; count: number }) => [kind, count]);
  expect(kinds).toContainEqual(['MATCH_PRICE', 1]);
  expect(kinds).toContainEqual(['CONFIRM_LIST', 1]);
  expect(results[0].title).toBe('One offer would win at a lower price.');
});

describe('[BUY-10] [BUY-02] a buyer', () => {
  it('watches what serves its country, with targets in its currency, apart from every seller’s list', async () => {
    const buyer = await buyerFixture(t);
    const before = (await items()).count;
    const add = (payload: object) => buyer.send('POST', '/watchlist/items/', payload);
    expect((await add({ gtin: soap.gtin, targetPrice: { amount: '9.90', currency: 'GBP' } })).json().code).toBe(
      'target_currency',
    );
    expect((await add({ gtin: soap.gtin, targetPrice: eur('9.90'), targetQuantity: 50 })).json()).toMatchObject({
      ...{ gtin: soap.gtin, bestPrice: eur('9.90'), stock: 50, areTargetsMet: true },
    });
    expect((await add({ gtin: soap.gtin })).json().code).toBe('watched_already');
    const path = `/watchlist/items/${soap.gtin}/`;
    expect((await buyer.send('PATCH', path, { targetQuantity: 51 })).json()).toMatchObject({ areTargetsMet: false });
    expect((await buyer.send('GET', '/watchlist/items/?are_targets_met=true')).json().count).toBe(0);
    expect((await items()).count).toBe(before);
    expect((await (await buyerFixture(t)).send('GET', '/watchlist/items/')).json().count).toBe(0);
    expect((await buyer.send('DELETE', path)).statusCode).toBe(204);
    expect((await buyer.send('GET', '/trending-products/')).json().code).toBe('permission_denied');
  });

  it('is shown nothing of offers that are hidden where it is', async () => {
    const buyer = await buyerFixture(t);
    await t.database.write('system', (db) =>
      db
        .update(offers)
        .set({ hiddenIn: ['DE'] })
        .where(eq(offers.productId, soap.id)),
    );
    expect((await buyer.send('POST', '/watchlist/items/', { gtin: soap.gtin })).json()).toMatchObject({
      ...{ bestPrice: null, stock: 0, isAvailable: false },
    });
  });

  it('is mailed once when a target is met', async () => {
    const buyer = await buyerFixture(t);
    await buyer.send('POST', '/watchlist/items/', { gtin: soap.gtin, targetPrice: eur('9.90') });
    const notice = async () => {
      await work.jobs.find(({ name }) => name === 'watchlist.targets')?.run({}, t.deps);
      await t.runJobs(work);
      const [{ email } = { email: '' }] = await t.database.read('none', (db) =>
        db.select().from(buyers).where(eq(buyers.id, buyer.buyerId)),
      );
      const mails = await t.database.read('none', (db) =>
        db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
      );
      return mails.map(({ subject }) => subject);
    };
    expect(await notice()).toEqual(['A product you watch has met its target']);
    expect(await notice()).toHaveLength(1);
  });

  it('sees a product’s offers and price history in its own currency', async () => {
    const buyer = await buyerFixture(t, { country: 'GB' });
    const [found] = (await buyer.send('GET', `/variants/search/?q=${soap.gtin}`)).json().results;
    const at = `/variants/${found.fid}/${found.slug}`;
    expect((await buyer.send('GET', `${at}/offers/`)).json()).toMatchObject({ currency: 'GBP', own: null });
    expect((await buyer.send('GET', `${at}/price-history/`)).json()).toMatchObject({ currency: 'GBP' });
  });
});
