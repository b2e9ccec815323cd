/** What a placed order says of those who were not chosen. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { localDate } from '../../kernel/working-time.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { destinationFor, offersServing } from '../offers/offers.public.ts';
import { insertBatch, insertBatchPart } from '../offers/offers.repository.ts';
import { offers } from '../offers/offers.tables.ts';
import { rankOffers } from '../offers/use-cases/rank-offers.ts';
import { orderSales, orders } from '../orders/orders.tables.ts';
import { makeReplacement } from '../replacements/replacements.factory.ts';
import { insightJobs } from './insights.jobs.ts';
import { priceLosses } from './insights.tables.ts';
import { addLosses, forgetLossesOf, type PriceLoss } from './price-losses.repository.ts';
import { notePriceLosses } from './use-cases/note-price-losses.ts';

let t: TestApp;
let cheap: SellerFixture;
let dear: SellerFixture;
let product: Product;
let offerId: string;
beforeAll(async () => {
  t = await testApp();
  cheap = await sellerFixture(t, { seller: { name: 'Rival Trading B.V.' } });
  dear = await sellerFixture(t);
});
beforeEach(async () => {
  product = await makeProduct(t);
  await offerOf(t, cheap.seller.id, product, { stock: 100 });
  offerId = await offerOf(t, dear.seller.id, product, { priceMinor: 110n, stock: 6 });
});
afterAll(() => t.close());

/** A paid order of ten pieces from the cheaper one. */
async function order(quantity = 10, more: object = {}) {
  const buyer = await buyerFixture(t);
  await buyer.ready(product.gtin, quantity, more);
  const { qid: orderId } = (await buyer.complete()).json();
  return { buyerId: buyer.buyerId, orderId };
}
const lostBy = (id: string, { seller }: SellerFixture) =>
  t.database.read({ sellerId: seller.id }, (db) => db.select().from(priceLosses).where(eq(priceLosses.offerId, id)));
/** So many orders, each of its own. */
const lose = ({ seller }: SellerFixture, id: string, count: number, more: Partial<PriceLoss> = {}) =>
  t.database.write('system', (db) =>
    addLosses(
      db,
      Array.from({ length: count }, () => ({
        ...{
          sellerId: seller.id,
          offerId: id,
          orderId: newId(),
          at: t.clock.now(),
          currency: 'EUR',
          brandName: 'Lindqvist',
        },
        ...{ destinationCountry: 'DE', pieces: 10, paidMinor: 1_000n, ownMinor: 1_100n, ...more },
      })),
    ),
  );
const note = (placed: { buyerId: string; orderId: string }) =>
  t.database.write('system', (db) => notePriceLosses({ db, now: t.clock.now() }, [placed]));

describe('[INV-10] what is lost to lower prices', () => {
  it('is kept once for each offer that could have sent it, without whose the goods were', async () => {
    const placed = await order();
    await t.runJobs(work);
    await note(placed);
    expect(await lostBy(offerId, dear)).toEqual([
      {
        ...{ sellerId: dear.seller.id, offerId, orderId: placed.orderId, at: expect.any(String) },
        ...{ currency: 'EUR', destinationCountry: 'DE', brandName: 'Lindqvist' },
        ...{ pieces: 6, paidMinor: 600n, ownMinor: 660n },
      },
    ]);
    expect(await lostBy(offerId, cheap)).toEqual([]);
  });

  it('is none of what did not serve the destination, was not in stock or not for sale', async () => {
    for (const state of [
      { hiddenIn: ['DE'] },
      { stock: 0 },
      { status: 'INACTIVE' as const },
      { currency: 'GBP' as const },
    ]) {
      product = await makeProduct(t);
      await offerOf(t, cheap.seller.id, product);
      const id = await offerOf(t, dear.seller.id, product, { priceMinor: 110n, ...state });
      await order();
      await t.runJobs(work);
      expect(await lostBy(id, dear), JSON.stringify(state)).toEqual([]);
    }
  });

  it('is none of an order that was never paid', async () => {
    const placed = await order(10, { paymentMethod: 'BANK_TRANSFER', reference: 'PAY-NEVER' });
    await t.runJobs(work);
    expect(await lostBy(offerId, dear)).toHaveLength(1);
    t.clock.advance(days(6));
    await t.runJobs(work);
    await t.runJobs(work);
    expect(await lostBy(offerId, dear)).toEqual([]);
    await note(placed);
    expect(await lostBy(offerId, dear)).toEqual([]);
  });

  it('is kept of one order with more rows than a statement has values for', async () => {
    await lose(dear, offerId, 8_000);
    expect(await lostBy(offerId, dear)).toHaveLength(8_000);
  });

  it('is none of an order for what was missing of another, and no longer of who sells that', async () => {
    const first = await order();
    await t.runJobs(work);
    const third = await sellerFixture(t);
    const bystander = await offerOf(t, third.seller.id, product, { priceMinor: 120n });
    const taken = await order(10);
    await t.database.write('system', async (db) => {
      const [part] = await db.select().from(orderSales).where(eq(orderSales.orderId, first.orderId));
      await makeReplacement(db, {
        ...{ sellerId: dear.seller.id, offerId, status: 'ACCEPTED', offeredQuantity: 1, orderId: taken.orderId },
        ...{ sourceSellerId: part?.sellerId ?? '', sourceSaleId: part?.saleId ?? '' },
      });
    });
    expect(await lostBy(offerId, dear)).toHaveLength(1);
    await t.runJobs(work);
    expect(await lostBy(offerId, dear)).toEqual([]);
    expect(await lostBy(bystander, third)).toEqual([]);
  });

  it('asks with one text, however many lines orders have', async () => {
    const destination = { ...destinationFor('DE'), currency: 'EUR' as const };
    const names = await t.database.write('system', async (db) => {
      const count = async () =>
        (await db.execute(sql`select 1 from pg_prepared_statements where name like 'write.%'`)).rows.length;
      const before = await count();
      for (let turn = 0; turn < 8; turn += 1)
        for (const length of [1, 2, 3, 4]) {
          const ids = Array.from({ length }, newId);
          await offersServing(db, ids, destination);
          await notePriceLosses(
            { db, now: t.clock.now() },
            ids.map((orderId) => ({ buyerId: orderId, orderId })),
          );
          await forgetLossesOf(db, ids);
        }
      return (await count()) - before;
    });
    // The offers, the orders, the replacements, what goes, and what counts the names.
    expect(names).toBeLessThanOrEqual(6);
  });

  it('is not guessed when the order is long placed', async () => {
    const placed = await order();
    await t.database.write({ buyerId: placed.buyerId }, (db) =>
      db
        .update(orders)
        .set({ createdAt: plus(t.clock.now(), -hours(2)) })
        .where(eq(orders.id, placed.orderId)),
    );
    await note(placed);
    expect(await lostBy(offerId, dear)).toEqual([]);
    await t.runJobs(work);
  });

  it('is told by period, brand, destination and offer, also as a file, and never whose or how much else there was', async () => {
    const own = await sellerFixture(t);
    const id = await offerOf(t, own.seller.id, product, { priceMinor: 104n, stock: 8 });
    await rankOffers(t.deps, [product.id]);
    await order();
    await t.runJobs(work);
    await lose(own, id, 4, { pieces: 5, paidMinor: 513n, ownMinor: 540n });
    await lose(own, id, 6, { at: plus(t.clock.now(), -days(35)), paidMinor: 777n });
    t.clock.advance(days(1));
    const { headers } = await signedIn(t, { sellerId: own.seller.id });
    const asked = async (path: string) => (await t.call('GET', path, { headers })).body;
    const body = await asked('/insights/?period=30');
    // 8.00 and four times 5.13; 28 pieces.
    const amount = { amount: '29.00', currency: 'EUR' };
    const nothing = { amount: '0.00', currency: 'EUR' };
    expect(JSON.parse(body).lost).toEqual({
      ...{ sales: amount, before: { amount: '47.00', currency: 'EUR' }, orders: 5, pieces: 30, offers: 1 },
      ...{ near: { offers: 1, sales: amount }, far: { offers: 0, sales: nothing } },
      brands: [{ key: 'Lindqvist', orders: 5, sales: amount }],
      destinations: [{ key: 'DE', orders: 5, sales: amount }],
      products: [
        {
          qid: id,
          name: expect.any(String),
          brand: 'Lindqvist',
          pieces: 30,
          sales: amount,
          dearer: 0.05,
          isNear: true,
          move: 'MATCH',
        },
      ],
    });
    await t.database.write('system', (db) => db.update(offers).set({ floorMinor: 104n }).where(eq(offers.id, id)));
    expect(JSON.parse(await asked('/insights/rank/?period=30')).lost.products).toMatchObject([{ move: 'FLOOR' }]);
    expect(JSON.parse(await asked('/insights/?brand=Nobody')).lost).toBeNull();
    expect(JSON.parse(await asked('/insights/?destination=FR')).lost).toBeNull();
    const file = await asked('/insights/export/?period=30');
    expect(file).toContain('Lindqvist,30,29,0.05');
    for (const secret of [cheap.seller.id, cheap.seller.name]) expect(body + file).not.toContain(secret);
  });

  it('is told of five orders and more, as is each part of it', async () => {
    const own = await sellerFixture(t);
    const [few, many] = [
      await offerOf(t, own.seller.id, product),
      await offerOf(t, own.seller.id, await makeProduct(t)),
    ];
    const asked = async (query = '') =>
      (await t.call('GET', `/insights/${query}`, { headers: own.session.headers })).json().lost;
    const yesterday = plus(t.clock.now(), -days(1));
    const rare = { at: yesterday, brandName: 'Rare', destinationCountry: 'FR' };
    await lose(own, few, 4, rare);
    expect(await asked()).toBeNull();
    await lose(own, many, 6, { at: yesterday });
    expect(await asked()).toMatchObject({
      ...{ orders: 10, offers: 2, before: null, near: { offers: 0 }, far: { offers: 1 } },
      ...{ brands: [{ key: 'Lindqvist', orders: 6 }], destinations: [{ key: 'DE' }], products: [{ qid: many }] },
    });
    expect(await asked('?brand=Rare')).toBeNull();
    expect(await asked('?destination=FR')).toBeNull();
    // Goods of one order are one order, however many offers lost it.
    const orderId = newId();
    for (const id of [few, many]) await lose(own, id, 1, { ...rare, orderId });
    expect((await asked('?brand=Rare')).orders).toBe(5);
  });

  it('is told of whole days in the company’s time: what is ordered today shows tomorrow', async () => {
    const own = await sellerFixture(t, { seller: { timeZone: 'Europe/Amsterdam' } });
    const id = await offerOf(t, own.seller.id, product);
    const today = localDate(t.clock.now(), 'Europe/Amsterdam');
    const asked = async (period: number) =>
      (await t.call('GET', `/insights/?period=${period}`, { headers: own.session.headers })).json().lost?.orders;
    // In winter the day begins an hour before midnight UTC.
    await lose(own, id, 5, { at: plus(`${today}T00:00:00.000Z`, -hours(1)) });
    expect(await asked(30)).toBeUndefined();
    await lose(own, id, 5, { at: plus(`${today}T00:00:00.000Z`, -hours(2)) });
    await lose(own, id, 1, { at: plus(`${today}T00:00:00.000Z`, -hours(1) - days(30)) });
    await lose(own, id, 1, { at: plus(`${today}T00:00:00.000Z`, -hours(2) - days(30)) });
    expect([await asked(30), await asked(90)]).toEqual([6, 7]);
  });

  it('does not keep an offer from going, alone or with the list that brought it', async () => {
    const byList = await sellerFixture(t);
    const listed = await offerOf(t, byList.seller.id, product, { priceMinor: 112n });
    const batch = { sellerId: byList.seller.id, id: newId() };
    await t.database.write({ sellerId: batch.sellerId }, async (db) => {
      const madeAt = plus(t.clock.now(), -hours(1));
      await insertBatch(db, { ...batch, source: 'UPLOAD', madeByName: 'Lena', madeAt });
      const listedNow = { isNew: true, status: 'ACTIVE', priceMinor: '112', floorMinor: null, stock: 10, unitSize: 1 };
      const before = [{ id: listed, ...listedNow }];
      await insertBatchPart(db, { sellerId: batch.sellerId, batchId: batch.id, part: 0, before });
    });
    await order();
    await t.runJobs(work);
    expect([await lostBy(offerId, dear), await lostBy(listed, byList)].map(({ length }) => length)).toEqual([1, 1]);
    const { headers } = await signedIn(t, { sellerId: dear.seller.id });
    expect((await t.call('DELETE', `/offers/${offerId}/`, { headers })).statusCode).toBe(204);
    const undone = await t.call('POST', `/offers/catalog/${batch.id}/undo/`, { headers: byList.session.headers });
    expect(undone.json()).toEqual({ restored: 1, kept: 0 });
    expect([await lostBy(offerId, dear), await lostBy(listed, byList)]).toEqual([[], []]);
  });

  it('goes after two of the longest periods', async () => {
    await order();
    await t.runJobs(work);
    const night = insightJobs.find(({ name }) => name === 'insights.forget_losses');
    t.clock.advance(days(700));
    await night?.run({}, t.deps);
    expect(await lostBy(offerId, dear)).toHaveLength(1);
    t.clock.advance(days(33));
    await night?.run({}, t.deps);
    expect(await lostBy(offerId, dear)).toEqual([]);
  });
});
