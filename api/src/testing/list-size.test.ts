/** Every list answers the page and the size that were asked for (API page, "Base"), short ones too. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeView } from '../domains/saved-views/saved-views.factory.ts';
import { type TestApp, testApp } from './app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from './buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from './seller-fixture.ts';

let t: TestApp;
let desk: SellerFixture;
let buyer: BuyerFixture;
let saleId: string;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  buyer = await buyerFixture(t);
  ({ id: saleId } = await desk.payable());
  await desk.send('POST', saleId, 'read/');
  await t.database.write('system', async (db) => {
    const owner = { sellerId: desk.seller.id, userId: desk.session.user.id };
    for (const name of ['Late', 'Large']) await makeView(db, { ...owner, name });
  });
});
afterAll(() => t.close());

const get = async (path: string, headers: Record<string, string>) => {
  const answer = await t.call('GET', path, { headers });
  return { status: answer.statusCode, ...answer.json() };
};

describe('the size of a list', () => {
  const lists = [
    ['documents of an order', () => `/sales/${saleId}/documents/`],
    ['its timeline', () => `/sales/${saleId}/events/`],
    ['its papers', () => `/sales/${saleId}/papers/`],
    ['its conversations', () => `/sales/${saleId}/threads/`],
    ['carriers', () => '/carriers/'],
    ['saved views', () => '/user/saved-views/'],
    ['sessions', () => '/user/sessions/'],
  ] as const;
  it.each(lists)('is the one asked for, however many rows there are: %s', async (_, path) => {
    const { headers } = desk.session;
    const usual = await get(path(), headers);
    expect(usual).toMatchObject({ page: 1, size: 25 });
    const all = await get(`${path()}?size=100`, headers);
    expect(all).toMatchObject({ page: 1, size: 100, count: all.results.length });
    expect(usual.results).toEqual(all.results.slice(0, 25));
    const one = await get(`${path()}?size=1`, headers);
    expect(one).toMatchObject({ page: 1, size: 1, count: all.count, results: all.results.slice(0, 1) });
    if (all.count > 1) expect((await get(`${path()}?size=1&page=2`, headers)).results).toEqual(all.results.slice(1, 2));
    expect(await get(`${path()}?page=2&size=100`, headers)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await get(`${path()}?size=0`, headers)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await get(`${path()}?size=101`, headers)).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('of carts, checkouts and orders too', async () => {
    const product = await makeProduct(t);
    await offerOf(t, desk.seller.id, product);
    await buyer.add(product.gtin, 1);
    for (const part of ['lines', 'dropped-lines', 'allocations'])
      expect(await get(`/carts/active/${part}/?size=7`, buyer.session.headers)).toMatchObject({ page: 1, size: 7 });
  });
});
