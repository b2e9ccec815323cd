import { type PaymentReview, paymentReview } from '@quayside/contract/payment-reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { bankAccounts } from '../bank-accounts/bank-accounts.tables.ts';
import { makeClaim } from '../claims/claims.factory.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';

let t: TestApp;
let desk: SellerFixture;
let staff: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.payments.approve');
});
afterAll(() => t.close());

const shown = async (qid: string, who = staff) => t.call('GET', `/internal/payments/${qid}/`, { headers: who.headers });

async function inReview(): Promise<string> {
  const { id } = await desk.payable();
  return (await desk.send('POST', id, 'paycomplete/', {})).json().payout.qid;
}

/** Another account, entered by somebody of the company. */
async function changeAccount(ending: string, at: string) {
  await t.database.write('system', async (db) => {
    const [{ before } = { before: undefined }] = await db
      .select({ before: bankAccounts })
      .from(bankAccounts)
      .where(eq(bankAccounts.sellerId, desk.seller.id))
      .limit(1);
    const base = before ?? { kind: 'IBAN', holder: desk.seller.name, country: 'NL', currency: desk.seller.currency };
    const account = { ...base, sellerId: desk.seller.id, id: newId(), country: 'LT', ending, createdAt: at };
    await db.insert(bankAccounts).values({ providerReference: newId(), ...account });
    await db.update(sellers).set({ bankChangedAt: at, hasBankAccount: true }).where(eq(sellers.id, desk.seller.id));
    await db.insert(auditEntries).values({
      ...{ sellerId: desk.seller.id, number: 1, at, action: 'BANK_CHANGED', person: 'Jonas Grünwald' },
      ...{ userId: null, isStaff: false, subject: 'IBAN', previousHash: 'a', hash: 'b' },
      changes: [{ field: 'account', before: 'IBAN …7718', after: `IBAN …${ending}` }],
    });
  });
}

it('[INT-04] whoever approves sees the sum row by row, the account and who entered it, and what was paid before', async () => {
  const first = await inReview();
  await t.database.write('system', (db) => db.update(payouts).set({ status: 'PAID' }).where(eq(payouts.id, first)));
  await changeAccount('4300', plus(t.clock.now(), -days(9)));
  await t.database.write('system', (db) =>
    makeClaim(db, { seller: desk.seller, submittedAt: plus(t.clock.now(), -days(5)) }),
  );
  const qid = await inReview();
  const answer = await shown(qid);
  expect(answer.statusCode, answer.body).toBe(200);
  const review: PaymentReview = paymentReview.parse(answer.json());
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
  const sum = review.entries.reduce((total, { amount }) => total + cents(amount.amount), 0n);
  expect(sum).toBe(cents(review.payment.amount.amount));
  expect(review.payment.reasons).toContain('NEW_BANK_DETAILS');
  expect(review.account).toMatchObject({ ending: '4300', country: 'LT' });
  expect(review.accountHistory).toMatchObject([{ person: 'Jonas Grünwald', text: 'IBAN …4300' }]);
  // The claim's order was paid too.
  expect(review.earlier).toMatchObject({ count: 2, toThisAccount: 0, newest: [{ qid: first }, {}] });
  expect(review.lines.length).toBeGreaterThan(0);
  expect(review.order.claimsIn90Days).toBe(1);
});

it('[INT-04] of another company it holds nothing, and without the right there is none', async () => {
  const other = await sellerFixture(t);
  const { id } = await other.payable();
  const qid = (await other.send('POST', id, 'paycomplete/', {})).json().payout.qid;
  const review: PaymentReview = (await shown(qid)).json();
  expect(review.earlier).toMatchObject({ count: 0, largest: null, newest: [] });
  expect(review.accountHistory).toEqual([]);
  expect((await shown(qid, desk.session)).statusCode).toBe(403);
  expect((await shown(newId())).json()).toMatchObject({ status: 404, code: 'payment_not_found' });
});
