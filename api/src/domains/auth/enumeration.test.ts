/**
 * How long the answer takes tells nobody whether an address is known (reliability page, section 2.8). Measured in turns, so
 * that whatever else the machine does meets both alike; in `test:deep`, with as many samples as the page asks for.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { hashPassword } from '../users/password.ts';
import { factoryPassword, makeUser } from '../users/users.factory.ts';
import { attempts } from './auth.tables.ts';

const isDeep = Boolean(process.env.DEEP);
const samples = isDeep ? 500 : 5;
/** The first ones open connections and prepare statements. */
const warming = 5;
/** Milliseconds between the medians; too few samples on a busy machine tell nothing. */
const most = 5;
const turns = [
  ['known', 'unknown'],
  ['unknown', 'known'],
] as const;

let t: TestApp;
let known: string;
const unknown = 'nobody@waldhuis.example';
beforeAll(async () => {
  t = await testApp({ env: { LOGIN_LIMIT_PER_ACCOUNT: '1000000', LOGIN_LIMIT_PER_ADDRESS: '1000000' } });
  // Those of other tests are cheaper than the product's.
  const passwordHash = await hashPassword(factoryPassword);
  const seller = await t.database.write('none', (db) => makeSeller(db));
  known = (await t.database.write('none', (db) => makeUser(db, { sellerId: seller.id, passwordHash }))).email;
});
afterAll(() => t.close());

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const calls = [
  ['a wrong password', (email: string) => login(t, email, 'not the password'), 400],
  ['a reset link', (email: string) => t.call('POST', '/user/password/reset/', { payload: { email } }), 204],
] as const;
const forget = () => t.database.write('none', async (db) => void (await db.delete(attempts)));

it.each(calls)(
  '[SES-06] %s is answered alike and as fast for an address that is unknown',
  async (name, ask, status) => {
    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let n = 0; n < samples + warming; n += 1)
      for (const whose of turns[n % 2] ?? []) {
        await forget();
        const begun = performance.now();
        const { statusCode, body } = await ask(whose === 'known' ? known : unknown);
        if (n >= warming) taken[whose].push(performance.now() - begun);
        answers.add(`${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`);
      }
    expect([...answers]).toEqual([expect.stringMatching(new RegExp(`^${status} `))]);
    if (!isDeep) return;
    const [one, other] = [median(taken.known), median(taken.unknown)];
    process.stdout.write(`${name}: ${one.toFixed(2)} ms known, ${other.toFixed(2)} ms unknown\n`);
    expect(Math.abs(one - other)).toBeLessThan(most);
  },
  300_000,
);
