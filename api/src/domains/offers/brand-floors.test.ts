import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeProduct } from './shelf.factory.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

const call = (method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, payload?: object) =>
  t.call(method, path, { headers: desk.session.headers, ...(payload ? { payload } : {}) });
const run = async (name: string) => {
  await work.jobs.find((one) => one.name === name)?.run({}, t.deps);
  await t.runJobs(work);
};
const told = async (type: string) => {
  const { results } = (await call('GET', '/notifications/?size=100')).json();
  return results.filter((one: { type: string }) => one.type === type).length;
};

describe('[INV-02] the floor of a brand', () => {
  it('holds for its offers that have none of their own, and is taken away again', async () => {
    const { results } = (await call('GET', '/offers/brand-floors/')).json();
    const [{ brand, floor: none }] = results;
    expect(none).toBeNull();
    const floor = { amount: '9.00', currency: desk.seller.currency };
    expect((await call('PUT', `/offers/brand-floors/${brand.qid}/`, { floor })).json()).toMatchObject({ floor });
    const [offer] = (await call('GET', `/offers/?brand=${brand.slug}`)).json().results;
    expect(offer).toMatchObject({ floor, floorIsOfBrand: true });
    const below = { price: { ...floor, amount: '8.99' } };
    expect((await call('PATCH', `/offers/${offer.qid}/`, below)).json().code).toBe('price_below_floor');
    const product = await t.database.write('system', async (db) => {
      const made = await makeProduct(db);
      await db.execute(sql`update products set brand_id = ${brand.qid} where id = ${made.id}`);
      return made;
    });
    const more = { gtin: product.gtin, stock: 10, unitSize: 1, ...below };
    expect((await call('POST', '/offers/', more)).json().code).toBe('price_below_floor');
    await call('PUT', `/offers/brand-floors/${brand.qid}/`, { floor: null });
    expect((await call('POST', '/offers/', more)).statusCode).toBe(200);
    expect((await call('PATCH', `/offers/${offer.qid}/`, below)).statusCode).toBe(200);
    const other = { amount: '9.00', currency: 'JPY' };
    expect((await call('PUT', `/offers/brand-floors/${brand.qid}/`, { floor: other })).statusCode).toBe(400);
    const unknown = `/offers/brand-floors/${desk.seller.id}/`;
    expect((await call('PUT', unknown, { floor: null })).json().code).toBe('brand_not_offered');
  });
});

describe('[INV-01] the validity of a list', () => {
  it('is reminded of seven and two days before, once each, and ends by itself after thirty', async () => {
    const listed = async (ago: number) => {
      const at = plus(t.clock.now(), -days(ago));
      await t.database.write({ sellerId: desk.seller.id }, (db) =>
        db.execute(sql`update offers set listed_at = ${at}::timestamptz where seller_id = ${desk.seller.id}`),
      );
    };
    await listed(22);
    await run('offers.remind');
    expect(await told('LIST_ENDING')).toBe(0);
    await listed(24);
    await run('offers.remind');
    await run('offers.remind');
    expect(await told('LIST_ENDING')).toBe(1);
    await listed(29);
    await run('offers.remind');
    await run('offers.remind');
    expect(await told('LIST_ENDING')).toBeGreaterThan(1);
    await listed(31);
    await run('offers.expire');
    const { results } = (await call('GET', '/offers/?status=EXPIRED_LIST&size=100')).json();
    expect(results.length).toBeGreaterThan(0);
    expect(await told('LIST_ENDED')).toBe(1);
  });
});
