/** What an allocation rests on may change before it is ordered: the cart says so, and the checkout refuses with the code for it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { offers } from '../offers/offers.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';

let t: TestApp;
let seller: SellerFixture;
let buyer: BuyerFixture;
let product: Product;
let offerId: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await sellerFixture(t);
  buyer = await buyerFixture(t);
  product = await makeProduct(t);
  offerId = await offerOf(t, seller.seller.id, product, { stock: 20 });
  await buyer.ready(product.gtin, 10);
});

const setOffer = (patch: Partial<typeof offers.$inferInsert>) =>
  t.database.write({ sellerId: seller.seller.id }, (db) => db.update(offers).set(patch).where(eq(offers.id, offerId)));
const setSeller = (patch: Partial<typeof sellers.$inferInsert>) =>
  t.database.write('none', (db) => db.update(sellers).set(patch).where(eq(sellers.id, seller.seller.id)));
const asks = (minimumMinor: string, shippingMinor = '0') =>
  setSeller({ terms: [{ region: 'EUROPE', minimumMinor, shippingMinor }] });
const allocation = async () => (await buyer.send('GET', '/carts/active/allocations/')).json().results[0];
const validate = async () => (await buyer.send('POST', '/checkouts/active/validate/', {})).json();

describe('[BUY-07] [ERR-08] an allocation', () => {
  const changes: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    ['the price', 'orderline_price_mismatch', () => setOffer({ effectiveMinor: 99n })],
    ['the stock', 'orderline_quantity_mismatch', () => setOffer({ stock: 9 })],
    ['the selling unit', 'orderline_quantity_mismatch', () => setOffer({ unitSize: 3 })],
    ['the seller', 'orderline_quantity_mismatch', () => setSeller({ status: 'PAUSED' })],
    ['the destination', 'orderline_quantity_mismatch', () => setOffer({ hiddenIn: ['DE'] })],
    ['the cost of shipping', 'orderline_price_mismatch', () => asks('0', '700')],
  ];
  it.each(changes)(
    'is STALE once %s has changed, and %s is told by validating and completing',
    async (_, code, change) => {
      expect((await allocation()).status).toBe('VALID');
      expect((await validate()).status).toBe('VALIDATED');
      await change();
      expect((await allocation()).status).toBe('STALE');
      expect(await validate()).toMatchObject({ status: 409, code });
      expect((await buyer.complete()).json()).toMatchObject({ status: 409, code });
      expect((await buyer.send('GET', '/orders/')).json().count).toBe(0);
    },
  );

  it('goes with a change of the cart’s lines', async () => {
    await buyer.add(product.gtin, 1);
    expect((await buyer.send('GET', '/carts/active/allocations/')).json().count).toBe(0);
    expect((await validate()).code).toBe('checkout_not_found');
  });

  it('stands when its stock changed and is still enough', async () => {
    await setOffer({ stock: 10 });
    expect((await allocation()).status).toBe('VALID');
    expect((await buyer.complete()).statusCode).toBe(200);
  });
});

describe('[BUY-07] [ERR-08] the minimum order value', () => {
  it('is asked again when the order is placed, as the seller has it then', async () => {
    await asks('1001');
    expect(await allocation()).toMatchObject({
      ...{ status: 'BELOW_MOV', minimum: { amount: '10.01' }, shortBy: { amount: '0.01' } },
    });
    const refusal = { status: 409, code: 'allocation_mov_not_met', shortBy: { amount: '0.01', currency: 'EUR' } };
    expect(await validate()).toMatchObject(refusal);
    expect((await buyer.complete()).json()).toMatchObject(refusal);
    const [row] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, offerId)));
    expect(row?.stock).toBe(20);
    // Exactly at it passes.
    await asks('1000');
    expect((await allocation()).status).toBe('VALID');
    expect((await buyer.complete()).statusCode).toBe(200);
  });

  it('is not asked with prices that are no longer shown: the change is told first', async () => {
    await asks('1001');
    await setOffer({ effectiveMinor: 110n });
    // With the price of now it would be reached.
    expect((await buyer.complete()).json().code).toBe('orderline_price_mismatch');
    expect((await validate()).code).toBe('orderline_price_mismatch');
  });

  it('that was not reached by hand and is lower now hinders nobody', async () => {
    await asks('800');
    await buyer.optimise();
    const { qid, lines } = await allocation();
    await buyer.send('PATCH', `/carts/active/allocations/${qid}/lines/${lines[0].lineQid}/`, { quantity: 7 });
    expect(await allocation()).toMatchObject({ status: 'BELOW_MOV', shortBy: { amount: '1.00' } });
    expect((await buyer.complete()).json().code).toBe('allocation_mov_not_met');
    await asks('700');
    expect((await allocation()).status).toBe('VALID');
    expect((await buyer.complete()).json()).toMatchObject({ goods: { amount: '7.00' } });
  });
});
