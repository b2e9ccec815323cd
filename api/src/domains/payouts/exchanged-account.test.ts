import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { makeAccount, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { payouts } from './payouts.tables.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let staff: Session;
beforeAll(async () => {
  t = await testApp({ now: start });
  staff = await staffIn(t, 'staff.payments.approve');
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

/** An order whose payment waits for staff, because its seller's bank details are new. */
async function reviewed(seller: SellerFixture): Promise<{ id: string; qid: string }> {
  const { id } = await seller.payable({ expiresAt: plus(start, days(5)) });
  await seller.send('POST', id, 'paycomplete/', {});
  const [made] = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.saleId, id)));
  expect(made?.status).toBe('PENDING_APPROVAL');
  return { id, qid: present(made, 'it was triggered').id };
}

const changed = (seller: SellerFixture, account: string, at: string) =>
  t.database.write('system', async (db) => {
    await makeAccount(db, seller.seller, account);
    await db.update(sellers).set({ bankChangedAt: at }).where(eq(sellers.id, seller.seller.id));
  });
const ofStaff = async (path: string, payload?: object) => {
  const { headers } = await signedInAgain(t, staff.user);
  return t.call('POST', `/internal/payments/${path}`, { headers, ...(payload ? { payload } : {}) });
};
const shown = async (seller: SellerFixture, qid: string) => {
  const { headers } = await signedInAgain(t, seller.session.user);
  return (await t.call('GET', `/payouts/${qid}/`, { headers })).json();
};

it('[ORD-15] a payment is not approved for an account that its seller has exchanged since', async () => {
  t.clock.set(start);
  const seller = await sellerFixture(t, { account: 'account-4444', seller: { bankChangedAt: start } });
  const { qid } = await reviewed(seller);
  await changed(seller, 'account-5555', start);
  expect((await ofStaff(`${qid}/approve/`)).json()).toMatchObject({ status: 409, code: 'account_exchanged' });
  expect((await ofStaff(`${qid}/reject/`, { reason: 'The account was exchanged.' })).statusCode).toBe(200);
});

it('[ORD-16] one that was approved is stopped while it waits out the day, and goes to the account of then after staff have looked', async () => {
  t.clock.set(start);
  const seller = await sellerFixture(t, { account: 'account-4444', seller: { bankChangedAt: start } });
  const { qid } = await reviewed(seller);
  expect((await ofStaff(`${qid}/approve/`)).statusCode).toBe(200);
  const later = plus(start, 3_600_000);
  await changed(seller, 'account-5555', later);
  t.clock.set(plus(start, days(1)));
  await t.runJobs(work);
  expect(await shown(seller, qid)).toMatchObject({
    ...{ status: 'UNRESOLVED', failureCode: 'account_exchanged', accountEnding: '4444' },
    allowedActions: [],
  });
  expect((await ofStaff(`${qid}/reconcile/`, { outcome: 'FAILED', note: 'Asked by phone' })).statusCode).toBe(200);
  const { headers } = await signedInAgain(t, seller.session.user);
  const again = await t.call('POST', `/payouts/${qid}/retry/`, { headers });
  expect(again.json()).toMatchObject({ status: 'APPROVED', accountEnding: '5555' });
  t.clock.set(plus(start, days(3)));
  await t.runJobs(work);
  expect(await shown(seller, qid)).toMatchObject({ status: 'PAID', accountEnding: '5555' });
});

it('[ORD-15] the same account entered again stops nothing', async () => {
  t.clock.set(start);
  const seller = await sellerFixture(t, { account: 'account-4444', seller: { bankChangedAt: start } });
  const { qid } = await reviewed(seller);
  await changed(seller, 'account-4444', start);
  expect((await ofStaff(`${qid}/approve/`)).statusCode).toBe(200);
  t.clock.set(plus(start, days(1)));
  await t.runJobs(work);
  expect(await shown(seller, qid)).toMatchObject({ status: 'PAID' });
});
