/** The offers of a product, as a buyer may see them (BUY-02). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { offerPrices, offers } from '../offers/offers.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { products } from './variants.tables.ts';

let t: TestApp;
let cheap: SellerFixture;
let dear: SellerFixture;
let buyer: BuyerFixture;
let product: Product;
let path: string;
let cheapOffer: string;
let dearOffer: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [cheap, dear] = [await sellerFixture(t), await sellerFixture(t)];
  buyer = await buyerFixture(t);
  product = await makeProduct(t);
  const [row] = await t.database.read('none', (db) => db.select().from(products).where(eq(products.id, product.id)));
  path = `/variants/${row?.fid}/${row?.slug}/offers/`;
  cheapOffer = await offerOf(t, cheap.seller.id, product, { stock: 48, unitSize: 12, effectiveMinor: 90n });
  dearOffer = await offerOf(t, dear.seller.id, product, { stock: 25_000, priceMinor: 130n });
});

const setOffer = (sellerId: string, patch: Partial<typeof offers.$inferInsert>) =>
  t.database.write({ sellerId }, (db) => db.update(offers).set(patch).where(eq(offers.sellerId, sellerId)));
const setSeller = (id: string, patch: Partial<typeof sellers.$inferInsert>) =>
  t.database.write('none', (db) => db.update(sellers).set(patch).where(eq(sellers.id, id)));
const shown = async () => (await buyer.send('GET', path)).json();
const ids = async () => (await shown()).offers.map(({ offerQid }: { offerQid: string }) => offerQid);

describe('[BUY-02] what won before', () => {
  const prices = [
    ['cheap', 90n],
    ['dear', 130n],
  ] as const;
  const history = async (session = buyer.session) => {
    const answer = await t.call('GET', path.replace('/offers/', '/price-history/'), { headers: session.headers });
    return answer.json().results.at(-1)?.winning.amount;
  };
  beforeEach(async () => {
    for (const [which, effectiveMinor] of prices) {
      const [{ seller }, offerId] = which === 'cheap' ? [cheap, cheapOffer] : [dear, dearOffer];
      await t.database.write({ sellerId: seller.id }, (db) =>
        db.insert(offerPrices).values({
          ...{ sellerId: seller.id, offerId, at: '2026-11-01T08:00:00.000Z', priceMinor: effectiveMinor },
          effectiveMinor,
        }),
      );
    }
  });

  it('is told to a buyer of those sellers alone who send to its country', async () => {
    expect(await history()).toBe('0.90');
    await setSeller(cheap.seller.id, { sellTo: ['USA'] });
    expect(await history()).toBe('1.30');
    await setSeller(cheap.seller.id, { sellToCountries: ['DE'] });
    expect(await history()).toBe('0.90');
    await setOffer(cheap.seller.id, { hiddenIn: ['DE'] });
    expect(await history()).toBe('1.30');
    await setSeller(dear.seller.id, { sellTo: ['USA'] });
    expect(await history()).toBeUndefined();
  });

  it('is told to a seller of the region that is asked for', async () => {
    await setSeller(cheap.seller.id, { sellTo: ['USA'] });
    expect(await history(dear.session)).toBe('1.30');
  });
});

describe('[BUY-02] the offers of a product', () => {
  it('are listed to a buyer, cheapest first: what a piece costs, its selling unit and how many there are', async () => {
    expect(await shown()).toMatchObject({
      ...{ currency: 'EUR', destination: 'EUROPE', winning: { amount: '0.90' }, own: null },
      offers: [
        {
          ...{ offerQid: cheapOffer, unitSize: 12, availableQuantity: 48 },
          effectivePrice: { amount: '0.90', currency: 'EUR' },
        },
        { offerQid: dearOffer, unitSize: 1, availableQuantity: 10_000, effectivePrice: { amount: '1.30' } },
      ],
    });
    expect((await buyer.send('POST', `/carts/active/lines/${cheapOffer}/`, { quantity: 24 })).statusCode).toBe(200);
  });

  it('are those alone that can be sent to the buyer just now', async () => {
    await setSeller(dear.seller.id, { sellTo: ['USA'] });
    expect(await ids()).toEqual([cheapOffer]);
    await setSeller(dear.seller.id, { sellToCountries: ['DE'] });
    expect(await ids()).toEqual([cheapOffer, dearOffer]);
    await setOffer(dear.seller.id, { hiddenIn: ['DE'] });
    expect(await ids()).toEqual([cheapOffer]);
    await setSeller(cheap.seller.id, { status: 'PAUSED' });
    expect(await shown()).toMatchObject({ offers: [], winning: null });
    await setSeller(cheap.seller.id, { status: 'ACTIVE' });
    for (const patch of [{ status: 'BLOCKED' as const }, { status: 'ACTIVE' as const, currency: 'GBP' as const }]) {
      await setOffer(cheap.seller.id, patch);
      expect(await ids()).toEqual([]);
    }
  });

  it('say nothing of whose they are, of a price before reductions, a floor, a rank or the whole of a large stock', async () => {
    await setOffer(dear.seller.id, { floorMinor: 77n, rank: 4, priceMinor: 14_321n, stock: 23_456 });
    const answer = await buyer.send('GET', path);
    expect(Object.keys(answer.json().offers[0]).sort()).toEqual([
      ...['availableQuantity', 'effectivePrice', 'offerQid', 'unitSize'],
    ]);
    const hidden = [cheap, dear].flatMap(({ seller: { id, name } }) => [id, name]);
    for (const fact of [...hidden, '0.77', '143.21', '23456']) expect(answer.body).not.toContain(fact);
  });

  it('are told to no seller, whatever it asks', async () => {
    for (const query of ['', '?destination=USA', '?currency=EUR&destination=EUROPE']) {
      const answer = await t.call('GET', `${path}${query}`, { headers: cheap.session.headers });
      expect(answer.json().offers).toEqual([]);
      for (const fact of [dearOffer, dear.seller.id, '1.30', '25000', '10000']) expect(answer.body).not.toContain(fact);
    }
  });
});
