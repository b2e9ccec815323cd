/** Money from a wallet to the buyer's own account. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { postRefund } from './wallets.repository.ts';

let t: TestApp;
let buyer: Session;
let buyerId: string;
let first: Session;
let second: Session;
const good = 'NL91 ABNA 0417 1643 00';

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  buyerId = (await t.database.write('none', (db) => makeBuyer(db))).id;
  buyer = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
  const permissions = { staffPermissions: ['staff.payments.approve'] };
  const staff = (name: string) =>
    signedIn(t, { role: 'STAFF', email: `${name}-${buyerId}@quayside.example`, ...permissions });
  [first, second] = [await staff('one'), await staff('two')];
});

const fill = (amountMinor: bigint) =>
  t.database.write({ buyerId }, (db) =>
    postRefund(db, {
      ...{ buyerId, saleId: newId(), currency: 'EUR', source: 'ORDER_REFUND', amountMinor },
      ...{ causeId: newId(), at: t.clock.now() },
    }),
  );
const send = (method: 'GET' | 'POST', path: string, payload?: object, who = buyer) =>
  t.call(method, path, { headers: who.headers, ...(payload ? { payload } : {}) });
const ask = (amount: string, iban = good, holder = 'Nordlicht Handels GmbH') =>
  send('POST', `/wallets/${buyerId}/withdraw/`, {
    ...{ amount: { amount, currency: 'EUR' }, holder, country: 'NL', iban },
  });
const confirm = (id: string, code: string) => send('POST', `/wallets/${buyerId}/withdrawals/${id}/confirm/`, { code });
const balance = async () => (await send('GET', `/wallets/${buyerId}/`)).json().balances[0]?.balance.amount;
const newest = async () => (await send('GET', `/wallets/${buyerId}/withdrawals/`)).json().results[0];
const statuses = async () =>
  (await send('GET', `/wallets/${buyerId}/lines/`))
    .json()
    .results.map(
      ({ source, status, amount }: { source: string; status: string; amount: { amount: string } }) =>
        `${source} ${status} ${amount.amount}`,
    );

async function codeMailed(): Promise<string> {
  await t.runJobs(work);
  const mails = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, buyer.user.email)),
  );
  // Others tell what became of an earlier one.
  const codes = mails.flatMap(({ subject }) => /Code (\d{6})/.exec(subject ?? '')?.[1] ?? []);
  return codes.at(-1) ?? '';
}

describe('[BUY-09] a withdrawal', () => {
  it('takes nothing before the code of the mail comes back; then it is sent, and the ledger balances', async () => {
    await fill(50_000n);
    const asked = (await ask('120.50')).json();
    expect(asked).toMatchObject({ status: 'ASKED', amount: { amount: '120.50' }, ending: '4300' });
    expect(asked).toMatchObject({ nextAction: 'CONFIRM', allowedActions: ['CONFIRM'] });
    expect(await balance()).toBe('500.00');
    const code = await codeMailed();
    expect((await confirm(asked.qid, code)).json()).toMatchObject({
      ...{ status: 'APPROVED', codeEndsAt: null, nextAction: 'WAIT_FOR_BANK', allowedActions: [] },
    });
    expect(await balance()).toBe('379.50');
    expect(await statuses()).toContain('WITHDRAWAL PENDING -120.50');
    await t.runJobs(work);
    expect(await newest()).toMatchObject({ status: 'PAID', nextAction: 'NONE', allowedActions: [] });
    expect(await statuses()).toContain('WITHDRAWAL POSTED -120.50');
    expect((await confirm(asked.qid, code)).json().status).toBe('PAID');
    expect(await balance()).toBe('379.50');
    expect(await brokenInvariants(t.database)).toEqual([]);
  });

  it('refuses more than there is, an account the bank does not know, and another company’s wallet', async () => {
    await fill(1_000n);
    expect((await ask('10.01')).json().code).toBe('wallet_too_low');
    const wrong = await ask('10.00', 'NL91 ABNA 0417 1643 01');
    expect(wrong.json()).toMatchObject({ status: 400, code: 'withdrawal_account', errors: { iban: [{}] } });
    expect((await send('GET', `/wallets/${newId()}/withdrawals/`)).statusCode).toBe(404);
  });

  it('goes to an account in the company’s own name and to no other', async () => {
    await fill(1_000n);
    for (const holder of ['Anna Berg', 'Nordlicht', 'Nordlicht Handels GmbH & Anna Berg', '...']) {
      const refused = await ask('1.00', good, holder);
      expect(refused.json()).toMatchObject({ status: 400, code: 'withdrawal_holder', errors: { holder: [{}] } });
    }
    for (const holder of ['NORDLICHT HANDELS GMBH', 'Nordlicht-Handels'])
      expect((await ask('1.00', good, holder)).json()).toMatchObject({ status: 'ASKED' });
  });

  it('is asked for five times an hour: more codes would be more guesses, and more mails', async () => {
    await fill(1_000n);
    for (let n = 0; n < 5; n += 1) expect((await ask('1.00')).statusCode).toBe(201);
    expect((await ask('1.00')).json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  it('asked for twice under one key is one', async () => {
    await fill(1_000n);
    const payload = {
      amount: { amount: '1.00', currency: 'EUR' },
      holder: 'Nordlicht Handels',
      country: 'NL',
      iban: good,
    };
    const headers = { ...buyer.headers, 'idempotency-key': newId() };
    const twice = [1, 2].map(() => t.call('POST', `/wallets/${buyerId}/withdraw/`, { headers, payload }));
    const [one, other] = (await Promise.all(twice)).map((answer) => answer.json().qid);
    expect(one).toBe(other);
  });

  it('a code is good for 10 minutes and 5 tries', async () => {
    await fill(1_000n);
    const { qid } = (await ask('10.00')).json();
    const code = await codeMailed();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n += 1) expect((await confirm(qid, wrong)).json().code).toBe('withdrawal_code_wrong');
    expect(await newest()).toMatchObject({ status: 'ASKED', nextAction: 'NONE', allowedActions: [] });
    expect((await confirm(qid, code)).json().code).toBe('withdrawal_code_ended');
    const later = (await ask('10.00')).json();
    const second = await codeMailed();
    t.clock.advance(minutes(10));
    buyer = await signedInAgain(t, buyer.user, 'buyers');
    expect(await newest()).toMatchObject({ status: 'ASKED', nextAction: 'NONE', allowedActions: [] });
    expect((await confirm(later.qid, second)).json().code).toBe('withdrawal_code_ended');
    expect(await balance()).toBe('10.00');
  });

  it('two that are confirmed at once never take more than there is', async () => {
    await fill(1_000n);
    const one = (await ask('10.00')).json();
    const oneCode = await codeMailed();
    t.clock.advance(1_000);
    const other = (await ask('10.00')).json();
    const otherCode = await codeMailed();
    const answers = await Promise.all([confirm(one.qid, oneCode), confirm(other.qid, otherCode)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await balance()).toBe('0.00');
  });

  it('above the four-eyes limit waits for two of us; one of them alone sends nothing', async () => {
    await fill(10_000_001n);
    const { qid } = (await ask('100000.01')).json();
    const waiting = { status: 'IN_REVIEW', nextAction: 'WAIT_FOR_REVIEW', allowedActions: [] };
    expect((await confirm(qid, await codeMailed())).json()).toMatchObject(waiting);
    const decide = (who: Session, step: string, body?: object) =>
      send('POST', `/internal/withdrawals/${qid}/${step}/`, body, who);
    expect((await send('GET', '/internal/withdrawals/', undefined, first)).json().results).toMatchObject([
      { qid, approvals: 0 },
    ]);
    expect((await decide(first, 'approve')).json()).toMatchObject({ status: 'IN_REVIEW', approvals: 1 });
    expect((await decide(first, 'approve')).json().code).toBe('withdrawal_second_person');
    expect((await decide(second, 'approve')).json()).toMatchObject({ status: 'APPROVED', approvals: 2 });
    expect((await decide(second, 'reject', { reason: 'Too late' })).json().code).toBe('withdrawal_not_waiting');
    await t.runJobs(work);
    expect(await newest()).toMatchObject({ status: 'PAID' });
  });

  it('above it together with what left the wallet within a day waits too: parts do not get round it', async () => {
    await fill(20_000_000n);
    const parts = [];
    for (const amount of ['60000.00', '40000.00', '0.01']) {
      const { qid } = (await ask(amount)).json();
      parts.push((await confirm(qid, await codeMailed())).json().status);
      t.clock.advance(1_000);
    }
    expect(parts).toEqual(['APPROVED', 'APPROVED', 'IN_REVIEW']);
  });

  it('rejected by one of us, or refused by the bank, is back in the wallet', async () => {
    await fill(10_000_001n);
    const { qid } = (await ask('100000.01')).json();
    await confirm(qid, await codeMailed());
    expect(await balance()).toBe('0.00');
    const rejected = await send('POST', `/internal/withdrawals/${qid}/reject/`, { reason: 'Unknown holder' }, first);
    expect(rejected.json().status).toBe('REJECTED');
    expect(await newest()).toMatchObject({ rejection: 'Unknown holder' });
    await t.runJobs(work);
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, buyer.user.email)),
    );
    expect(mails.at(-1)?.body).toContain('Unknown holder');
    expect(await balance()).toBe('100000.01');
    expect(await statuses()).toEqual(
      expect.arrayContaining(['REVERSAL POSTED 100000.01', 'WITHDRAWAL REVERSED -100000.01']),
    );
    expect(await brokenInvariants(t.database)).toEqual([]);
  });
});
