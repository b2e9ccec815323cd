import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';

let t: TestApp;
let watcher: SellerFixture;
let rival: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  watcher = await sellerFixture(t);
  rival = await sellerFixture(t);
});
afterAll(() => t.close());

it('[INV-09] a watched product that meets its target is told once, and again only after it was missed', async () => {
  const asRival = { headers: rival.session.headers };
  const asWatcher = { headers: watcher.session.headers };
  const [offer] = (await t.call('GET', '/offers/?status=ACTIVE', asRival)).json().results;
  const { gtin, price } = offer;
  const stock = 100;
  const target = { gtin, targetPrice: price, targetQuantity: stock };
  expect((await t.call('POST', '/watchlist/items/', { ...asWatcher, payload: target })).statusCode).toBe(200);
  await t.database.write('system', (db) =>
    db.execute(sql`update sellers set sell_to = '{EUROPE}' where id in (${rival.seller.id}, ${watcher.seller.id})`),
  );
  const told = async () => {
    await work.jobs.find(({ name }) => name === 'watchlist.targets')?.run({}, t.deps);
    await t.runJobs(work);
    const { results } = (await t.call('GET', '/notifications/?size=100', asWatcher)).json();
    return results.filter(({ type }: { type: string }) => type === 'TARGET_MET').length;
  };
  const stockTo = (to: number) => t.call('PATCH', `/offers/${offer.qid}/`, { ...asRival, payload: { stock: to } });
  await stockTo(stock - 1);
  expect(await told()).toBe(0);
  await stockTo(stock);
  expect([await told(), await told()]).toEqual([1, 1]);
  await stockTo(0);
  expect(await told()).toBe(1);
  await stockTo(stock);
  expect(await told()).toBe(2);
});
