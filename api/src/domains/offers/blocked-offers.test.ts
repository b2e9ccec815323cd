/** Our people take offers off sale and give them back (domain page, section 9: BLOCKED). */
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import type { OfferRow } from './offers.factory.ts';
import { offers } from './offers.tables.ts';
import { makeOffer, makeProduct } from './shelf.factory.ts';

let t: TestApp;
let staff: Session;
let company: SellerRow;
let seller: Session;
let offer: OfferRow;
let gtin: string;
beforeAll(async () => {
  t = await testApp();
  staff = await staffIn(t, 'staff.sellers');
});
afterAll(() => t.close());
beforeEach(async () => {
  const made = await t.database.write('system', async (db) => {
    const own = await makeSeller(db);
    const product = await makeProduct(db);
    const rival = await makeOffer(db, await makeSeller(db), product, { priceMinor: 1_000n });
    return { own, product, rival, offer: await makeOffer(db, own, product, { priceMinor: 1_250n, stock: 40 }) };
  });
  [company, offer, gtin] = [made.own, made.offer, made.product.gtin];
  seller = await signedIn(t, { sellerId: company.id });
  await t.runJobs(work);
});

const post = (path: string, payload: object, { headers }: Session) => t.call('POST', path, { headers, payload });
const own = async () => (await t.call('GET', `/offers/${offer.id}/`, { headers: seller.headers })).json();
const change = (payload: object) => t.call('PATCH', `/offers/${offer.id}/`, { headers: seller.headers, payload });
const block = (reason = 'COMPLIANCE', more: object = {}) =>
  post(`/internal/offers/${offer.id}/block/`, { reason, note: 'The safety data sheet is missing.', ...more }, staff);
const unblock = () => post(`/internal/offers/${offer.id}/unblock/`, {}, staff);
const listed = async (query = '') =>
  (await t.call('GET', `/internal/offers/?size=100${query}`, { headers: staff.headers }))
    .json()
    .results.filter(({ sellerQid }: { sellerQid: string }) => sellerQid === company.id);
const mails = () =>
  t.database.read('none', (db) => db.select().from(messagesSent).where(eq(messagesSent.recipient, seller.user.email)));

describe('[INV-01] an offer that our people block', () => {
  it('is out of the market, its seller reads why on it and by mail, and what settles it gives it back', async () => {
    const blocked = await block();
    expect(blocked.json()).toMatchObject({ status: 'BLOCKED', blockedReason: 'COMPLIANCE', sellerName: company.name });
    await t.runJobs(work);
    expect(await own()).toMatchObject({
      ...{ status: 'BLOCKED', blockedReason: 'COMPLIANCE', blockedNote: 'The safety data sheet is missing.' },
      rank: null,
    });
    expect(await listed()).toMatchObject([{ qid: offer.id, gtin, blockedReason: 'COMPLIANCE' }]);
    expect((await unblock()).json()).toMatchObject({ status: 'ACTIVE', blockedReason: null, blockedNote: null });
    await t.runJobs(work);
    expect(await own()).toMatchObject({ status: 'ACTIVE', rank: 2, blockedReason: null });
    expect(await listed()).toEqual([]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your offer is blocked: Harbour soap',
      'Your offer sells again: Harbour soap',
    ]);
    expect((await unblock()).json().code).toBe('offer_not_blocked');
  });

  it('is not sold by whatever its seller does: stock, price, switching off and on, or offering it anew', async () => {
    await block();
    expect((await change({ stock: 90 })).json()).toMatchObject({ status: 'BLOCKED', stock: 90 });
    expect((await change({ price: { amount: '9.00', currency: company.currency } })).json().status).toBe('BLOCKED');
    expect((await change({ status: 'INACTIVE' })).json().status).toBe('INACTIVE');
    expect((await change({ status: 'ACTIVE' })).json().code).toBe('offer_blocked');
    const withdrawn = await t.call('DELETE', `/offers/${offer.id}/`, { headers: seller.headers });
    expect(withdrawn.json().code).toBe('offer_blocked');
    expect(await listed()).toHaveLength(1);
    // What the seller switched off stays so.
    expect((await unblock()).json()).toMatchObject({ status: 'INACTIVE', blockedReason: null });
  });

  it('for its price sells again once the price is corrected, and not before', async () => {
    await block('PRICE_OUTLIER');
    await t.runJobs(work);
    const priced = async (amount: string) => (await change({ price: { amount, currency: company.currency } })).json();
    expect(await priced('50.01')).toMatchObject({ status: 'BLOCKED', blockedReason: 'PRICE_OUTLIER' });
    expect(await priced('11.00')).toMatchObject({ status: 'ACTIVE', blockedReason: null, blockedNote: null });
  });

  it('for its price, where nobody else sells it, sells again once the price is another altogether', async () => {
    await t.database.write('system', (db) =>
      db
        .update(offers)
        .set({ status: 'INACTIVE' })
        .where(and(eq(offers.productId, offer.productId), ne(offers.sellerId, company.id))),
    );
    await block('PRICE_OUTLIER');
    await t.runJobs(work);
    const priced = async (amount: string) => (await change({ price: { amount, currency: company.currency } })).json();
    expect(await priced('12.60')).toMatchObject({ status: 'BLOCKED', blockedReason: 'PRICE_OUTLIER' });
    expect(await priced('63.00')).toMatchObject({ status: 'ACTIVE', blockedReason: null });
  });

  it('is blocked again when the change that corrected its price is undone', async () => {
    await block('PRICE_OUTLIER');
    await t.runJobs(work);
    const change = { kind: 'PRICE_PERCENT', percent: -12 };
    const { batchQid } = (await post('/offers/catalog/', { offers: [offer.id], change }, seller)).json();
    expect(await own()).toMatchObject({ status: 'ACTIVE', blockedReason: null });
    await post(`/offers/catalog/${batchQid}/undo/`, {}, seller);
    expect(await own()).toMatchObject({ status: 'BLOCKED', blockedReason: 'PRICE_OUTLIER' });
    expect(await listed()).toHaveLength(1);
  });

  it('is found by its GTIN before; a stale version and an offer that is not there are refused', async () => {
    expect(await listed(`&gtin=${gtin}`)).toMatchObject([{ qid: offer.id, blockedReason: null, version: 1 }]);
    await change({ stock: 41 });
    expect((await block('COMPLIANCE', { version: 1 })).json()).toMatchObject({ code: 'stale_version' });
    expect((await post(`/internal/offers/${newId()}/unblock/`, {}, staff)).statusCode).toBe(404);
    expect((await post(`/internal/offers/${offer.id}/block/`, { reason: 'COMPLIANCE' }, staff)).statusCode).toBe(400);
    expect((await post(`/internal/offers/${offer.id}/unblock/`, {}, seller)).statusCode).toBe(403);
  });
});
