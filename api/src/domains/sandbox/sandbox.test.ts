/** A sandbox: a program moves its own company's clock, what was due happens, and nobody else sees another time. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let seller: SellerFixture;
let gtin: string;
type Program = { readonly buyer: BuyerFixture; readonly key: string };
let mine: Program;
let theirs: Program;

async function program(): Promise<Program> {
  const buyer = await buyerFixture(t);
  const { key } = (await buyer.send('POST', '/api-keys/', { name: 'ERP', scopes: ['checkout.write'] })).json();
  return { buyer, key };
}

beforeAll(async () => {
  t = await testApp({ now: start, env: { SANDBOX: '1' } });
  seller = await sellerFixture(t);
  const product = await makeProduct(t);
  gtin = product.gtin;
  await offerOf(t, seller.seller.id, product, { stock: 500 });
});
afterAll(() => t.close());
beforeEach(async () => {
  [mine, theirs] = [await program(), await program()];
});

const call = ({ key }: Program, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  t.call(method, path, {
    headers: { authorization: `Bearer ${key}`, 'x-application': 'buyers' },
    ...(payload ? { payload } : {}),
  });
const json = async (answer: ReturnType<typeof call>) => (await answer).json();
const move = (own: Program, by: number) => json(call(own, 'POST', '/sandbox/clock/', { hours: by }));
const filled = async (own: Program, choices: object = { paymentMethod: 'CARD' }) => {
  await call(own, 'POST', '/carts/active/lines/', { gtin, quantity: 5 });
  await call(own, 'POST', '/carts/active/optimize/', {});
  return json(call(own, 'PATCH', '/checkouts/active/', choices));
};
const ordered = async (own: Program, choices: object = { paymentMethod: 'CARD' }) => {
  await filled(own, choices);
  return json(call(own, 'POST', '/checkouts/active/complete/', {}));
};

describe('[BUY-07] [BUY-08] the clock of a sandbox', () => {
  it('moves for the programs of that company alone: not for its people, others, or the installation', async () => {
    expect(await move(mine, 30)).toEqual({ now: plus(start, hours(30)) });
    expect(await move(mine, 0.5)).toEqual({ now: plus(start, hours(30.5)) });
    expect(await json(call(mine, 'GET', '/sandbox/clock/'))).toEqual({ now: plus(start, hours(30.5)) });
    expect(await json(call(theirs, 'GET', '/sandbox/clock/'))).toEqual({ now: start });
    expect((await mine.buyer.send('GET', '/sandbox/clock/')).json()).toEqual({ now: start });
    expect(t.deps.clock.now()).toBe(start);
    // Each order carries the time of its company, also while both order at once.
    const [own, other] = await Promise.all([ordered(mine), ordered(theirs)]);
    expect([own.createdAt, other.createdAt]).toEqual([plus(start, hours(30.5)), start]);
  });

  it('ends what is over by then: checkouts, unpaid orders, orders nobody confirmed; what was late arrives', async () => {
    await filled(mine);
    await move(mine, 24);
    expect((await json(call(mine, 'GET', '/checkouts/active/'))).code).toBe('checkout_not_found');
    const unpaid = await ordered(mine, { paymentMethod: 'CARD', reference: 'PAY-NEVER' });
    const transferred = await ordered(mine, { paymentMethod: 'BANK_TRANSFER' });
    expect([unpaid.status, transferred.status]).toEqual(['PENDING_PAYMENT', 'PENDING_PAYMENT']);
    const other = await ordered(theirs, { paymentMethod: 'CARD', reference: 'PAY-NEVER' });
    await move(mine, 1);
    const status = async (own: Program, { qid }: { qid: string }) =>
      (await json(call(own, 'GET', `/orders/${qid}/`))).status;
    expect([await status(mine, unpaid), await status(mine, transferred)]).toEqual(['PENDING_PAYMENT', 'PAID']);
    await move(mine, 24 * 5);
    await t.runJobs(work);
    expect([await status(mine, unpaid), await status(mine, transferred)]).toEqual(['EXPIRED', 'CANCELLED']);
    const [sale] = (await json(call(mine, 'GET', `/orders/${transferred.qid}/sales/`))).results;
    expect(sale.status).toBe('EXPIRED');
    expect(await status(theirs, other)).toBe('PENDING_PAYMENT');
    expect(await brokenAtRest(t.database)).toEqual([]);
  });

  it('is moved by programs alone, and at most 400 days', async () => {
    expect((await mine.buyer.send('POST', '/sandbox/clock/', { hours: 1 })).json().code).toBe('sandbox_keys_only');
    for (let turn = 0; turn < 4; turn += 1) await move(mine, 2_400);
    expect((await move(mine, 1)).code).toBe('sandbox_too_far');
    expect((await move(mine, -1)).status).toBe(400);
    expect(plus(start, days(400))).toBe((await json(call(mine, 'GET', '/sandbox/clock/'))).now);
  });
});

it('[BUY-12] an installation that is no sandbox has one time for everybody', async () => {
  const real = await testApp({ now: start });
  const buyer = await buyerFixture(real);
  expect((await buyer.send('GET', '/sandbox/clock/')).json().code).toBe('sandbox_off');
  expect((await buyer.send('POST', '/sandbox/clock/', { hours: 1 })).json().code).toBe('sandbox_off');
  await real.close();
});
