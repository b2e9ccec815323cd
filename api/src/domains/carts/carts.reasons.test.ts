/** Why pieces of a cart find nobody, in the words of the domain page (section 10), and nothing else about who has them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { offers } from '../offers/offers.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';

let t: TestApp;
let one: SellerFixture;
let other: SellerFixture;
let buyer: BuyerFixture;
let product: Product;
let offerId: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [one, other] = [await sellerFixture(t), await sellerFixture(t)];
  buyer = await buyerFixture(t);
  product = await makeProduct(t);
  offerId = await offerOf(t, one.seller.id, product, { stock: 18, unitSize: 6 });
});

const setOffer = (patch: Partial<typeof offers.$inferInsert>) =>
  t.database.write({ sellerId: one.seller.id }, (db) => db.update(offers).set(patch).where(eq(offers.id, offerId)));
const setSeller = (patch: Partial<typeof sellers.$inferInsert>) =>
  t.database.write('none', (db) => db.update(sellers).set(patch).where(eq(sellers.id, one.seller.id)));
const listOf = async (path: string) => (await buyer.send('GET', `/carts/active/${path}/`)).json().results;
const dropped = async () =>
  (await listOf('dropped-lines')).map(({ quantity, reason }: { quantity: number; reason: string }) => [
    quantity,
    reason,
  ]);
const optimised = async () => {
  await buyer.optimise();
  return dropped();
};
const ofHand = async () => {
  const [{ qid, lines }] = await listOf('allocations');
  return `/carts/active/allocations/${qid}/lines/${lines[0].lineQid}/`;
};

describe('[BUY-05] a line that nobody can send', () => {
  const reasons: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['DESTINATION_NOT_SERVED', () => setSeller({ sellTo: ['USA'] })],
    ['DESTINATION_NOT_SERVED', () => setOffer({ hiddenIn: ['DE'] })],
    ['SELLER_NOT_ACTIVE', () => setSeller({ status: 'PAUSED', pauseReason: 'HOLIDAY' })],
    ['BRAND_RESTRICTED', () => setOffer({ status: 'BLOCKED', blockedReason: 'BRAND_RESTRICTED' })],
    ['INSUFFICIENT_STOCK', () => setOffer({ status: 'OUT_OF_STOCK', stock: 0 })],
    ['NO_OFFER', () => setOffer({ status: 'INACTIVE' })],
    ['NO_OFFER', () => setOffer({ status: 'BLOCKED', blockedReason: 'COMPLIANCE' })],
    ['NO_OFFER', () => setOffer({ currency: 'GBP' })],
    ['NO_OFFER', () => setSeller({ status: 'CLOSED' })],
  ];
  it.each(reasons)('says %s when that is so (%#)', async (reason, change) => {
    await buyer.add(product.gtin, 12);
    await change();
    expect(await optimised()).toEqual([[12, reason]]);
    // And nothing of whose it was or how much there is.
    const [line] = await listOf('dropped-lines');
    expect(Object.keys(line).sort()).toEqual(['gtin', 'lineQid', 'productName', 'quantity', 'reason']);
    expect(JSON.stringify(line)).not.toContain(one.seller.name);
  });

  it('of two sellers names what is nearest, and counts who serves before who does not', async () => {
    const rival = await offerOf(t, other.seller.id, product, { stock: 5 });
    await buyer.add(product.gtin, 12);
    await setSeller({ sellTo: ['USA'] });
    expect(await optimised()).toEqual([[7, 'INSUFFICIENT_STOCK']]);
    await t.database.write({ sellerId: other.seller.id }, (db) =>
      db.update(offers).set({ status: 'OUT_OF_STOCK', stock: 0 }).where(eq(offers.id, rival)),
    );
    expect(await optimised()).toEqual([[12, 'INSUFFICIENT_STOCK']]);
  });
});

describe('[BUY-06] a change by hand', () => {
  it('that takes less says so, as its own choice, also when the cart is shared out again', async () => {
    await buyer.add(product.gtin, 18);
    await buyer.optimise();
    await buyer.send('PATCH', await ofHand(), { quantity: 12 });
    expect(await dropped()).toEqual([[6, 'BUYERS_CHOICE']]);
    expect(await optimised()).toEqual([[6, 'BUYERS_CHOICE']]);
    await buyer.send('DELETE', await ofHand());
    expect(await dropped()).toEqual([[18, 'BUYERS_CHOICE']]);
  });

  it('that leaves less than a selling unit, or what is below a minimum, says that', async () => {
    await offerOf(t, other.seller.id, product, { stock: 2, priceMinor: 150n });
    await buyer.add(product.gtin, 14);
    await buyer.optimise();
    const [cheap] = await listOf('allocations').then((all) =>
      all.filter(({ lines }: { lines: { unitSize: number }[] }) => lines[0]?.unitSize === 6),
    );
    const at = `/carts/active/allocations/${cheap.qid}/lines/${cheap.lines[0].lineQid}/`;
    await setSeller({ terms: [{ region: 'EUROPE', minimumMinor: '5000', shippingMinor: '0' }] });
    await buyer.send('DELETE', at);
    expect(await dropped()).toEqual([[12, 'BELOW_MOV']]);
    await setSeller({ terms: [], status: 'PAUSED' });
    const [dear] = await listOf('allocations');
    await buyer.send('DELETE', `/carts/active/allocations/${dear.qid}/lines/${dear.lines[0].lineQid}/`);
    expect(await dropped()).toEqual([[14, 'BUYERS_CHOICE']]);
  });

  it('that its seller can’t keep is refused, and why is not told of one seller; of the line as a whole it is', async () => {
    await buyer.add(product.gtin, 18);
    await buyer.optimise();
    const at = await ofHand();
    const refused = async () => (await buyer.send('PATCH', at, { quantity: 12 })).json();
    await setSeller({ status: 'PAUSED' });
    const paused = await refused();
    expect(paused).toMatchObject({ status: 404, code: 'product_not_found' });
    await setSeller({ status: 'ACTIVE', sellTo: ['USA'] });
    const elsewhere = await refused();
    await setSeller({ sellTo: ['EUROPE'] });
    await setOffer({ status: 'BLOCKED', blockedReason: 'BRAND_RESTRICTED' });
    const blocked = await refused();
    expect(paused).not.toHaveProperty('reason');
    for (const one of [elsewhere, blocked]) expect({ ...one, requestId: '' }).toEqual({ ...paused, requestId: '' });
    await setOffer({ unitSize: 5, status: 'ACTIVE', blockedReason: null });
    expect(await refused()).toMatchObject({ code: 'invalid_unit_size', unitSize: 5 });
    await setOffer({ stock: 0, status: 'OUT_OF_STOCK' });
    expect(await refused()).toMatchObject({ code: 'allocation_line_quantity_exceeded', availableQuantity: 0 });
    await setSeller({ status: 'PAUSED' });
    await buyer.send('DELETE', at);
    expect(await dropped()).toEqual([[18, 'SELLER_NOT_ACTIVE']]);
  });

  it('says nothing of what a seller has that the line was never shared out to', async () => {
    const balm = await makeProduct(t);
    await offerOf(t, other.seller.id, balm, { stock: 5 });
    const hidden = await offerOf(t, one.seller.id, balm, { stock: 0, status: 'OUT_OF_STOCK' });
    await buyer.add(product.gtin, 18);
    await buyer.add(balm.gtin, 2);
    await buyer.optimise();
    const all = await listOf('allocations');
    const share = all.find(({ lines }: { lines: { unitSize: number }[] }) => lines[0]?.unitSize === 6);
    const line = (await listOf('lines')).find(({ gtin }: { gtin: string }) => gtin === balm.gtin);
    const at = `/carts/active/allocations/${share.qid}/lines/${line.qid}/`;
    const told = (await buyer.send('PATCH', at, { quantity: 1 })).json();
    expect(told.code).toBe('product_not_found');
    await t.database.write('system', (db) => db.delete(offers).where(eq(offers.id, hidden)));
    expect({ ...(await buyer.send('PATCH', at, { quantity: 1 })).json(), requestId: '' }).toEqual({
      ...told,
      requestId: '',
    });
  });

  it('leaves a cart of which nobody has said that it is the cheapest', async () => {
    await buyer.add(product.gtin, 18);
    expect((await buyer.optimise()).json()).toMatchObject({ isProven: true, gap: 0 });
    expect((await buyer.send('PATCH', await ofHand(), { quantity: 12 })).json()).toMatchObject({
      ...{ status: 'ALLOCATED', isProven: null, gap: null },
    });
    expect((await buyer.optimise()).json()).toMatchObject({ isProven: true, gap: 0 });
  });

  it('takes the price of the moment, which the answer shows', async () => {
    await buyer.add(product.gtin, 18);
    await buyer.optimise();
    await setOffer({ effectiveMinor: 120n });
    expect((await buyer.send('PATCH', await ofHand(), { quantity: 12 })).json().goods.amount).toBe('14.40');
    expect(await listOf('allocations')).toMatchObject([
      { status: 'VALID', lines: [{ unitPrice: { amount: '1.20' } }] },
    ]);
  });
});

describe('[BUY-04] [BUY-06] [BUY-07] a stock', () => {
  it('is told up to 10,000 in refusals too', async () => {
    await setOffer({ stock: 20_000, unitSize: 1 });
    const most = { availableQuantity: 10_000 };
    expect((await buyer.add(product.gtin, 30_000)).json()).toMatchObject({
      code: 'cart_line_quantity_exceeded',
      ...most,
    });
    await buyer.add(product.gtin, 20_000);
    await buyer.optimise();
    await buyer.choose();
    await setOffer({ stock: 15_000 });
    expect((await buyer.send('PATCH', await ofHand(), { quantity: 15_001 })).json()).toMatchObject({
      ...{ code: 'allocation_line_quantity_exceeded', ...most },
    });
    expect((await buyer.complete()).json()).toMatchObject({ code: 'orderline_quantity_mismatch', ...most });
  });
});
