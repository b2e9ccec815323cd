import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';

let t: TestApp;
let desk: SellerFixture;
let other: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  [desk, other] = [await sellerFixture(t), await sellerFixture(t)];
});
afterAll(() => t.close());

const ask = async (q: string, who = desk) =>
  (await t.call('GET', `/offers/search/?q=${encodeURIComponent(q)}`, { headers: who.session.headers })).json();

describe('[RT-37] the search over offers', () => {
  it('finds by brand, word of the brand and word of the product', async () => {
    for (const typed of ['lindqvist & dau', 'daughters', 'harbour', 'SOAP'])
      expect((await ask(typed)).results, typed).toHaveLength(3);
  });

  it('finds one by its GTIN, filled up or as printed, and names it', async () => {
    const [offer] = (await ask('soap')).results;
    expect(offer).toEqual({
      qid: expect.any(String),
      gtin: expect.stringMatching(/^\d{14}$/),
      productName: expect.stringContaining('Harbour soap'),
      brand: 'Lindqvist & Daughters',
      status: 'ACTIVE',
      price: { amount: '12.50', currency: 'EUR' },
      stock: 100,
      matched: 'soap',
    });
    for (const gtin of [offer.gtin, offer.gtin.slice(1)]) expect((await ask(gtin)).exact, gtin).toBe(offer.qid);
  });

  it('never finds another company’s', async () => {
    const [foreign] = (await ask('soap', other)).results;
    expect(await ask(foreign.gtin)).toEqual({ results: [], exact: null, hasMore: false });
  });

  it('needs the permission to read offers', async () => {
    const { headers } = await signedIn(t, { sellerId: desk.seller.id, role: 'FINANCE' });
    expect((await t.call('GET', '/offers/search/?q=soap', { headers })).statusCode).toBe(403);
  });
});
