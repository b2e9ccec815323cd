/** What the bank does with a withdrawal after it was sent: it sends it back, or says nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type ScriptedPayments, scriptedPayments } from '../../testing/scripted-payments.ts';
import { signedIn, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeWithdrawal } from './wallets.factory.ts';
import { postWithdrawal } from './withdrawals.repository.ts';

const start = '2026-11-23T08:00:00.000Z';
let base: TestApp;
let t: TestApp;
let provider: ScriptedPayments;
let buyer: BuyerFixture;

beforeAll(async () => {
  base = await testApp({ now: start });
  provider = scriptedPayments(base.deps.payments, base.database);
  t = await testApp({ now: start, replaced: { payments: provider.port } });
});
afterAll(async () => {
  await t.close();
  await base.close();
});
beforeEach(async () => {
  t.clock.set(start);
  provider.next.length = 0;
  provider.isSilentOnQuotes = false;
  buyer = await buyerFixture(t);
  await buyer.credit(10_000n);
});

/** A confirmed one of 60.00, which the bank is asked for. */
async function sent(): Promise<string> {
  const { buyerId } = buyer;
  return t.database.write({ buyerId }, async (db) => {
    const at = t.clock.now();
    const { id } = await makeWithdrawal(db, { buyerId, amountMinor: 6_000n, status: 'APPROVED', askedAt: at });
    await postWithdrawal(db, { buyerId, withdrawalId: id, amountMinor: 6_000n, currency: 'EUR', at });
    await enqueue(db, 'withdrawal.send', { buyerId, withdrawalId: id });
    return id;
  });
}
/** What failed in it tells why. */
const sweep = async () => {
  const swept = work.jobs.find(({ name }) => name === 'withdrawal.sweep')?.run({}, t.deps);
  await swept?.catch((error: AggregateError) => {
    throw new Error([error.message, ...error.errors].join('; '));
  });
};
const get = async (path: string) =>
  (await t.call('GET', path, { headers: (await signedInAgain(t, buyer.session.user, 'buyers')).headers })).json();
const seen = async () => {
  const [{ status }] = (await get(`/wallets/${buyer.buyerId}/withdrawals/`)).results;
  const { balances } = await get(`/wallets/${buyer.buyerId}/`);
  return [
    status,
    ...balances.map(({ kind, balance }: { kind: string; balance: { amount: string } }) => `${kind} ${balance.amount}`),
  ];
};
const notice = (reference: string, signature = 'good') =>
  t.call('POST', '/webhooks/payments/', {
    headers: { 'x-signature': signature, 'content-type': 'application/json' },
    payload: JSON.stringify({ delivery: newId(), reference }),
  });
const staff = async () =>
  (
    await signedIn(t, {
      role: 'STAFF',
      email: `staff-${newId()}@quayside.example`,
      staffPermissions: ['staff.payments.approve'],
    })
  ).headers;
const waiting = async () => {
  const { results } = (await t.call('GET', '/internal/withdrawals/', { headers: await staff() })).json();
  return results.filter(({ company }: { company: string }) => company === 'Nordlicht Handels GmbH');
};
const reconcile = async (id: string, outcome: 'PAID' | 'FAILED') =>
  t.call('POST', `/internal/withdrawals/${id}/reconcile/`, {
    headers: await staff(),
    payload: { outcome, note: 'The statement of 25 November shows it.' },
  });
const balanced = async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
};

describe('[BUY-09] a withdrawal at the bank', () => {
  it('that is sent back after it was paid lies in the wallet again, as money, once', async () => {
    const id = await sent();
    await t.runJobs(work);
    expect(await seen()).toEqual(['PAID', 'CASH 40.00']);
    await provider.becomes(id, 'funds_refunded');
    expect((await notice(id, 'wrong')).statusCode).toBe(401);
    for (let times = 0; times < 2; times += 1) {
      expect((await notice(id)).statusCode).toBe(204);
      await t.runJobs(work);
      expect(await seen()).toEqual(['FAILED', 'CASH 100.00']);
    }
    await balanced();
  });

  it('that nobody answers for within 24 hours stands with our own people', async () => {
    const id = await sent();
    provider.next.push('lost', 'lost', 'lost');
    await expect(sweep()).rejects.toThrow('1 of 1 withdrawals have no end yet');
    t.clock.advance(hours(23));
    await expect(sweep()).rejects.toThrow('silent');
    expect((await seen())[0]).toBe('PROCESSING');
    t.clock.advance(hours(1));
    await sweep();
    expect(await seen()).toEqual(['UNRESOLVED', 'CASH 40.00']);
    expect(await waiting()).toMatchObject([{ qid: id, status: 'UNRESOLVED', amount: { amount: '60.00' } }]);
    const settled = await reconcile(id, 'FAILED');
    expect(settled.json()).toMatchObject({ status: 'FAILED' });
    expect(await seen()).toEqual(['FAILED', 'CASH 100.00']);
    expect((await reconcile(id, 'PAID')).json().code).toBe('withdrawal_not_unresolved');
    expect(await waiting()).toEqual([]);
    await balanced();
  });

  it('that the bank does not even confirm within 24 hours stands with our own people', async () => {
    const id = await sent();
    provider.isSilentOnQuotes = true;
    await expect(sweep()).rejects.toThrow('stays approved');
    t.clock.advance(hours(23));
    await expect(sweep()).rejects.toThrow('stays approved');
    expect((await seen())[0]).toBe('APPROVED');
    t.clock.advance(hours(1));
    await sweep();
    expect(await seen()).toEqual(['UNRESOLVED', 'CASH 40.00']);
    expect(await waiting()).toMatchObject([{ qid: id, status: 'UNRESOLVED', amount: { amount: '60.00' } }]);
    // The bank never heard of it: nothing has to be ended there.
    expect((await reconcile(id, 'FAILED')).json()).toMatchObject({ status: 'FAILED' });
    expect(await seen()).toEqual(['FAILED', 'CASH 100.00']);
    expect(provider.asked.some((one) => one.id === id)).toBe(false);
    await balanced();
  });

  it('that the statement shows is paid; one that the bank may still pay does not go back', async () => {
    const id = await sent();
    provider.next.push({ outcome: 'silent', reference: id }, { outcome: 'silent', reference: id });
    await expect(sweep()).rejects.toThrow('silent');
    await base.deps.payments.transfer({
      ...{ id, account: 'embedded-4300', holder: 'Nordlicht Handels GmbH', amountMinor: 6_000n, currency: 'EUR' },
      ...{ reference: 'Wallet', quote: '', known: null },
    });
    t.clock.advance(hours(24));
    await sweep();
    expect((await seen())[0]).toBe('UNRESOLVED');
    expect((await reconcile(id, 'FAILED')).json().code).toBe('withdrawal_not_ended');
    expect((await reconcile(id, 'PAID')).json()).toMatchObject({ status: 'PAID' });
    expect(await seen()).toEqual(['PAID', 'CASH 40.00']);
    await balanced();
  });
});
