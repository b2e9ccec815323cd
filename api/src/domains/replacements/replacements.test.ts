import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { outbox } from '../../platform/db/platform.tables.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Work } from '../../platform/jobs/worker.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { offers } from '../offers/offers.tables.ts';
import { products } from '../variants/variants.tables.ts';
import { makeReplacement } from './replacements.factory.ts';
import { replacementSubscribers } from './replacements.subscribers.ts';

const work: Work = { jobs: [], subscribers: replacementSubscribers };
let t: TestApp;
let lacking: SellerFixture;
let having: SellerFixture;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  lacking = await sellerFixture(t);
  having = await sellerFixture(t);
});

const asked = async (who: SellerFixture) =>
  (await t.call('GET', '/replacements/', { headers: who.session.headers })).json().results;
const answer = (who: SellerFixture, qid: string, what: 'offer' | 'decline', payload: object) =>
  t.call('POST', `/replacements/${qid}/${what}/`, { headers: who.session.headers, payload });

/** The product of this seller's first offer is sold by the other one too. Answers its GTIN. */
async function shareProduct(change: Partial<typeof offers.$inferInsert> = { stock: 100 }): Promise<string> {
  return t.database.write('system', async (db) => {
    const [offer] = await db
      .select()
      .from(offers)
      .where(eq(offers.id, having.offerIds[0] ?? ''));
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.id, offer?.productId ?? ''));
    await db
      .update(offers)
      .set(change)
      .where(and(eq(offers.sellerId, having.seller.id), eq(offers.id, having.offerIds[0] ?? '')));
    return product?.gtin ?? '';
  });
}

/** The first offer of this seller becomes one of that product, at that price. */
async function sell(who: SellerFixture, gtin: string, priceMinor: bigint): Promise<void> {
  await t.database.write('system', async (db) => {
    const [product] = await db.select().from(products).where(eq(products.gtin, gtin));
    await db
      .update(offers)
      .set({ productId: product?.id ?? '', priceMinor })
      .where(and(eq(offers.sellerId, who.seller.id), eq(offers.id, who.offerIds[0] ?? '')));
  });
}

/** Four of ten pieces are confirmed, in an order of that product. */
async function reduce(gtin: string): Promise<void> {
  const { id, lineIds } = await lacking.sale({ lines: [{ gtin, productName: 'Harbour soap' }] });
  const lines = [{ qid: lineIds[0], confirmedQuantity: 4, reason: 'OUT_OF_STOCK' }];
  expect((await lacking.send('POST', id, 'confirm_saleline_quantities/', { lines })).statusCode).toBe(200);
  await t.runJobs(work);
}

describe('units that are missing of an order', () => {
  it('are offered to another seller of the product, who learns neither buyer nor the one who lacks them', async () => {
    const gtin = await shareProduct();
    const { id, lineIds } = await lacking.sale({ lines: [{ gtin }] });
    const cost = await lacking.send('POST', id, 'reduction_cost/', {
      lines: [{ qid: lineIds[0], confirmedQuantity: 4 }],
    });
    expect(cost.json().otherSellers, 'told before').toBe(1);
    await reduce(gtin);
    expect(await asked(having)).toEqual([
      {
        qid: expect.any(String),
        status: 'OPEN',
        gtin,
        productName: 'Harbour soap',
        brandName: 'Lindqvist & Daughters',
        missingQuantity: 6,
        unitSize: expect.any(Number),
        stock: 100,
        unitPrice: { amount: '12.50', currency: 'EUR' },
        destinationCountry: 'DE',
        offeredQuantity: null,
        createdAt: t.clock.now(),
        // The clock stands at a Saturday: one working day on is Monday.
        answerBy: expect.stringMatching(/^2026-11-23T/),
        version: 1,
      },
    ]);
    expect(await asked(lacking)).toEqual([]);
  });

  it('are offered to the five who ask least, and the seller is told of as many before', async () => {
    const gtin = await shareProduct();
    const dearer = await Promise.all(Array.from({ length: 5 }, () => sellerFixture(t)));
    for (const who of dearer) await sell(who, gtin, 2_000n);
    const { id, lineIds } = await lacking.sale({ lines: [{ gtin }] });
    const cost = await lacking.send('POST', id, 'reduction_cost/', {
      lines: [{ qid: lineIds[0], confirmedQuantity: 4 }],
    });
    expect(cost.json().otherSellers).toBe(5);
    await reduce(gtin);
    expect(await asked(having)).toHaveLength(1);
    const lists = await Promise.all(dearer.map(asked));
    expect(lists.filter((list) => list.length > 0)).toHaveLength(4);
  });

  const others: [string, Partial<typeof offers.$inferInsert>][] = [
    ['has none in stock', { stock: 0 }],
    ['does not sell it at the moment', { status: 'INACTIVE' }],
    ['does not sell it to that country', { hiddenIn: ['DE'] }],
    ['sells it in another currency', { currency: 'GBP' }],
  ];
  it.each(others)('are not offered to a seller who %s', async (_why, change) => {
    const gtin = await shareProduct(change);
    await reduce(gtin);
    expect(await asked(having)).toEqual([]);
  });

  it('are asked for once, also when the event is delivered twice', async () => {
    await reduce(await shareProduct());
    await t.database.write('none', async (db) => {
      const events = await db.select().from(outbox).where(eq(outbox.topic, 'sale.confirmed_reduced'));
      for (const { id } of events) await enqueue(db, 'outbox.deliver', { id });
    });
    await t.runJobs(work);
    expect(await asked(having)).toHaveLength(1);
  });

  it('are none when everything is confirmed', async () => {
    const gtin = await shareProduct();
    const { id } = await lacking.sale({ lines: [{ gtin }] });
    await lacking.send('POST', id, 'confirm_saleline_quantities/', { lines: [] });
    await t.runJobs(work);
    expect(await asked(having)).toEqual([]);
  });
});

describe('units of an order that is declined', () => {
  const decline = async (gtin: string, reasons: string[], confirmed?: number) => {
    const { id, lineIds } = await lacking.sale({ lines: [{ gtin, productName: 'Harbour soap' }] });
    if (confirmed !== undefined) {
      const lines = [{ qid: lineIds[0], confirmedQuantity: confirmed, reason: 'PARTIAL_STOCK' }];
      await lacking.send('POST', id, 'confirm_saleline_quantities/', { lines });
    }
    expect((await lacking.send('POST', id, 'decline/', { reasons })).statusCode).toBe(200);
    await t.runJobs(work);
  };
  const missing = async () =>
    (await asked(having)).map(({ missingQuantity }: { missingQuantity: number }) => missingQuantity);

  it('[ORD-06] are offered to another seller of the product, all of them', async () => {
    await decline(await shareProduct(), ['PRICE_INCORRECT']);
    expect(await missing()).toEqual([10]);
    expect(await asked(lacking)).toEqual([]);
  });

  it('[ORD-06] are those still promised, where others were asked for the rest before', async () => {
    await decline(await shareProduct(), ['WAREHOUSE_CLOSED'], 4);
    expect((await missing()).toSorted()).toEqual([4, 6]);
  });

  it.each(['BUYER_REQUESTED_CHANGE', 'DUPLICATE_ORDER'])('[ORD-06] are offered to nobody after %s', async (reason) => {
    await decline(await shareProduct(), [reason]);
    expect(await missing()).toEqual([]);
  });
});

describe('an answer', () => {
  const make = (overrides = {}) =>
    t.database.write('system', (db) => makeReplacement(db, { sellerId: having.seller.id, ...overrides }));

  it('offers units, tells the outbox, and may be sent again', async () => {
    const { id } = await make();
    for (let time = 0; time < 2; time += 1) {
      const sent = await answer(having, id, 'offer', { quantity: 6, version: 1 });
      expect(sent.statusCode).toBe(200);
      expect(sent.json()).toMatchObject({ status: 'OFFERED', offeredQuantity: 6, version: 2 });
    }
    const events = await t.database.read('none', (db) =>
      db.select().from(outbox).where(eq(outbox.topic, 'replacement.offered')),
    );
    expect(events.filter(({ payload }) => payload.replacementId === id)).toHaveLength(1);
    expect(await asked(having)).toEqual([]);
  });

  it('declines, and cannot be changed afterwards', async () => {
    const { id } = await make();
    expect((await answer(having, id, 'decline', {})).json().status).toBe('DECLINED');
    const late = await answer(having, id, 'offer', { quantity: 6 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'replacement_closed']);
  });

  it.each([
    ['more than is missing', { quantity: 18 }, 'replacement_too_many'],
    ['no whole selling unit', { quantity: 7 }, 'replacement_not_multiple'],
    ['a version that was seen too late', { quantity: 6, version: 9 }, 'stale_version'],
  ])('refuses %s', async (_what, body, code) => {
    const { id } = await make();
    const refused = await answer(having, id, 'offer', body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, code]);
    expect(await asked(having)).toHaveLength(1);
  });

  it('may be all that is missing, though that is no whole selling unit', async () => {
    const { id } = await make({ missingQuantity: 5, unitSize: 6 });
    expect((await answer(having, id, 'offer', { quantity: 5 })).statusCode).toBe(200);
  });

  it('comes too late after the time to answer', async () => {
    const { id } = await make({ answerBy: t.clock.now() });
    expect(await asked(having)).toEqual([]);
    expect((await answer(having, id, 'offer', { quantity: 6 })).json().code).toBe('replacement_closed');
  });

  it('is for the asked seller alone', async () => {
    const { id } = await make();
    expect((await answer(lacking, id, 'offer', { quantity: 6 })).statusCode).toBe(404);
    expect((await answer(having, newId(), 'decline', {})).statusCode).toBe(404);
    expect((await answer(having, id, 'offer', { quantity: 0 })).statusCode).toBe(400);
  });
});
