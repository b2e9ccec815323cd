import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { isWellFormed, vatNumberOf, writtenVat } from '../../platform/vat/vat-number.ts';
import { embeddedVat } from './embedded-vat.ts';
import { viesVat } from './vies-vat.ts';

const given = (country: string, typed: string) => {
  const number = vatNumberOf(country, typed);
  if (!number) throw new Error('a number was given');
  return number;
};

describe('[PRO-11] a VAT number', () => {
  it.each([
    ['NL', 'nl 1234.56.782.b01', 'NL123456782B01'],
    ['GR', 'EL 094259216', 'EL094259216'],
    ['GR', '094259216', 'EL094259216'],
    ['DE', '123456788', 'DE123456788'],
  ])('of %s typed as "%s" is stored as %s', (country, typed, written) => {
    expect(writtenVat(given(country, typed))).toBe(written);
    expect(isWellFormed(given(country, typed))).toBe(true);
  });

  it('is none when nothing is left of it, or too much', () => {
    expect(['', 'NL', '..', 'é123', '1'.repeat(40)].map((typed) => vatNumberOf('NL', typed))).toEqual(
      Array(5).fill(null),
    );
  });

  it('is answered by name for the demo’s companies, refused by its check digits, and else not said to be valid', async () => {
    const { check } = embeddedVat({ isProduction: false });
    expect(await check(given('NL', '123456782B01'))).toEqual({
      outcome: 'valid',
      companyName: 'Waldhuis Groothandel B.V.',
    });
    // The digits are right, and nobody knows whether somebody has it.
    expect(await check(given('DE', '136695976'))).toEqual({ outcome: 'unable' });
    expect(await check(given('NL', '123456783B01'))).toEqual({ outcome: 'invalid' });
    expect(await check(given('BE', '0411905847'))).toEqual({ outcome: 'unable' });
    expect(await check(given('JP', '1234567890'))).toEqual({ outcome: 'unable' });
  });

  it('in production the demo’s companies are known to nobody: their numbers are not said to be valid', async () => {
    const { check } = embeddedVat({ isProduction: true });
    expect(await check(given('NL', '123456782B01'))).toEqual({ outcome: 'unable' });
    expect(await check(given('NL', '123456783B01'))).toEqual({ outcome: 'invalid' });
  });
});

const vectors = join(process.env.QUAYSIDE_DATA ?? '../shared/data', 'vat/vat_numbers.csv');
const isThere = existsSync(vectors);
if (!isThere) process.stdout.write('VAT numbers: not run: no data\n');
describe.runIf(isThere)('[PRO-11] numbers of 35 countries', () => {
  it('are judged as the published lists judge them; five differ, and are named', () => {
    const rows = readFileSync(vectors, 'utf8').trim().split('\n').slice(1);
    const judged = rows.map((row) => {
      const [country = '', , number = '', expected = ''] = row.split(',');
      const isRight = isWellFormed({ country: '', number }) === true;
      return { country, expected, agrees: isRight === (expected === 'valid') };
    });
    const differing = judged.filter(({ agrees }) => !agrees);
    // Four one-stop-shop numbers carry no check digit, one Brazilian one a second form.
    expect(differing.map(({ country }) => country).sort()).toEqual(['BR', 'EU', 'EU', 'EU', 'EU']);
    expect(judged.length).toBeGreaterThan(2_000);
  });
});

describe('[INTG-13] VIES', () => {
  let server: Server;
  let next: { status: number; body: unknown } = { status: 200, body: {} };
  const asked: unknown[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        asked.push(JSON.parse(text));
        response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const answerTo = async (status: number, body: unknown, country = 'NL', number = '123456782B01') => {
    next = { status, body };
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const around = { clock: systemClock, report: () => undefined, wait: async () => undefined };
    return viesVat(`http://127.0.0.1:${port}`, around).check(given(country, number));
  };
  const wrong = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

  it('tells the name, or nothing where the country publishes none', async () => {
    expect(await answerTo(200, { valid: true, name: 'ACME B.V.' })).toEqual({
      outcome: 'valid',
      companyName: 'ACME B.V.',
    });
    expect(await answerTo(200, { valid: true, name: '---' })).toEqual({ outcome: 'valid', companyName: '' });
    expect(await answerTo(200, { valid: false, name: '---' })).toEqual({ outcome: 'invalid' });
  });

  it('is asked with the letters it knows: EL for Greece', async () => {
    await answerTo(200, { valid: true }, 'GR', '094259216');
    expect(asked.at(-1)).toEqual({ countryCode: 'EL', vatNumber: '094259216' });
  });

  it('errors inside HTTP 200 are read: busy waits, wrong input is invalid, all else cannot be said', async () => {
    expect(await answerTo(200, wrong('MS_MAX_CONCURRENT_REQ'))).toMatchObject({ outcome: 'throttled' });
    expect(await answerTo(200, wrong('INVALID_INPUT'))).toEqual({ outcome: 'invalid' });
    expect(await answerTo(200, wrong('MS_UNAVAILABLE'))).toEqual({ outcome: 'unable' });
    expect(await answerTo(400, wrong('VAT_BLOCKED'))).toEqual({ outcome: 'unable' });
    expect(await answerTo(429, {})).toEqual({ outcome: 'unable' });
    expect(await answerTo(500, {})).toEqual({ outcome: 'unable' });
    expect(await answerTo(200, 'nothing of the kind')).toEqual({ outcome: 'unable' });
  });

  it('a number with wrong digits is not asked about', async () => {
    const before = asked.length;
    expect(await answerTo(200, { valid: true }, 'NL', '123456783B01')).toEqual({ outcome: 'invalid' });
    expect(asked).toHaveLength(before);
  });
});
