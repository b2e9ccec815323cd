import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock, minutes } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { OutsideReport } from '../../platform/outside-call.ts';
import type { PaymentsPort, TransferAnswer, TransferRequest } from './payments.port.ts';
import { type WiseSettings, wisePayments } from './wise-payments.ts';
import { type Fault, type WiseStub, wiseProfile, wiseStub, wiseToken } from './wise-stub.ts';

const account = '8692237';
const clock = fixedClock('2026-11-21T08:00:00.000Z');
let stub: WiseStub;
let reports: OutsideReport[] = [];
beforeAll(async () => {
  stub = await wiseStub();
});
afterAll(() => stub.close());
beforeEach(() => {
  // The breaker of a provider that failed often closes again with time.
  clock.advance(minutes(5));
  reports = [];
  for (const list of [stub.asked, stub.faults, stub.paid]) list.splice(0);
  Object.assign(stub, { balance: 1_000_000, expiresQuotes: false, isBlocked: false, isUnpayable: false });
});

const wise = (changed: Partial<WiseSettings> = {}): PaymentsPort =>
  wisePayments(
    {
      ...{ baseUrl: stub.url, token: wiseToken, profileId: wiseProfile, publicKey: stub.publicKey, version: null },
      ...changed,
    },
    { clock, report: (one) => reports.push(one), timeoutMs: 150, wait: async () => undefined },
  );
const amounts = { amountMinor: 22_580n, currency: 'EUR' } as const;

async function confirmed(): Promise<TransferRequest> {
  const quote = await wise().quote({ account, ...amounts });
  if (quote.outcome !== 'ok') throw new Error('an account that can be paid to');
  const own = { account, ...amounts, holder: 'Waldhuis B.V.', reference: 'QS-1-0' };
  return { ...own, id: newId(), quote: quote.reference, known: null };
}
const paidFor = ({ reference }: { reference: string | null }) =>
  stub.paid.filter(({ transfer }) => String(transfer) === reference);
const pays = '^POST .*/payments$';
const creates = '^POST .*/transfers$';

describe('[INTG-10] a 2xx that is no payment', () => {
  it('a rejected funding is refused with its code, and the transfer cancelled, so that it is never paid later', async () => {
    stub.balance = 10;
    const answer = await wise().transfer(await confirmed());
    expect(answer).toMatchObject({ outcome: 'refused', code: 'transfer.insufficient_funds' });
    stub.balance = 1_000_000;
    const reference = answer.outcome === 'refused' ? answer.reference : null;
    expect(await wise().stateOf(reference ?? '')).toEqual({ outcome: 'ok', state: 'cancelled' });
    expect(stub.paid).toEqual([]);
  });

  it('an answer that is not the contract’s says nothing; the next try finds out', async () => {
    const request = await confirmed();
    stub.faults.push({ call: pays, fault: 'malformed' });
    expect(await wise().transfer(request)).toEqual({ outcome: 'silent', reference: expect.any(String) });
    expect(await wise().transfer(request)).toMatchObject({ outcome: 'ok', state: 'processing' });
    expect(stub.paid).toHaveLength(1);
  });
});

describe('[ORD-16] [INTG-10] silence', () => {
  it('after the transfer was made: the same id gives the same transfer', async () => {
    const request = await confirmed();
    for (let lost = 0; lost < 3; lost += 1) stub.faults.push({ call: creates, fault: 'lost' });
    expect(await wise().transfer(request)).toEqual({ outcome: 'silent' });
    expect(await wise().transfer(request)).toMatchObject({ outcome: 'ok' });
    expect(stub.paid).toHaveLength(1);
  });

  it('after the funding was done: it is asked for, not paid again', async () => {
    const request = await confirmed();
    stub.faults.push({ call: pays, fault: 'lost' });
    expect(await wise().transfer(request)).toEqual({ outcome: 'silent', reference: expect.any(String) });
    expect(await wise().transfer(request)).toMatchObject({ outcome: 'ok', state: 'processing' });
    expect(stub.asked.filter(({ call }) => /^POST .*payments$/.test(call))).toHaveLength(1);
    expect(stub.paid).toHaveLength(1);
  });

  it('of the whole service opens the breaker: it is left alone for a while', async () => {
    const port = wise();
    for (let n = 0; n < 9; n += 1) stub.faults.push({ call: 'quotes', fault: 503 });
    for (let n = 0; n < 2; n += 1) expect(await port.quote({ account, ...amounts })).toEqual({ outcome: 'silent' });
    const before = stub.asked.length;
    expect(await port.quote({ account, ...amounts })).toEqual({ outcome: 'silent' });
    expect(stub.asked).toHaveLength(before);
    expect(reports.at(-1)?.outcome).toBe('breaker_open');
  });

  it('never pays twice and never pays what it called refused, whatever is lost, late or wrong (property)', async () => {
    const fault = fc.constantFrom<Fault[]>('silent', 'lost', 'malformed', 403, 409, 422, 429, 500, 503);
    const call = fc.constantFrom(creates, pays, '^GET .*/payments$', '^GET .*/transfers', '/cancel$', 'quotes$');
    const faults = fc.array(fc.record({ call, fault }), { maxLength: 6 });
    const property = fc.asyncProperty(faults, fc.boolean(), async (planned, isPoor) => {
      clock.advance(minutes(5));
      stub.faults.splice(0);
      const request = await confirmed();
      stub.balance = isPoor ? 1 : 1_000_000;
      stub.faults.push(...planned);
      let answer: TransferAnswer = { outcome: 'silent' };
      for (let tries = 0; tries < 30 && answer.outcome === 'silent'; tries += 1) {
        clock.advance(minutes(1));
        answer = await wise().transfer(request);
      }
      if (answer.outcome === 'silent') throw new Error('it ends');
      const isSent = answer.outcome === 'ok' && answer.state === 'processing';
      expect(paidFor({ reference: answer.reference })).toHaveLength(isSent ? 1 : 0);
      if (answer.outcome !== 'refused' || answer.reference === null) return;
      expect(await wise().stateOf(answer.reference)).toMatchObject({ state: 'cancelled' });
    });
    await fc.assert(property, { numRuns: process.env.DEEP ? 1_000 : 60, endOnFailure: true });
  }, 300_000);
});

describe('[INTG-10] refusals', () => {
  it('an expired quote is exchanged for a fresh one', async () => {
    const request = await confirmed();
    stub.expiresQuotes = true;
    expect(await wise().transfer(request)).toMatchObject({ outcome: 'ok' });
    expect(stub.paid).toHaveLength(1);
  });

  it('a blocked quote, an unknown account and one of another provider are refused before anything is booked', async () => {
    stub.isBlocked = true;
    expect(await wise().quote({ account, ...amounts })).toEqual({ outcome: 'refused' });
    expect(await wise().quote({ account: '404', ...amounts })).toEqual({ outcome: 'refused' });
    const asked = stub.asked.length;
    expect(await wise().quote({ account: 'recipient-nl-4417', ...amounts })).toEqual({ outcome: 'refused' });
    expect(stub.asked).toHaveLength(asked);
  });

  it('a quote that cannot be paid from our balance is refused', async () => {
    stub.isUnpayable = true;
    expect(await wise().quote({ account, ...amounts })).toEqual({ outcome: 'refused' });
  });

  it('[ORD-16] what came back under our id for another amount or account is never funded', async () => {
    const request = await confirmed();
    for (let lost = 0; lost < 3; lost += 1) stub.faults.push({ call: creates, fault: 'lost' });
    await wise().transfer(request);
    for (const other of [{ amountMinor: 22_581n }, { account: '8692238' }, { currency: 'GBP' } as const])
      expect(await wise().transfer({ ...request, ...other })).toEqual({ outcome: 'silent' });
    expect(stub.paid).toEqual([]);
  });

  it('a confirmation only a person can give (SCA) is no judgement: the transfer waits', async () => {
    const request = await confirmed();
    stub.faults.push({ call: pays, fault: 403 });
    expect(await wise().transfer(request)).toEqual({ outcome: 'silent', reference: expect.any(String) });
    expect(await wise().transfer(request)).toMatchObject({ outcome: 'ok' });
    expect(stub.paid).toHaveLength(1);
  });

  it('what is paid out already is not cancelled', async () => {
    const answer = await wise().transfer(await confirmed());
    const reference = answer.outcome === 'ok' ? answer.reference : '';
    const transfer = stub.transfers.get(Number(reference));
    if (transfer) transfer.status = 'outgoing_payment_sent';
    expect(await wise().cancel(reference)).toBe(false);
    expect(await wise().stateOf(reference)).toEqual({ outcome: 'ok', state: 'outgoing_payment_sent' });
  });
});

describe('[INTG-10] messages', () => {
  it('are read when the signature fits the very bytes', () => {
    const { headers, body } = stub.notice(50_007, 'bounced_back');
    expect(wise().noticeOf(headers, body)).toEqual({
      ...{ deliveryId: headers['x-delivery-id'], isTest: false, reference: '50007', state: 'bounced_back' },
      occurredAt: '2026-11-21T08:00:00.000Z',
    });
    expect(wise().noticeOf(headers, body.replace('50007', '50008'))).toBeNull();
    expect(wise().noticeOf(headers, `${body} `)).toBeNull();
  });

  it('are believed with the key of this environment alone, as PEM or as one line, and with both headers', () => {
    const { headers, body } = stub.notice(50_007, 'processing');
    const { publicKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const oneLine = stub.publicKey.replace(/-----[A-Z ]+-----|\n/g, '');
    expect(wise({ publicKey: oneLine }).noticeOf(headers, body)?.reference).toBe('50007');
    const pem = other.export({ type: 'spki', format: 'pem' }).toString();
    expect(wise({ publicKey: pem }).noticeOf(headers, body)).toBeNull();
    for (const name of ['x-signature-sha256', 'x-delivery-id'])
      expect(wise().noticeOf({ ...headers, [name]: undefined }, body)).toBeNull();
    expect(wise().noticeOf({ ...headers, 'x-signature-sha256': 'no base64 §' }, body)).toBeNull();
  });

  it.each(['2026-11-21T09:00:01+01:00', '2026-11-21T08:00:01.123456Z'])(
    'are news of their transfer whatever form their time has: %s',
    (sent_at) => {
      const data = { resource: { type: 'transfer', id: 50_007 }, current_state: 'processing', occurred_at: sent_at };
      const { headers, body } = stub.notice(50_007, 'processing', { data, sent_at });
      expect(wise().noticeOf(headers, body)).toMatchObject({ isTest: false, reference: '50007' });
    },
  );

  it('that are tests, or tell of something else, change nothing', () => {
    const { headers, body } = stub.notice(1, 'processing');
    expect(wise().noticeOf({ ...headers, 'x-test-notification': 'true' }, body)?.isTest).toBe(true);
    const other = stub.notice(1, 'x', { data: { resource: { type: 'balance-account', id: 1 } } });
    expect(wise().noticeOf(other.headers, other.body)?.isTest).toBe(true);
    const odd = stub.notice(1, 'x', { data: 'nothing' });
    expect(wise().noticeOf(odd.headers, odd.body)?.isTest).toBe(true);
  });
});

it('[INTG-10] a dated version takes the place of v1 and v3; the token is in no report', async () => {
  await wise({ version: '2026Q3' }).quote({ account, ...amounts });
  expect(stub.asked.at(-1)?.call).toBe(`POST /2026Q3/profiles/${wiseProfile}/quotes`);
  expect(JSON.stringify(reports)).not.toContain(wiseToken);
  expect(JSON.stringify(reports)).not.toContain(String(wiseProfile));
});
