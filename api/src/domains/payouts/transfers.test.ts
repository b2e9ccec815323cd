import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wiseProfile, wiseStub, wiseToken } from '../../adapters/payments/wise-stub.ts';
import { days, hours, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { providerTransfers } from '../../platform/db/platform.tables.ts';
import { openWrite } from '../../platform/write.ts';
import { staffActor } from '../../testing/actors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type ScriptedPayments, scriptedPayments } from '../../testing/scripted-payments.ts';
import { makeAccount, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import type { PayoutRecord } from './payouts.repository.ts';
import { ledgerLines, payoutEvents, payouts } from './payouts.tables.ts';
import { adjustNextPayout } from './use-cases/adjust-next-payout.ts';
import { concludePayout } from './use-cases/conclude-payout.ts';
import { endTransfer } from './use-cases/end-transfer.ts';
import { reconcilePayout } from './use-cases/reconcile-payout.ts';
import { retryPayout } from './use-cases/retry-payout.ts';

const start = '2026-11-21T08:00:00.000Z';
const oldAccount = plus(start, -days(30));
let base: TestApp;
/** The same API with a provider that answers as the test says. */
let t: TestApp;
let provider: ScriptedPayments;
let desk: SellerFixture;

beforeAll(async () => {
  base = await testApp();
  provider = scriptedPayments(base.deps.payments, base.database);
  t = await testApp({ replaced: { payments: provider.port } });
  desk = await sellerFixture(t);
});
afterEach(() => {
  t.clock.set(start);
  provider.next.length = 0;
  provider.asked.length = 0;
  provider.isSilentOnQuotes = false;
  provider.isRefusingQuotes = false;
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
  await base.close();
});

const jobNamed = (name: string) => present(work.jobs.find((job) => job.name === name)?.run, name);
const send = ({ sellerId, id }: PayoutRecord) => jobNamed('payout.send')({ sellerId, payoutId: id }, t.deps);
const check = ({ sellerId, id }: PayoutRecord) => jobNamed('payout.check')({ sellerId, payoutId: id }, t.deps);
const now = async ({ id }: PayoutRecord): Promise<PayoutRecord> => {
  const [found] = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.id, id)));
  return present(found, 'the payout is there');
};
const transfers = (reference: string) =>
  t.database.read('none', (db) =>
    db.select().from(providerTransfers).where(eq(providerTransfers.reference, reference)),
  );
const owedTo = async ({ id }: PayoutRecord): Promise<bigint> => {
  const lines = await t.database.read('system', (db) =>
    db.select().from(ledgerLines).where(eq(ledgerLines.payoutId, id)),
  );
  return lines
    .filter(({ account }) => account === 'SELLER_PAYABLE')
    .reduce((sum, { amountMinor }) => sum - amountMinor, 0n);
};

/** A triggered payment, its job not yet run. */
async function triggered(who = desk): Promise<PayoutRecord> {
  const { id } = await who.payable();
  const answer = await who.send('POST', id, 'paycomplete/', {});
  expect(answer.statusCode).toBe(200);
  const [made] = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.saleId, id)));
  return present(made, 'a paid sale has a payout');
}

async function failed(who = desk, code = 'transfer.insufficient_funds'): Promise<PayoutRecord> {
  const payout = await triggered(who);
  provider.next.push({ outcome: 'refused', code, reference: null });
  await send(payout);
  return now(payout);
}

const retry = (payout: PayoutRecord, as: 'seller' | 'staff' = 'seller') =>
  openWrite(
    t.deps,
    { scope: 'system', actor: { ...staffActor, sellerId: as === 'seller' ? payout.sellerId : null } },
    (write) => retryPayout(write, { payoutId: payout.id }),
  );

describe('[ORD-16] [INTG-10] a provider that is silent', () => {
  it('is asked again under the same id until it answers, and pays once', async () => {
    const payout = await triggered();
    provider.next.push('lost', 'unheard', 'unheard');
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(send(payout)).rejects.toThrow('silent');
    expect((await now(payout)).status).toBe('PROCESSING');
    await send(payout);
    expect((await now(payout)).status).toBe('PAID');
    expect(new Set(provider.asked.map(({ id }) => id))).toEqual(new Set([payout.id]));
    expect(await transfers(payout.orderNumber)).toHaveLength(1);
    await send(payout);
    expect(provider.asked).toHaveLength(4);
  });

  it('for 24 hours leaves the payout unresolved: nothing is sent again, whoever asks', async () => {
    const payout = await triggered();
    provider.next.push('unheard', 'lost');
    await expect(send(payout)).rejects.toThrow('silent');
    t.clock.set(plus(start, hours(24) - 1));
    await expect(send(payout)).rejects.toThrow('silent');
    t.clock.set(plus(start, hours(24)));
    provider.next.push('lost');
    await send(payout);
    expect((await now(payout)).status).toBe('UNRESOLVED');
    const before = provider.asked.length;
    await send(payout);
    await jobNamed('payout.sweep')({}, t.deps);
    await expect(retry(payout, 'staff')).rejects.toMatchObject({ code: 'payout_not_failed' });
    expect(provider.asked.filter(({ id }) => id === payout.id)).toHaveLength(before);
    expect(await owedTo(payout)).toBe(payout.amountMinor);
  });

  it('and then speaks: the payout stays with staff, who see what it said', async () => {
    const payout = await triggered();
    provider.next.push('unheard');
    await expect(send(payout)).rejects.toThrow('silent');
    t.clock.set(plus(start, hours(24)));
    provider.next.push('lost');
    await send(payout);
    await concludePayout(t.deps, payout, { outcome: 'ok', reference: payout.id, state: 'outgoing_payment_sent' });
    expect(await now(payout)).toMatchObject({ status: 'UNRESOLVED', providerState: 'outgoing_payment_sent' });
  });
});

describe('[ORD-16] account and amount that the provider does not confirm', () => {
  it.each(['isRefusingQuotes', 'isSilentOnQuotes'] as const)(
    'for a day (%s) leave the payout with staff: nothing was sent, and it can be sent again',
    async (isNotConfirming) => {
      const payout = await retry(await failed());
      provider.asked.length = 0;
      provider[isNotConfirming] = true;
      await expect(send(payout)).rejects.toThrow('stays approved');
      t.clock.set(plus(start, hours(24) - 1));
      await expect(jobNamed('payout.sweep')({}, t.deps)).rejects.toThrow('payouts have no end yet');
      const { headers } = await signedInAgain(t, desk.session.user);
      const shown = async () => (await t.call('GET', `/payouts/${payout.id}/`, { headers })).json();
      expect(await shown()).toMatchObject({ status: 'APPROVED', sentAt: null });
      t.clock.set(plus(start, hours(24)));
      await jobNamed('payout.sweep')({}, t.deps);
      expect(await now(payout)).toMatchObject({
        ...{ status: 'UNRESOLVED', failureCode: 'not_confirmed', sentAt: null },
      });
      expect(provider.asked).toEqual([]);
      provider[isNotConfirming] = false;
      const missing = { payoutId: payout.id, outcome: 'FAILED', note: 'Asked the provider' } as const;
      await openWrite(t.deps, { scope: 'system', actor: staffActor }, (write) => reconcilePayout(write, missing));
      await send(await retry(payout));
      expect((await now(payout)).status).toBe('PAID');
    },
  );
});

it('[ORD-16] a sweep that one payout fails tells so once the others are sent', async () => {
  const [silent, fine] = [await triggered(), await triggered()];
  provider.next.push('lost');
  await expect(jobNamed('payout.sweep')({}, t.deps)).rejects.toThrow('1 of 2 payouts have no end yet');
  expect([(await now(silent)).status, (await now(fine)).status]).toEqual(['PROCESSING', 'PAID']);
  await send(silent);
});

it('[INTG-10] a transfer whose funding got no answer is known by name: its late message reaches the payout', async () => {
  const payout = await triggered();
  provider.next.push('unheard', { outcome: 'silent', reference: payout.id });
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(send(payout)).rejects.toThrow('silent');
  t.clock.set(plus(start, hours(24)));
  provider.next.push('lost');
  await send(payout);
  expect(await now(payout)).toMatchObject({ status: 'UNRESOLVED', providerReference: payout.id, providerState: null });
  const late = await t.call('POST', '/webhooks/payments/', {
    headers: { 'content-type': 'application/json', 'x-signature': 'good' },
    payload: JSON.stringify({ delivery: `late ${payout.id}`, reference: payout.id }),
  });
  expect(late.statusCode).toBe(204);
  await t.runJobs(work);
  expect(await now(payout)).toMatchObject({ status: 'UNRESOLVED', providerState: 'outgoing_payment_sent' });
});

describe('[ORD-16] a payout that failed', () => {
  it('is a transfer of its own when it is sent again; late answers about the old one change nothing', async () => {
    const payout = await failed();
    expect(payout).toMatchObject({ status: 'FAILED', failureCode: 'transfer.insufficient_funds' });
    const again = await retry(payout);
    expect(again).toMatchObject({ status: 'APPROVED', attempt: 2 });
    await concludePayout(t.deps, payout, { outcome: 'ok', reference: payout.id, state: 'outgoing_payment_sent' });
    expect((await now(payout)).status).toBe('APPROVED');
    provider.next.push('lost');
    await expect(send(again)).rejects.toThrow('silent');
    const late = { outcome: 'refused', code: 'transfer.insufficient_funds', reference: payout.id } as const;
    await concludePayout(t.deps, payout, late);
    expect((await now(payout)).status).toBe('PROCESSING');
    await send(again);
    expect((await now(payout)).status).toBe('PAID');
    const ids = provider.asked.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(await transfers(payout.orderNumber)).toHaveLength(1);
  });

  it('is not sent to the same account again by the seller when the bank refused it; a new one waits a day', async () => {
    const unlucky = await sellerFixture(t, { account: 'account-0003', seller: { bankChangedAt: oldAccount } });
    const payout = await triggered(unlucky);
    await send(payout);
    expect(await now(payout)).toMatchObject({ status: 'FAILED', failureCode: 'returned_by_bank' });
    await expect(retry(payout)).rejects.toMatchObject({ code: 'bank_details_unchanged' });
    await t.database.write('system', async (db) => {
      await makeAccount(db, unlucky.seller, 'account-5555');
      await db.update(sellers).set({ bankChangedAt: start }).where(eq(sellers.id, unlucky.seller.id));
    });
    const again = await retry(payout);
    expect(again).toMatchObject({ status: 'APPROVED', accountEnding: '5555' });
    provider.asked.length = 0;
    await send(again);
    expect(provider.asked).toEqual([]);
    t.clock.set(plus(start, days(1)));
    await send(again);
    expect(provider.asked.map(({ account }) => account)).toEqual(['account-5555']);
    expect((await now(payout)).status).toBe('PAID');
  });

  it('and was paid after all goes to staff, and is not sent again', async () => {
    const payout = await failed();
    await concludePayout(t.deps, payout, { outcome: 'ok', reference: payout.id, state: 'outgoing_payment_sent' });
    expect((await now(payout)).status).toBe('UNRESOLVED');
    await expect(retry(payout)).rejects.toMatchObject({ code: 'payout_not_failed' });
  });
});

it('[ORD-16] money the bank sends back after days is owed again', async () => {
  const payout = await triggered();
  await send(payout);
  expect([(await now(payout)).status, await owedTo(payout)]).toEqual(['PAID', 0n]);
  t.clock.set(plus(start, days(5)));
  await provider.becomes(payout.id, 'bounced_back');
  await check(payout);
  expect((await now(payout)).status).toBe('PAID');
  await provider.becomes(payout.id, 'funds_refunded');
  await check(payout);
  expect(await now(payout)).toMatchObject({ status: 'FAILED', failureCode: 'returned_by_bank', settledAt: null });
  expect(await owedTo(payout)).toBe(payout.amountMinor);
});

it('[ORD-15] a payout that earlier debts eat whole is paid without a transfer; the rest of the debt waits', async () => {
  const debtor = await sellerFixture(t);
  await t.database.write('system', (db) =>
    adjustNextPayout(db, {
      sellerId: debtor.seller.id,
      // Of an order of long ago.
      saleId: newId(),
      orderNumber: 'QS-1-0',
      causeId: newId(),
      currency: 'EUR',
      at: start,
      reason: 'Pallets exchanged',
      kind: 'ADJUSTMENT',
      owedMinor: 30_000n,
    }),
  );
  const payout = await triggered(debtor);
  expect(payout).toMatchObject({ amountMinor: 0n, deductedMinor: 22_580n });
  await send(payout);
  expect((await now(payout)).status).toBe('PAID');
  expect(provider.asked).toEqual([]);
  const second = await triggered(debtor);
  expect(second).toMatchObject({ amountMinor: 22_580n - 7_420n, deductedMinor: 7_420n });
  await send(second);
  const [sent] = await transfers(second.orderNumber);
  expect(sent?.amountMinor).toBe(15_160n);
});

const notice = (body: object, signature = 'good') =>
  t.call('POST', '/webhooks/payments/', {
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: JSON.stringify(body),
  });

describe('[ORD-16] [INTG-10] an earlier transfer that was paid after all', () => {
  /** Refused by what the provider said of the first transfer, and to be sent again; that transfer is on its books. */
  async function retried(): Promise<PayoutRecord> {
    const payout = await triggered();
    provider.next.push('unheard', { outcome: 'refused', code: 'transfer.insufficient_funds', reference: payout.id });
    await expect(send(payout)).rejects.toThrow('silent');
    await send(payout);
    return retry(await now(payout));
  }
  const told = async ({ id }: PayoutRecord) => {
    const events = await t.database.read('system', (db) =>
      db.select().from(payoutEvents).where(eq(payoutEvents.payoutId, id)),
    );
    return events.filter(({ action }) => action === 'paid_earlier').map(({ detail }) => detail.earlier);
  };
  const hearOf = ({ sellerId, id }: PayoutRecord) =>
    jobNamed('payout.check')({ sellerId, payoutId: id, reference: id }, t.deps);

  it('stops the next one before it is sent: staff look first', async () => {
    const payout = await retried();
    await hearOf(payout);
    expect(await now(payout)).toMatchObject({ status: 'UNRESOLVED', attempt: 2 });
    expect(await told(payout)).toEqual([payout.id]);
    expect(provider.asked.every(({ id }) => id === payout.id)).toBe(true);
    await expect(retry(payout, 'staff')).rejects.toMatchObject({ code: 'payout_not_failed' });
  });

  it('is not recorded as not paid until the provider has its money back', async () => {
    const payout = await retried();
    await hearOf(payout);
    await expect(endTransfer(t.deps, payout.id)).rejects.toMatchObject({ code: 'transfer_not_ended' });
    await provider.becomes(payout.id, 'funds_refunded');
    await expect(endTransfer(t.deps, payout.id)).resolves.toBeUndefined();
  });

  it('is for staff too when the next one is on its way, or has failed', async () => {
    const sent = await retried();
    provider.next.push('lost');
    await expect(send(sent)).rejects.toThrow('silent');
    await hearOf(sent);
    expect((await now(sent)).status).toBe('UNRESOLVED');
    const failedAgain = await retried();
    provider.next.push({ outcome: 'refused', code: 'transfer.insufficient_funds', reference: null });
    await send(failedAgain);
    for (const delivery of ['one', 'two'].map((name) => `${name} ${failedAgain.id}`))
      expect((await notice({ delivery, reference: failedAgain.id })).statusCode).toBe(204);
    await t.runJobs(work);
    expect((await now(failedAgain)).status).toBe('UNRESOLVED');
    expect(await told(failedAgain)).toEqual([failedAgain.id]);
  });

  it('is looked into as well when it is an answer that comes late, not a message', async () => {
    const payout = await retried();
    provider.next.push({ outcome: 'refused', code: 'transfer.insufficient_funds', reference: null });
    await send(payout);
    const late = { outcome: 'ok', reference: payout.id, state: 'outgoing_payment_sent' } as const;
    await concludePayout(t.deps, { ...payout, attempt: 1 }, late);
    await t.runJobs(work);
    expect([(await now(payout)).status, await told(payout)]).toEqual(['UNRESOLVED', [payout.id]]);
  });

  it('beside one that was paid stands in the history, and is reported once', async () => {
    const payout = await retried();
    await send(payout);
    expect((await now(payout)).status).toBe('PAID');
    await expect(hearOf(payout)).rejects.toThrow('paid twice');
    await hearOf(payout);
    expect([(await now(payout)).status, await told(payout)]).toEqual(['PAID', [payout.id]]);
    await provider.becomes(payout.id, 'funds_refunded');
  });

  it('is not, when the provider says that it was not', async () => {
    const payout = await retried();
    await provider.becomes(payout.id, 'cancelled');
    await hearOf(payout);
    expect([(await now(payout)).status, await told(payout)]).toEqual(['APPROVED', []]);
  });
});

describe('[INTG-10] a message of the provider', () => {
  it('is refused without its signature', async () => {
    const answer = await notice({ delivery: 'd1', reference: 'x' }, 'bad');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'webhook_refused']);
  });

  it('is held to its signature byte for byte, as the provider sends it', async () => {
    const stub = await wiseStub();
    const own = await testApp({
      env: {
        ...{ WISE_API_URL: stub.url, WISE_API_TOKEN: wiseToken, WISE_PROFILE_ID: String(wiseProfile) },
        WISE_PUBLIC_KEY: stub.publicKey,
      },
    });
    const { headers, body } = stub.notice(50_007, 'processing', { note: 'Ærø –  two  spaces\u2028' });
    const post = async (payload: string) => {
      const type = { 'content-type': 'application/json; charset=utf-8' };
      return (await own.call('POST', '/webhooks/payments/', { headers: { ...headers, ...type }, payload })).statusCode;
    };
    expect([await post(body), await post(body), await post(`${body}\n`)]).toEqual([204, 204, 401]);
    await Promise.all([own.close(), stub.close()]);
  });

  it('may come twice, late and about what nobody knows: what counts is what the provider then says', async () => {
    const payout = await triggered();
    await send(payout);
    await provider.becomes(payout.id, 'funds_refunded');
    for (const body of [
      { delivery: 'late', reference: payout.id },
      { delivery: 'late', reference: payout.id },
      { delivery: 'other', reference: payout.id },
      { delivery: 'unknown', reference: 'nothing of ours' },
      { delivery: 'probe', test: true, reference: payout.id },
    ])
      expect((await notice(body)).statusCode).toBe(204);
    await t.runJobs(work);
    expect((await now(payout)).status).toBe('FAILED');
    const trail = await t.call('GET', `/payouts/${payout.id}/`, { headers: desk.session.headers });
    const actions = trail.json().events.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'returned')).toHaveLength(1);
  });
});
