/** One suite for every payment provider: what the port promises. */
import type { Currency } from '@quayside/contract/common';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { PaymentsPort, TransferRequest } from './payments.port.ts';
import { wisePayments } from './wise-payments.ts';
import { type WiseStub, wiseProfile, wiseStub, wiseToken } from './wise-stub.ts';

const currency: Currency = 'EUR';
let t: TestApp;
let stub: WiseStub;
beforeAll(async () => {
  t = await testApp();
  stub = await wiseStub();
});
afterAll(async () => {
  await stub.close();
  await t.close();
});

const wise = (): PaymentsPort =>
  wisePayments(
    { baseUrl: stub.url, token: wiseToken, profileId: wiseProfile, publicKey: stub.publicKey, version: null },
    { clock: systemClock, report: () => undefined, wait: async () => undefined },
  );
/** `account`: one that can be paid to. */
const providers: [string, () => PaymentsPort, string][] = [
  ['the embedded provider', () => t.deps.payments, 'recipient-7777'],
  ['the Wise platform', wise, '8692237'],
];

describe.each(providers)('[INTG-10] %s', (_, open, account) => {
  const confirmed = async (amountMinor = 22_580n): Promise<TransferRequest> => {
    const quote = await open().quote({ account, amountMinor, currency });
    if (quote.outcome !== 'ok') throw new Error('an account that can be paid to');
    const own = { account, amountMinor, currency, holder: 'Waldhuis B.V.', reference: 'QS-1-0' };
    return { ...own, id: newId(), quote: quote.reference, known: null };
  };

  it('pays what was confirmed, and knows what became of it', async () => {
    const answer = await open().transfer(await confirmed());
    if (answer.outcome !== 'ok') throw new Error('paid');
    expect(['processing', 'outgoing_payment_sent']).toContain(answer.state);
    expect((await open().stateOf(answer.reference)).outcome).toBe('ok');
    expect(await open().stateOf('999999999')).toEqual({ outcome: 'unknown' });
  });

  it('[ORD-16] never pays the same id twice, one after the other or at once', async () => {
    const shapes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
    const property = fc.asyncProperty(shapes, async (bursts) => {
      const request = await confirmed();
      const seen = new Set<string>();
      for (const size of bursts) {
        const answers = await Promise.all(Array.from({ length: size }, () => open().transfer(request)));
        for (const answer of answers) seen.add(answer.outcome === 'ok' ? answer.reference : answer.outcome);
      }
      expect(seen.size).toBe(1);
    });
    await fc.assert(property, { numRuns: process.env.DEEP ? 200 : 20 });
    const transfers = stub.paid.map(({ transfer }) => transfer);
    expect(new Set(transfers).size).toBe(transfers.length);
  });

  it('believes no message without its signature', () => {
    const { headers, body } = stub.notice(50_000, 'funds_refunded');
    expect(open().noticeOf({}, body)).toBeNull();
    expect(open().noticeOf({ ...headers, 'x-signature-sha256': 'AAAA' }, body)).toBeNull();
  });

  it('tells what an account needs, takes a good one and names the field of a bad one', async () => {
    const kinds = await open().requirements(currency, 10_000n);
    expect(kinds?.find(({ kind }) => kind === 'iban')?.fields.map(({ name }) => name)).toContain('IBAN');
    const own = { currency, kind: 'iban' as const, holder: 'Waldhuis B.V.', country: 'NL' };
    const good = await open().recipient({ ...own, fields: { IBAN: 'NL91ABNA0417164300' } });
    expect(good).toMatchObject({ outcome: 'ok', ending: '4300' });
    const printed = await open().recipient({ ...own, fields: { IBAN: ' nl91 abna 0417 1643 00' } });
    expect(printed).toEqual(good);
    const bad = await open().recipient({ ...own, fields: { IBAN: 'XX00ABNA0417164300' } });
    expect(bad.outcome === 'refused' && Object.keys(bad.fields)).toEqual(['IBAN']);
  });

  it('[PRO-10] refuses accounts whose digits no bank can have given', async () => {
    const own = { holder: 'Waldhuis B.V.', country: 'GB', currency } as const;
    const refused = async (kind: 'iban' | 'sort_code' | 'aba', fields: Readonly<Record<string, string>>) => {
      const answer = await open().recipient({ ...own, kind, fields });
      return answer.outcome === 'refused' && Object.keys(answer.fields);
    };
    for (const IBAN of ['AZ21NABZ000000001370100019447', 'AX211234560000078', 'DE89A70400440532013000'])
      expect(await refused('iban', { IBAN })).toEqual(['IBAN']);
    expect(await refused('sort_code', { sortCode: '08-99-99', accountNumber: '66374959' })).toEqual(['accountNumber']);
    expect(await refused('sort_code', { sortCode: '08-99-99', accountNumber: '6637 4958' })).toBe(false);
    expect(await refused('aba', { abartn: '011110634', accountNumber: '12345678' })).toEqual(['abartn']);
  });
});
