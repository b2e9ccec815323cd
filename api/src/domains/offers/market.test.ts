import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { makeOffer, makeProduct } from './shelf.factory.ts';

let t: TestApp;
let desk: SellerFixture;
let offerQid: string;

beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  expect((await profile({ regions: ['EUROPE', 'USA'], countries: [] })).statusCode).toBe(200);
  offerQid = await t.database.write('system', async (db) => {
    const product = await makeProduct(db);
    const rival = await makeSeller(db, { currency: desk.seller.currency });
    await makeOffer(db, rival, product, { priceMinor: 900n, effectiveMinor: 900n });
    return (await makeOffer(db, desk.seller, product)).id;
  });
});
afterAll(() => t.close());

const call = (method: 'GET' | 'PUT' | 'PATCH', path: string, payload?: object) =>
  t.call(method, path, { headers: desk.session.headers, ...(payload ? { payload } : {}) });
const profile = (sellTo: { regions: string[]; countries: string[] }) => call('PATCH', '/user/', { sellTo });
const choose = (region: string | null) => call('PUT', '/offers/market/', { region });
const market = async () => {
  const { region, isRegionChosen, regions } = (await call('GET', '/offers/info/')).json();
  return { region, isRegionChosen, regions };
};
const rank = async () => {
  await t.runJobs(work);
  return (await call('GET', `/offers/${offerQid}/`)).json().rank;
};
const followSales = () => work.jobs.find(({ name }) => name === 'insights.markets')?.run({}, t.deps);

describe('[INV-03] the market that ranks the offers', () => {
  it('is chosen among those the company sells to, and ranks follow', async () => {
    expect((await choose('EUROPE')).json()).toEqual({
      ...{ region: 'EUROPE', isRegionChosen: true, regions: ['EUROPE', 'USA'] },
    });
    expect(await rank()).toBe(2);
    expect((await choose('USA')).json()).toMatchObject({ region: 'USA', isRegionChosen: true });
    // The rival sells to Europe alone.
    expect(await rank()).toBe(1);
    expect((await choose('WORLD')).json().code).toBe('market_not_served');
    expect(await market()).toMatchObject({ region: 'USA' });
  });

  it('stays the chosen one when the profile is saved, while the company still sells there', async () => {
    await choose('USA');
    await profile({ regions: ['EUROPE', 'WORLD'], countries: ['US'] });
    expect(await market()).toEqual({ region: 'USA', isRegionChosen: true, regions: ['USA', 'EUROPE', 'WORLD'] });
    await profile({ regions: ['EUROPE', 'WORLD'], countries: [] });
    expect(await market()).toMatchObject({ region: 'EUROPE', isRegionChosen: false });
    await profile({ regions: ['EUROPE', 'USA'], countries: [] });
  });

  it('is the one with most sales in 90 days while none is chosen', async () => {
    await choose('EUROPE');
    await desk.sale({ status: 'COMPLETED', destination: { kind: 'BUYER', country: 'US', city: 'Newark' } });
    await followSales();
    expect(await market()).toMatchObject({ region: 'EUROPE', isRegionChosen: true });
    await choose(null);
    await followSales();
    expect(await market()).toMatchObject({ region: 'USA', isRegionChosen: false });
    expect(await rank()).toBe(1);
  });

  it('is not chosen by who only reads', async () => {
    const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    const refused = await t.call('PUT', '/offers/market/', { headers: viewer.headers, payload: { region: 'USA' } });
    expect(refused.json().code).toBe('permission_denied');
  });
});
