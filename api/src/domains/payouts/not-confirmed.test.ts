/** A provider that does not confirm account and amount: nothing was sent, and nobody is told that it was (decision 0051). */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hours, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { openWrite } from '../../platform/write.ts';
import { staffActor } from '../../testing/actors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type ScriptedPayments, scriptedPayments } from '../../testing/scripted-payments.ts';
import { makeAccount, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import type { PayoutRecord } from './payouts.repository.ts';
import { payouts } from './payouts.tables.ts';
import { retryPayout } from './use-cases/retry-payout.ts';

const start = '2026-11-21T08:00:00.000Z';
let base: TestApp;
/** The same API with a provider that answers as the test says. */
let t: TestApp;
let provider: ScriptedPayments;

beforeAll(async () => {
  base = await testApp();
  provider = scriptedPayments(base.deps.payments, base.database);
  t = await testApp({ replaced: { payments: provider.port } });
});
afterEach(() => {
  t.clock.set(start);
  provider.isSilentOnQuotes = false;
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
  await base.close();
});

const send = ({ sellerId, id }: PayoutRecord) =>
  present(
    work.jobs.find(({ name }) => name === 'payout.send'),
    'payouts are sent',
  ).run({ sellerId, payoutId: id }, t.deps);
const now = async (id: string): Promise<PayoutRecord> => {
  const [found] = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.id, id)));
  return present(found, 'the payout is there');
};

/** A payout that is sent again, and the provider was asked once in vain whether it is all right. */
async function askedInVain(who: SellerFixture): Promise<PayoutRecord> {
  const { id } = await who.payable();
  expect((await who.send('POST', id, 'paycomplete/', {})).statusCode).toBe(200);
  const [made] = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.saleId, id)));
  const payout = present(made, 'a paid sale has a payout');
  provider.next.push({ outcome: 'refused', code: 'transfer.insufficient_funds', reference: null });
  await send(payout);
  const actor = { ...staffActor, sellerId: payout.sellerId };
  const again = await openWrite(t.deps, { scope: 'system', actor }, (write) =>
    retryPayout(write, { payoutId: payout.id }),
  );
  provider.isSilentOnQuotes = true;
  await expect(send(again)).rejects.toThrow('stays approved');
  return again;
}
const bankChanged = (who: SellerFixture, bankChangedAt: string) =>
  t.database.write('system', (db) => db.update(sellers).set({ bankChangedAt }).where(eq(sellers.id, who.seller.id)));

it('[INT-04] [ORD-16] staff are not told that it was sent', async () => {
  const { id } = await askedInVain(await sellerFixture(t));
  const staff = await staffIn(t, 'staff.payments.approve');
  const { headers } = await signedInAgain(t, staff.user);
  const shown = await t.call('GET', `/internal/payments/${id}/`, { headers });
  expect(shown.json(), shown.body).toMatchObject({ payment: { status: 'APPROVED', sentAt: null } });
});

it('[ORD-16] it was not sent either where its account is exchanged then', async () => {
  const who = await sellerFixture(t);
  const payout = await askedInVain(who);
  await t.database.write('system', (db) => makeAccount(db, who.seller, 'account-9999'));
  await send(payout);
  expect(await now(payout.id)).toMatchObject({
    ...{ status: 'UNRESOLVED', failureCode: 'account_exchanged', sentAt: null },
  });
});

it('[ORD-16] the day of asking begins anew after a pause in which nobody asked', async () => {
  const who = await sellerFixture(t);
  const payout = await askedInVain(who);
  await bankChanged(who, plus(start, hours(1)));
  t.clock.set(plus(start, hours(2)));
  await send(payout);
  t.clock.set(plus(start, hours(26)));
  await expect(send(payout)).rejects.toThrow('stays approved');
  t.clock.set(plus(start, hours(50) - 1));
  await expect(send(payout)).rejects.toThrow('stays approved');
  t.clock.set(plus(start, hours(50)));
  await send(payout);
  expect(await now(payout.id)).toMatchObject({ status: 'UNRESOLVED', failureCode: 'not_confirmed', sentAt: null });
});
