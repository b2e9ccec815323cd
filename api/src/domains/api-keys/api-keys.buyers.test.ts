/** A buyer's program, from its key to an order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';

let t: TestApp;
let buyer: BuyerFixture;
let key: string;

beforeAll(async () => {
  t = await testApp();
  buyer = await buyerFixture(t);
  const scopes = ['checkout.write', 'claims.read', 'claims.submit'];
  key = (await buyer.send('POST', '/api-keys/', { name: 'ERP', scopes })).json().key;
});
afterAll(() => t.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  t.call(method, path, {
    headers: { authorization: `Bearer ${key}`, 'x-application': 'buyers' },
    ...(payload ? { payload } : {}),
  });

describe('[BUY-01] [BUY-07] a key of a buying company', () => {
  it('searches with its own prices, fills a cart and orders; what it did is its company’s', async () => {
    const soap = await makeProduct(t, 'Juniper soap');
    const far = await sellerFixture(t, { seller: { sellTo: ['USA'] } });
    const near = await sellerFixture(t);
    await offerOf(t, far.seller.id, soap, { priceMinor: 50n });
    await offerOf(t, near.seller.id, soap, { priceMinor: 120n, stock: 30 });
    const [found] = (await call('GET', `/variants/offers/search/?q=${soap.gtin}`)).json().results;
    expect(found).toMatchObject({ gtin: soap.gtin, best: { amount: '1.20', currency: 'EUR' }, ownOfferQid: null });
    for (const path of ['/variants/search/?q=juniper', '/brands/', '/brands/contact/', '/categories/'])
      expect((await call('GET', path)).statusCode, path).toBe(200);
    expect((await call('POST', '/carts/active/lines/', { gtin: soap.gtin, quantity: 5 })).statusCode).toBe(200);
    await call('POST', '/carts/active/optimize/', {});
    await call('PATCH', '/checkouts/active/', { paymentMethod: 'CARD' });
    const order = (await call('POST', '/checkouts/active/complete/', {})).json();
    expect(order).toMatchObject({ status: 'PAID', total: { amount: '6.00' } });
    expect((await buyer.send('GET', `/orders/${order.qid}/`)).statusCode).toBe(200);
  });

  it('moves no money out, makes no keys and no webhooks, and is nobody', async () => {
    await buyer.credit(500n);
    const paid = {
      amount: { amount: '5.00', currency: 'EUR' },
      holder: 'X',
      country: 'NL',
      iban: 'NL91ABNA0417164300',
    };
    const refused = [
      await call('POST', `/wallets/${buyer.buyerId}/withdraw/`, paid),
      await call('GET', '/api-keys/'),
      await call('POST', '/api-keys/', { name: 'Another', scopes: ['checkout.write'] }),
      await call('POST', '/webhooks/endpoints/', { url: 'https://erp.example/hooks' }),
      await call('GET', '/webhooks/deliveries/'),
      await call('GET', '/user/'),
      await call('GET', '/user/sessions/'),
      await call('GET', '/sales/'),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
  });

  it('is given buyers’ rights alone, is another company’s to nobody, and ends when it is revoked', async () => {
    expect((await buyer.send('POST', '/api-keys/', { name: 'X', scopes: ['orders.read'] })).statusCode).toBe(403);
    const { results } = (await buyer.send('GET', '/api-keys/')).json();
    expect(results).toMatchObject([{ name: 'ERP', ending: key.slice(-4) }]);
    const other = await buyerFixture(t);
    expect((await other.send('GET', '/api-keys/')).json().results).toEqual([]);
    expect((await other.send('DELETE', `/api-keys/${results[0].qid}/`)).statusCode).toBe(404);
    expect((await buyer.send('DELETE', `/api-keys/${results[0].qid}/`)).statusCode).toBe(200);
    expect((await call('GET', '/carts/active/')).statusCode).toBe(401);
  });
});
