import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeOffer, makeProduct } from '../offers/shelf.factory.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';

let t: TestApp;
let seller: SellerRow;
let mila: Session;
let brandQid: string;
let offerQid: string;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await t.database.write('none', (db) => makeSeller(db));
  mila = await signedIn(t, { sellerId: seller.id });
  [brandQid, offerQid] = await t.database.write('system', async (db) => {
    const product = await makeProduct(db);
    return [product.brandId, (await makeOffer(db, seller, product)).id];
  });
});

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, payload?: object, { headers } = mila) =>
  t.call(method, `/offers/${path}`, { headers, ...(payload ? { payload } : {}) });
const reduce = (body: object) => call('POST', 'brands-discounts/upsert-multiple/', { brandQids: [brandQid], ...body });
const list = async () => (await call('GET', 'brand-discounts/')).json();
const price = async () => (await call('GET', `${offerQid}/`)).json().effectivePrice.amount;

describe('[INV-08] [RT-29] [RT-30] reductions of a brand', () => {
  it('lower every price of it at once, stand in the list and on the offer, and end by hand', async () => {
    const made = (await reduce({ discount: 10 })).json();
    expect(made.results[0]).toMatchObject({ brandQid, discount: 10, status: 'ACTIVE', endsAt: null, offers: 1 });
    expect(await price()).toBe('11.25');
    const offer = (await call('GET', `${offerQid}/`)).json();
    const { brandDiscountQid } = made.results[0];
    expect(offer.brandDiscounts).toEqual([
      { brandDiscountQid, brandQid, brandName: 'Lindqvist & Daughters', discount: 10 },
    ]);
    expect((await call('DELETE', `brand-discount/${brandDiscountQid}/`)).statusCode).toBe(204);
    expect(await price()).toBe('12.50');
    expect((await list()).results[0].status).toBe('ENDED');
    expect((await call('DELETE', `brand-discount/${brandDiscountQid}/`)).statusCode).toBe(404);
  });

  it('tell their effect before they are saved, and nothing of it below ten offers', async () => {
    const dry = (await reduce({ discount: 10, dryRun: true })).json();
    expect(dry).toEqual({ results: [], effect: [{ brandQid, offers: 1, winningBefore: 0, winningAfter: null }] });
    expect([await price(), (await list()).count]).toEqual(['12.50', 0]);
  });

  it('begin and end by themselves', async () => {
    const now = t.clock.now();
    await reduce({ discount: 20, startsAt: plus(now, days(1)), endsAt: plus(now, days(2)) });
    expect([await price(), (await list()).results[0].status]).toEqual(['12.50', 'SCHEDULED']);
    const turn = work.jobs.find(({ name }) => name === 'brand_discounts.turn');
    t.clock.set(plus(now, days(1)));
    mila = await signedIn(t, { sellerId: seller.id });
    await turn?.run({}, t.deps);
    expect(await price()).toBe('10.00');
    t.clock.set(plus(now, days(2)));
    mila = await signedIn(t, { sellerId: seller.id });
    await turn?.run({}, t.deps);
    expect(await price()).toBe('12.50');
    t.clock.set(now);
  });

  it('that are to come leave what is in force until then; either ends by itself', async () => {
    const now = t.clock.now();
    await reduce({ discount: 10 });
    const later = (await reduce({ discount: 20, startsAt: plus(now, days(1)) })).json().results[0].brandDiscountQid;
    expect(await price()).toBe('11.25');
    expect((await list()).results).toMatchObject([
      { discount: 20, status: 'SCHEDULED' },
      { discount: 10, status: 'ACTIVE', endsAt: plus(now, days(1)) },
    ]);
    // Sooner than the one before, which it takes the place of.
    await reduce({ discount: 30, startsAt: plus(now, days(0.5)) });
    expect((await list()).results.map(({ discount }: { discount: number }) => discount)).toEqual([30, 10]);
    expect((await call('DELETE', `brand-discount/${later}/`)).statusCode).toBe(404);
    t.clock.set(plus(now, days(0.5)));
    mila = await signedIn(t, { sellerId: seller.id });
    await work.jobs.find(({ name }) => name === 'brand_discounts.turn')?.run({}, t.deps);
    expect(await price()).toBe('8.75');
    t.clock.set(now);
  });

  it('that are to come are taken back alone', async () => {
    await reduce({ discount: 10 });
    const later = (await reduce({ discount: 20, startsAt: plus(t.clock.now(), days(1)) })).json();
    expect((await call('DELETE', `brand-discount/${later.results[0].brandDiscountQid}/`)).statusCode).toBe(204);
    expect([await price(), (await list()).count]).toEqual(['11.25', 1]);
  });

  it('that are taken back leave the one before until the end it had, or until the next', async () => {
    const now = t.clock.now();
    const planned = async (startsAt: Instant) =>
      (await reduce({ discount: 20, startsAt })).json().results[0].brandDiscountQid;
    await reduce({ discount: 10, endsAt: plus(now, days(9)) });
    const second = await planned(plus(now, days(2)));
    const third = await planned(plus(now, days(4)));
    const ends = async () => (await list()).results.map(({ endsAt }: { endsAt: number | null }) => endsAt);
    expect(await ends()).toEqual([null, plus(now, days(4)), plus(now, days(2))]);
    await call('DELETE', `brand-discount/${second}/`);
    expect(await ends()).toEqual([null, plus(now, days(4))]);
    await call('DELETE', `brand-discount/${third}/`);
    expect(await ends()).toEqual([plus(now, days(9))]);
  });

  it('are changed: one that is to come begins as it was changed, not as it was planned', async () => {
    const now = t.clock.now();
    const planned = (await reduce({ discount: 20, startsAt: plus(now, days(1)) })).json().results[0].brandDiscountQid;
    const changed = await reduce({ discount: 15, startsAt: plus(now, days(9)), replacesQid: planned });
    expect(changed.statusCode).toBe(200);
    expect((await list()).results).toMatchObject([{ discount: 15, status: 'SCHEDULED', startsAt: plus(now, days(9)) }]);
    const again = await reduce({ discount: 5, replacesQid: planned });
    expect([again.statusCode, again.json().code]).toEqual([404, 'brand_discount_not_found']);
    // One in force ends where the new one begins.
    const present = (await reduce({ discount: 10 })).json().results[0].brandDiscountQid;
    expect((await reduce({ discount: 12, replacesQid: present })).statusCode).toBe(200);
    expect([await price(), (await list()).results.map(({ status }: { status: string }) => status).sort()]).toEqual([
      '11.00',
      ['ACTIVE', 'ENDED'],
    ]);
  });

  it('replace what is in force: a brand has one at a time', async () => {
    await reduce({ discount: 10 });
    t.clock.set(plus(t.clock.now(), 1_000));
    await reduce({ discount: 5.5 });
    expect(await price()).toBe('11.81');
    const { results } = await list();
    expect(results.map(({ status, discount }: { status: string; discount: number }) => [status, discount])).toEqual([
      ['ACTIVE', 5.5],
      ['ENDED', 10],
    ]);
  });

  it('are refused for a brand of which nothing is offered, an end before the beginning, and more than 90 percent', async () => {
    const other = await t.database.write('system', (db) => makeProduct(db));
    expect((await reduce({ brandQids: [other.brandId], discount: 5 })).json().code).toBe('brand_not_offered');
    const early = { startsAt: plus(t.clock.now(), days(2)), endsAt: plus(t.clock.now(), days(1)) };
    expect((await reduce({ discount: 5, ...early })).json().code).toBe('discount_ends_early');
    expect((await reduce({ discount: 90.01 })).statusCode).toBe(400);
  });
});
