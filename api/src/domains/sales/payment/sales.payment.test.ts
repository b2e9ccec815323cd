import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { messagesSent } from '../../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { brokenAtRest } from '../../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../../testing/session.ts';
import { work } from '../../../work.ts';
import { ledgerLines, payouts } from '../../payouts/payouts.tables.ts';
import { sellers } from '../../sellers/sellers.tables.ts';
import type { SaleOverrides } from '../sales.factory.ts';
import { sales } from '../sales.tables.ts';

const start = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let desk: SellerFixture;
let staff: Session;
let colleague: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  [staff, colleague] = [
    await staffIn(t, 'staff.payments.approve', 'staff.sellers'),
    await staffIn(t, 'staff.payments.approve'),
  ];
});
afterEach(() => t.clock.set(start));
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const pay = (id: string, who = desk, payload = {}) => who.send('POST', id, 'paycomplete/', payload);
const decide = (payout: string, decision: string, who = staff, payload?: object) =>
  t.call('POST', `/internal/payments/${payout}/${decision}/`, {
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });
const priced = (unitPriceMinor: bigint, requestedQuantity = 1): SaleOverrides => ({
  lines: [{ unitPriceMinor, requestedQuantity }],
});
const reviewed = async (minor = 3_000_000n) => {
  const { id } = await desk.payable(priced(minor));
  const { payout } = (await pay(id)).json();
  return { id, payout: String(payout.qid) };
};
const journalOf = async (saleId: string) => {
  const rows = await t.database.read({ sellerId: desk.seller.id }, (db) =>
    db.select().from(ledgerLines).where(eq(ledgerLines.saleId, saleId)),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ account }) => account)).map(([account, lines]) => [
      account,
      (lines ?? []).reduce((sum, line) => sum + line.amountMinor, 0n),
    ]),
  );
};

describe('[ORD-15] triggering the payment', () => {
  it('pays at once: the order is paid, stays current, and the ledger says who has what', async () => {
    const { id } = await desk.payable({ shippingFeeMinor: 3_000n, vatMinor: 4_750n, transportMinor: 1_800n });
    const dry = (await desk.send('GET', id, 'paycomplete/')).json();
    expect(dry.rules.every((rule: { verdict: string }) => rule.verdict === 'PASSED')).toBe(true);
    // 250.00 goods + 30.00 fee + 47.50 VAT − 8 % of the goods and 21 % VAT on those.
    expect(dry).toMatchObject({
      amount: { amount: '303.30', currency: 'EUR' },
      accountEnding: '7777',
      needsApproval: false,
      replyBy: null,
      expectedOn: '2026-11-24',
    });
    const paid = (await pay(id)).json();
    expect(paid).toMatchObject({
      status: 'PAID',
      nextAction: 'ADD_TRACKING',
      payout: { status: 'PROCESSING', amount: { amount: '303.30' } },
    });
    expect(paid).not.toHaveProperty('notice');
    const current = await t.call('GET', '/sales/?status=CURRENT&size=100', { headers: desk.session.headers });
    expect(current.json().results.map((row: { qid: string }) => row.qid)).toContain(id);
    expect(await journalOf(id)).toEqual({
      BANK: 26_800n,
      BUYER_FUNDS: 0n,
      // The buyer paid 18.00 for the transport, its seller asks 30.00: 12.00 are ours to bear, and shown.
      ORDER_CHARGES: 0n,
      TRANSPORT_RESULT: 1_200n,
      VAT_RECEIVABLE: 4_750n,
      REVENUE: -2_000n,
      VAT_PAYABLE: -420n,
      SELLER_PAYABLE: -30_330n,
    });
    await t.runJobs(work);
    expect((await desk.shown(id)).payout?.status).toBe('PAID');
    expect(await journalOf(id)).toMatchObject({ BANK: -3_530n, SELLER_PAYABLE: 0n });
  });

  it('[ERR-04] each rule that fails is told in its own words, and the dry run says the same', async () => {
    const pounds = await sellerFixture(t, { seller: { currency: 'GBP' } });
    const bare = await sellerFixture(t, { seller: { hasBankAccount: false } });
    const unsigned = await sellerFixture(t, { seller: { slaVersion: null, slaAcceptedAt: null } });
    const cases: [SellerFixture, SaleOverrides, number, string, string][] = [
      [desk, { shippingFeeMinor: 3_751n }, 400, 'exceedsShippingAmountLimit', 'Maximum shipping value exceeded'],
      [
        desk,
        { vatMinor: 4_751n },
        400,
        'EXCEEDED_MAXIMUM_VAT_AMOUNT',
        'The VAT is above the expected amount for this order.',
      ],
      [
        desk,
        priced(25_000_001n),
        400,
        'amountExceedsLimit',
        'The requested amount exceeds the maximum. Please contact support.',
      ],
      [
        pounds,
        { currency: 'EUR' },
        400,
        'currencyMismatch',
        'The stock offer currency does not match the payment currency.',
      ],
      [bare, {}, 409, 'profile_incomplete', 'Please complete your profile'],
      [unsigned, {}, 409, 'sla_not_accepted', 'Accept the service level agreement first.'],
      [
        desk,
        { shippingMethod: null, loads: [] },
        409,
        'shipping_incomplete',
        'Choose how to ship and enter the details first.',
      ],
      [
        desk,
        { shippingMethod: 'PLATFORM' },
        409,
        'shipping_incomplete',
        'Choose how to ship and enter the details first.',
      ],
      [desk, { status: 'REQUESTED' }, 409, 'invalid_transition', 'You can’t do this at this stage.'],
    ];
    for (const [who, overrides, status, code, message] of cases) {
      const { id } = await who.payable(overrides);
      const dry = (await who.send('GET', id, 'paycomplete/')).json();
      const refused = dry.rules.filter((rule: { verdict: string }) => rule.verdict === 'REFUSED');
      expect(refused[0], code).toMatchObject({ code, message });
      expect((await pay(id, who)).json()).toMatchObject({ status, code, message });
      expect((await who.shown(id)).payout).toBeNull();
    }
  });

  it('[ORD-15] where some VAT is expected and none was entered the dry run warns, tells both amounts and lets it pass', async () => {
    const { id } = await desk.payable({ vatMinor: null });
    const dry = async () => (await desk.send('GET', id, 'paycomplete/')).json();
    const vatRule = {
      rule: 'vat',
      verdict: 'WARNING',
      code: 'vat_not_entered',
      message: 'No VAT entered.',
      fixes: ['fees'],
    };
    const { rules, amount, missingVat } = await dry();
    expect(rules).toContainEqual(vatRule);
    expect(missingVat.expected).toEqual({ amount: '47.50', currency: 'EUR' });
    expect(Number(missingVat.amountWithVat.amount) - Number(amount.amount)).toBeCloseTo(47.5, 2);
    const { version } = await desk.shown(id);
    await desk.send('PATCH', id, '', { sellerVat: missingVat.expected, version });
    expect(await dry()).toMatchObject({ amount: missingVat.amountWithVat, missingVat: null });
  });

  it('[ORD-15] where the VAT is below any rate the dry run warns and the payment passes', async () => {
    const { id } = await desk.payable({ vatMinor: 124n });
    const { rules, missingVat } = (await desk.send('GET', id, 'paycomplete/')).json();
    expect(missingVat).toBeNull();
    expect(rules).toContainEqual({
      rule: 'vat',
      verdict: 'WARNING',
      code: 'vat_below_any_rate',
      message: 'Below any VAT rate. Check the VAT of your invoice, or enter 0 when none is due.',
      fixes: ['fees'],
    });
    // Half a percent of 250.00 is 1.25.
    const { id: just } = await desk.payable({ vatMinor: 125n });
    const passed = (await desk.send('GET', just, 'paycomplete/')).json().rules;
    expect(passed).toContainEqual({ rule: 'vat', verdict: 'PASSED', code: null, message: null, fixes: [] });
    expect((await pay(id)).json()).toMatchObject({ status: 'PAID' });
  });

  it('[ORD-15] paid without VAT, the task of fees is closed as not entered', async () => {
    const { id } = await desk.payable({ vatMinor: null });
    expect((await pay(id)).statusCode).toBe(200);
    expect((await desk.shown(id)).tasks).toContainEqual({ name: 'fees', status: 'NOT_ENTERED' });
  });

  it('[ERR-10] a VAT above the expected one names what was expected', async () => {
    const { id } = await desk.payable({ vatMinor: 4_751n });
    expect((await pay(id)).json().expectedVatAmount).toEqual({ amount: '47.50', currency: 'EUR' });
  });

  it.each([
    [
      'account-0001',
      503,
      'wiseError',
      'We are having trouble processing payments at the moment. Please try again in a few hours.',
    ],
    ['account-0002', 502, 'payment_provider_silent', 'The payment service did not answer. Please try again later.'],
  ])('[ERR-04] a provider that refuses or is silent (%s) books nothing', async (account, status, code, message) => {
    const unlucky = await sellerFixture(t, { account });
    const { id } = await unlucky.payable();
    expect((await pay(id, unlucky)).json()).toMatchObject({ status, code, message });
    expect(await unlucky.shown(id)).toMatchObject({ status: 'CONFIRMED', payout: null, version: 1 });
  });

  it('[ORD-07] after the deadline nothing is paid, and the dry run says so', async () => {
    const { id } = await desk.payable({ expiresAt: '2026-11-21T08:05:00.000Z' });
    t.clock.set('2026-11-21T08:05:00.000Z');
    expect((await desk.send('GET', id, 'paycomplete/')).json().rules[0]).toMatchObject({
      rule: 'status',
      verdict: 'REFUSED',
      code: 'sale_expired',
    });
    expect((await pay(id)).json()).toMatchObject({ status: 409, code: 'sale_expired' });
  });

  it('is for those who may', async () => {
    const { id } = await desk.payable();
    const clerk = await signedIn(t, { sellerId: desk.seller.id, role: 'ORDERS' });
    expect(
      (await t.call('POST', `/sales/${id}/paycomplete/`, { headers: clerk.headers, payload: {} })).statusCode,
    ).toBe(403);
    const finance = await signedIn(t, { sellerId: desk.seller.id, role: 'FINANCE' });
    expect(
      (await t.call('POST', `/sales/${id}/paycomplete/`, { headers: finance.headers, payload: {} })).statusCode,
    ).toBe(200);
  });

  it('a transfer that bounces leaves the payout failed and the seller still owed', async () => {
    const bounced = await sellerFixture(t, { account: 'account-0003' });
    const { id } = await bounced.payable();
    await pay(id, bounced);
    await t.runJobs(work);
    expect(await bounced.shown(id)).toMatchObject({ status: 'PAID', payout: { status: 'FAILED' } });
  });
});

describe('[ORD-15] approval by staff', () => {
  it('an amount above the limit waits: a notice with a reply within one working day, nothing booked', async () => {
    const { id } = await desk.payable(priced(2_500_001n));
    expect((await desk.send('GET', id, 'paycomplete/')).json()).toMatchObject({
      needsApproval: true,
      replyBy: '2026-11-23T08:00:00.000Z',
      expectedOn: '2026-11-25',
    });
    const answer = await pay(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        status: 'PAYMENT_IN_REVIEW',
        nextAction: 'WAIT_FOR_APPROVAL',
        expiresAt: null,
        payout: { status: 'PENDING_APPROVAL' },
        notice: {
          code: 'paymentWillBeRevisedAndEnabledByOurTeam',
          message: 'This payment needs approval from our team. You will have a reply within 1 working day.',
          replyBy: '2026-11-23T08:00:00.000Z',
        },
      },
    ]);
    expect(await journalOf(id)).toEqual({ BANK: 2_500_001n, BUYER_FUNDS: -2_500_001n });
  });

  it('exactly at the limit it does not', async () => {
    const { id } = await desk.payable(priced(2_500_000n));
    expect((await pay(id)).json().status).toBe('PAID');
  });

  it.each([
    [{ riskFlag: true }, ['RISK_FLAG']],
    [{ bankChangedAt: '2026-11-08T08:00:00.000Z' }, ['NEW_BANK_DETAILS']],
  ])('%o waits too, and staff see why', async (seller, reasons) => {
    const watched = await sellerFixture(t, { seller });
    const { id } = await watched.payable();
    expect((await pay(id, watched)).json().status).toBe('PAYMENT_IN_REVIEW');
    const listed = (await t.call('GET', '/internal/payments/?size=100', { headers: staff.headers })).json();
    expect(listed.results.find((row: { saleQid: string }) => row.saleQid === id)).toMatchObject({
      reasons,
      approvals: 0,
      approvalsNeeded: 1,
      approvedByMe: false,
    });
  });

  it('[ORD-15] staff set the risk flag with a reason: payments wait while it is set', async () => {
    const watched = await sellerFixture(t);
    const flag = (isSet: boolean, note: string, who = staff, qid = watched.seller.id) =>
      t.call('POST', `/internal/sellers/${qid}/risk-flag/`, { headers: who.headers, payload: { isSet, note } });
    expect((await flag(true, 'Two chargebacks', watched.session)).json()).toMatchObject({ status: 403 });
    expect((await flag(true, '  ')).json()).toMatchObject({ status: 400, errors: { note: expect.anything() } });
    expect((await flag(true, 'Who?', staff, newId())).json()).toMatchObject({ status: 404, code: 'company_not_found' });
    const { account } = staff.user;
    const set = { isSet: true, note: 'Two chargebacks', changedAt: t.clock.now(), changedBy: account };
    expect((await flag(true, 'Two chargebacks')).json().riskFlag).toEqual(set);
    const waiting = await watched.payable();
    expect((await pay(waiting.id, watched)).json().status).toBe('PAYMENT_IN_REVIEW');
    expect((await flag(false, 'Settled with the bank')).json().riskFlag).toMatchObject({ isSet: false });
    const { id } = await watched.payable();
    expect((await pay(id, watched)).json().status).toBe('PAID');
    // What waits already still needs an approval, and the company reads none of it.
    expect((await watched.shown(waiting.id)).status).toBe('PAYMENT_IN_REVIEW');
    for (const path of ['/sellers/profile/', '/user/', '/audit-log/'])
      expect((await t.call('GET', path, { headers: watched.session.headers })).body).not.toMatch(/risk|chargeback/i);
  });

  it('once approved it is paid, for the amount that was asked for, and the owners are told', async () => {
    const { id, payout } = await reviewed();
    await t.database.write('none', async (db) => {
      await db.update(sellers).set({ feeBasisPoints: 2_000 }).where(eq(sellers.id, desk.seller.id));
    });
    expect((await decide(payout, 'approve')).json()).toMatchObject({
      status: 'APPROVED',
      approvals: 1,
      approvalsNeeded: 1,
    });
    await t.runJobs(work);
    await t.database.write('none', async (db) => {
      await db.update(sellers).set({ feeBasisPoints: 800 }).where(eq(sellers.id, desk.seller.id));
    });
    expect(await desk.shown(id)).toMatchObject({
      status: 'PAID',
      payout: { status: 'PAID', amount: { amount: '27096.00' } },
    });
    expect(await journalOf(id)).toMatchObject({ REVENUE: -240_000n, SELLER_PAYABLE: 0n });
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, desk.session.user.email)),
    );
    const approved = mails.find(({ subject }) => subject.endsWith('is approved'));
    expect(approved?.subject, 'a payment of money is told with its amount').toMatch(
      /^[€£$]\s?[\d,.]+ for order QS-\d{6}-\d is approved$/,
    );
    expect(approved?.body).toContain('Our team approved the payment of €\u00A027,096.00 for order ');
    expect((await decide(payout, 'approve')).json()).toMatchObject({ status: 409, code: 'invalid_transition' });
  });

  it('above the second limit two people approve; approving twice oneself is refused', async () => {
    const { id, payout } = await reviewed(10_000_001n);
    expect((await decide(payout, 'approve')).json()).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvals: 1,
      approvalsNeeded: 2,
    });
    expect((await decide(payout, 'approve')).json()).toMatchObject({ status: 409, code: 'self_approval_refused' });
    expect((await desk.shown(id)).status).toBe('PAYMENT_IN_REVIEW');
    expect((await decide(payout, 'approve', colleague)).json()).toMatchObject({ status: 'APPROVED', approvals: 2 });
    expect((await desk.shown(id)).status).toBe('PAID');
  });

  it('both approving at once pay once', async () => {
    const { id, payout } = await reviewed(10_000_001n);
    const answers = await Promise.all([decide(payout, 'approve'), decide(payout, 'approve', colleague)]);
    expect(answers.map((answer) => answer.json().status).sort()).toEqual(['APPROVED', 'PENDING_APPROVAL']);
    expect((await desk.shown(id)).status).toBe('PAID');
  });

  it('rejected, the order returns with the time it had left, and can be paid again', async () => {
    const { id, payout } = await reviewed();
    t.clock.set('2026-11-21T08:08:00.000Z');
    expect((await decide(payout, 'reject', staff, { reason: 'The invoice is missing.' })).json().status).toBe(
      'CANCELLED',
    );
    expect(await desk.shown(id)).toMatchObject({
      status: 'CONFIRMED',
      payout: null,
      // A review on a Saturday takes no working time.
      expiresAt: '2026-11-23T09:00:00.000Z',
      nextAction: 'TRIGGER_PAYMENT',
    });
    expect((await decide(payout, 'approve')).statusCode).toBe(409);
    const again = await desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': 'second' });
    expect(again.json().status).toBe('PAYMENT_IN_REVIEW');
  });

  it.each([
    [
      'on Saturday it is due on Monday when those hours are over',
      '2026-11-28T08:00:00.000Z',
      '2026-11-30T07:00:00.000Z',
    ],
    [
      'the same Friday it is due as much later as the review took',
      '2026-11-27T09:30:00.000Z',
      '2026-11-27T17:30:00.000Z',
    ],
    ['on the Monday after, it is due on Monday', '2026-11-30T08:00:00.000Z', '2026-11-30T16:00:00.000Z'],
  ])('[ORD-07] triggered with a Friday’s eight hours left and rejected %s', async (_when, rejectedAt, expiresAt) => {
    t.clock.set('2026-11-27T07:00:00.000Z');
    const own = await sellerFixture(t);
    const { id } = await own.payable({ ...priced(3_000_000n), expiresAt: '2026-11-27T15:00:00.000Z' });
    const { payout } = (await pay(id, own)).json();
    t.clock.set(rejectedAt);
    const officer = await staffIn(t, 'staff.payments.approve');
    const answer = await decide(payout.qid, 'reject', officer, { reason: 'The invoice is missing.' });
    expect(answer.json().status).toBe('CANCELLED');
    const [row] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
    expect(row).toMatchObject({ status: 'CONFIRMED', expiresAt });
  });

  it.each([
    ['the same body', {}],
    ['the version as it is now', { version: 3 }],
  ])('[ORD-16] rejected, it can be triggered again without a key too, with %s', async (_what, body) => {
    const { id, payout } = await reviewed();
    expect((await pay(id)).json().payout.qid, 'until then it is the same payment').toBe(payout);
    await decide(payout, 'reject', staff, { reason: 'The invoice is missing.' });
    const again = await pay(id, desk, body);
    expect([again.statusCode, again.json().status]).toEqual([200, 'PAYMENT_IN_REVIEW']);
    expect(again.json().payout.qid).not.toBe(payout);
    expect((await desk.shown(id)).status).toBe('PAYMENT_IN_REVIEW');
  });

  it('a review outlasts the deadline; cancelled, its payout ends with it', async () => {
    const { id } = await desk.payable({ ...priced(3_000_000n), expiresAt: '2026-11-21T08:01:00.000Z' });
    await pay(id);
    t.clock.set('2026-11-21T08:02:00.000Z');
    await work.jobs.find(({ name }) => name === 'sale.sweep')?.run({}, t.deps);
    expect((await desk.shown(id)).status).toBe('PAYMENT_IN_REVIEW');
    const cancelled = await t.call('POST', `/sales/${id}/cancel/`, {
      headers: staff.headers,
      payload: { reason: 'BUYER_CANCELLED' },
    });
    expect(cancelled.json()).toMatchObject({ status: 'CANCELLED', payout: null });
    const rows = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.saleId, id)));
    expect(rows.map(({ status }) => status)).toEqual(['CANCELLED']);
  });

  it('is staff’s alone: 401, 403, 404, 400', async () => {
    const { payout } = await reviewed();
    expect((await t.call('POST', `/internal/payments/${payout}/approve/`)).statusCode).toBe(401);
    for (const who of [desk.session, await staffIn(t, 'staff.sellers')]) {
      expect((await decide(payout, 'approve', who)).statusCode).toBe(403);
      expect((await t.call('GET', '/internal/payments/', { headers: who.headers })).statusCode).toBe(403);
    }
    expect((await decide(newId(), 'approve')).json().code).toBe('payment_not_found');
    expect((await decide(payout, 'reject', staff, {})).statusCode).toBe(400);
    expect((await t.call('GET', '/internal/payments/?page=50', { headers: staff.headers })).json().code).toBe(
      'not_found',
    );
  });
});

describe('[ORD-14] completing', () => {
  it('needs every number; then the order is past and nothing can be done', async () => {
    const { id } = await desk.payable({ loads: [{ ...parcel, count: 2 }] });
    await pay(id);
    const track = (numbers: string[]) =>
      t.call('POST', '/shipments/', {
        headers: desk.session.headers,
        payload: { saleQid: id, carrier: 'own_truck', trackAndTraceNumbers: numbers },
      });
    await track(['TRUCK-001']);
    expect((await desk.send('POST', id, 'complete/', {})).json()).toMatchObject({
      status: 409,
      code: 'tracking_incomplete',
    });
    await track(['TRUCK-002']);
    expect((await desk.shown(id)).nextAction).toBe('COMPLETE_ORDER');
    expect((await desk.send('POST', id, 'complete/', {})).json()).toMatchObject({
      status: 'COMPLETED',
      allowedActions: [],
      nextAction: 'NONE',
    });
    for (const [method, path, payload] of [
      ['POST', 'complete/', {}],
      ['PATCH', '', { sellerVat: null }],
      ['POST', 'decline/', { reasons: ['OUT_OF_STOCK'] }],
      ['POST', 'paycomplete/', { version: 99 }],
    ] as const)
      expect((await desk.send(method, id, path, payload)).statusCode, path).toBeOneOf([409, 422]);
    const past = await t.call('GET', '/sales/?status=PAST', { headers: desk.session.headers });
    expect(past.json().results.map((row: { qid: string }) => row.qid)).toContain(id);
  });
});
