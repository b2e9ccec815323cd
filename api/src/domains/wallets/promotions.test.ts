/** What we give buyers to spend until a day: given, spent first, and taken back when its time is over. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes, plus } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { walletPromotions } from './wallets.tables.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let seller: SellerFixture;
let staff: Session;
let buyer: BuyerFixture;
let gtin: string;

beforeAll(async () => {
  t = await testApp({ now: start });
  seller = await sellerFixture(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(start);
  staff = await staffIn(t, 'staff.payments.approve');
  buyer = await buyerFixture(t);
  const product = await makeProduct(t);
  gtin = product.gtin;
  await offerOf(t, seller.seller.id, product, { stock: 50 });
});

const give = (amount: string, expiresAt: string, who = staff) =>
  t.call('POST', `/internal/wallets/${buyer.buyerId}/promotions/`, {
    headers: who.headers,
    payload: { amount: { amount, currency: 'EUR' }, expiresAt, reason: 'Welcome' },
  });
const read = async (path: string) => {
  const { headers } = await signedInAgain(t, buyer.session.user, 'buyers');
  return (await t.call('GET', path, { headers })).json();
};
const credit = async () => {
  const { balances } = await read(`/wallets/${buyer.buyerId}/`);
  return balances.find(({ kind }: { kind: string }) => kind === 'CREDIT')?.balance.amount ?? '0.00';
};
type Line = { source: string; kind: string; amount: { amount: string }; expiresAt: string | null };
const lines = async () =>
  (await read(`/wallets/${buyer.buyerId}/lines/`)).results.map(
    ({ source, kind, amount, expiresAt }: Line) => `${source} ${kind} ${amount.amount} ${expiresAt ?? '-'}`,
  );
const sweep = (name: string) => work.jobs.find((one) => one.name === name)?.run({}, t.deps);
const pay = async (quantity: number, amount: string) => {
  await buyer.ready(gtin, quantity);
  await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount, currency: 'EUR' } });
  return buyer.complete();
};
const balanced = async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
};

describe('[BUY-09] promotions', () => {
  it('lie in the wallet as CREDIT until their end; what nobody spent is taken back by a line of its own, once', async () => {
    const end = plus(start, days(10));
    expect((await give('20.00', end)).statusCode).toBe(200);
    expect(await lines()).toEqual([`PROMOTION CREDIT 20.00 ${end}`]);
    expect((await pay(5, '5.00')).statusCode).toBe(200);
    expect(await credit()).toBe('15.00');
    await balanced();
    t.clock.set(end);
    await Promise.all([sweep('promotion.sweep'), sweep('promotion.sweep')]);
    await sweep('promotion.sweep');
    expect(await credit()).toBe('0.00');
    expect(await lines()).toEqual([
      'REVERSAL CREDIT -15.00 -',
      'CHECKOUT_APPLIED CREDIT -5.00 -',
      `PROMOTION CREDIT 20.00 ${end}`,
    ]);
    await balanced();
  });

  it('that end first are spent first, and CREDIT without an end last', async () => {
    await give('10.00', plus(start, days(20)));
    await give('10.00', plus(start, days(5)));
    expect((await pay(12, '12.00')).statusCode).toBe(200);
    const left = await t.database.read({ buyerId: buyer.buyerId }, (db) =>
      db.select().from(walletPromotions).orderBy(walletPromotions.expiresAt),
    );
    expect(left.map(({ leftMinor }) => leftMinor)).toEqual([0n, 800n]);
    t.clock.advance(days(6));
    await sweep('promotion.sweep');
    expect(await credit()).toBe('8.00');
    await balanced();
  });

  it('are not spent in the moment between their end and the job', async () => {
    await give('10.00', plus(start, minutes(30)));
    await buyer.ready(gtin, 5);
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '5.00', currency: 'EUR' } });
    t.clock.advance(minutes(30));
    const { headers } = await signedInAgain(t, buyer.session.user, 'buyers');
    // What is offered and shown is what the call takes.
    expect(await read('/checkouts/active/')).toMatchObject({
      ...{ nextAction: 'APPLY_WALLET', allowedActions: ['CHANGE', 'APPLY_WALLET'] },
    });
    expect(await credit()).toBe('0.00');
    const answer = await t.call('POST', '/checkouts/active/complete/', { headers, payload: {} });
    expect(answer.json()).toMatchObject({ code: 'buyer_cannot_checkout', reason: 'WALLET_TOO_LOW' });
    await sweep('promotion.sweep');
    expect(await credit()).toBe('0.00');
    await balanced();
  });

  it('are told by mail, and refused when too large, without an end to come, or given by somebody without the right', async () => {
    await give('20.00', plus(start, days(10)));
    await t.runJobs(work);
    const [{ email } = { email: '' }] = await t.database.read('none', (db) =>
      db.select().from(buyers).where(eq(buyers.id, buyer.buyerId)),
    );
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
    );
    expect(mails.map(({ subject }) => subject?.replace(/\s/g, ' '))).toEqual(['You have € 20.00 more to spend']);
    expect((await give('1000.01', plus(start, days(10)))).json().code).toBe('promotion_amount');
    expect((await give('0.00', plus(start, days(10)))).json().code).toBe('promotion_amount');
    expect((await give('1.00', start)).json().code).toBe('promotion_end');
    expect((await give('1.00', plus(start, days(367)))).json().code).toBe('promotion_end');
    expect((await give('1.00', plus(start, days(1)), buyer.session)).statusCode).toBe(403);
  });

  it('are at most 1,000.00 a day by one person, to whomever, and to one company, by whomever', async () => {
    const end = plus(start, days(10));
    const colleague = await staffIn(t, 'staff.payments.approve');
    const [first, second] = [buyer, await buyerFixture(t)];
    expect((await give('600.00', end)).statusCode).toBe(200);
    buyer = second;
    expect((await give('400.01', end)).json()).toMatchObject({ status: 409, code: 'promotion_limit' });
    expect((await give('400.00', end)).statusCode).toBe(200);
    buyer = first;
    expect((await give('400.01', end, colleague)).json().code).toBe('promotion_limit');
    expect((await give('400.00', end, colleague)).statusCode).toBe(200);
    const kept = await t.database.read({ buyerId: first.buyerId }, (db) => db.select().from(walletPromotions));
    expect(kept.map(({ givenBy, reason }) => [givenBy, reason]).sort()).toEqual(
      [staff, colleague].map(({ user }) => [user.id, 'Welcome']).sort(),
    );
    t.clock.advance(days(1) - 1);
    staff = await signedInAgain(t, staff.user);
    expect((await give('0.01', end)).json().code).toBe('promotion_limit');
    t.clock.advance(1);
    expect((await give('1000.00', end)).statusCode).toBe(200);
  });

  it('given at the same moment to two companies are counted together', async () => {
    const end = plus(start, days(10));
    const second = await buyerFixture(t);
    const first = give('600.00', end);
    buyer = second;
    const answers = await Promise.all([first, give('600.00', end)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is neither applied nor validated once its time is over, though nobody has taken it back yet', async () => {
    await give('5.00', plus(start, minutes(30)));
    await buyer.ready(gtin, 4, { paymentMethod: 'WALLET' });
    const send = async (path: string, payload: object) => {
      const { headers } = await signedInAgain(t, buyer.session.user, 'buyers');
      return (await t.call('POST', path, { headers, payload })).json();
    };
    const apply = () => send(`/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '4.00', currency: 'EUR' } });
    expect(await apply()).toMatchObject({ wallet: { amount: '4.00' }, toPay: { amount: '0.00' } });
    expect(await send('/checkouts/active/validate/', {})).toMatchObject({ status: 'VALIDATED' });
    t.clock.set(plus(start, minutes(31)));
    expect(await send('/checkouts/active/validate/', {})).toMatchObject({
      ...{ code: 'buyer_cannot_checkout', reason: 'WALLET_TOO_LOW' },
    });
    expect((await apply()).code).toBe('wallet_too_low');
  });
});
