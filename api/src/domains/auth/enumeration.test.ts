/**
 * How long the answer takes tells nobody whether an address is known (reliability page, section 2.8). Measured in turns, so
 * that whatever else the machine does meets both alike; in `test:deep`, with as many samples as the page asks for.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn } from '../../testing/session.ts';
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
let owner: Session;
const unknown = 'nobody@waldhuis.example';
beforeAll(async () => {
  t = await testApp({ env: { LOGIN_LIMIT_PER_ACCOUNT: '1000000', LOGIN_LIMIT_PER_ADDRESS: '1000000' } });
  // Those of other tests are cheaper than the product's.
  const passwordHash = await hashPassword(factoryPassword);
  const seller = await t.database.write('none', (db) => makeSeller(db));
  known = (await t.database.write('none', (db) => makeUser(db, { sellerId: seller.id, passwordHash }))).email;
  const other = await t.database.write('none', (db) => makeSeller(db));
  owner = await signedIn(t, { sellerId: other.id });
});
afterAll(() => t.close());

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const company = { companyName: 'Harbour Goods Ltd', country: 'GB', phone: '+447400123456' };
const register = (email: string) =>
  t.call('POST', '/users/register/', {
    payload: { ...company, email, password: 'a long enough password', account: 'Tess Brambleford' },
  });
const lead = (email: string) =>
  t.call('POST', '/sellerleads/', { payload: { ...company, email, contactName: 'Tess Brambleford' } });
const invite = (email: string) =>
  t.call('POST', '/team/invitations/', { headers: owner.headers, payload: { emails: [email], role: 'VIEWER' } });

const forget = () => t.database.write('none', async (db) => void (await db.delete(attempts)));
/** Sixty a day are not what is looked at here. */
const forgetInvitations = () =>
  t.database.write('none', async (db) => void (await db.delete(attempts).where(eq(attempts.kind, 'invitation'))));
const nothing = async () => undefined;

/** These tell that an address is taken, as their pages ask for (ERR-16): five times an hour. */
const telling = [
  ['a registration', register, nothing],
  ['a lead', lead, nothing],
  ['an invitation', invite, forgetInvitations],
] as const;

const calls = [
  ['a wrong password', (email: string) => login(t, email, 'not the password'), 400, forget],
  ['a reset link', (email: string) => t.call('POST', '/user/password/reset/', { payload: { email } }), 204, forget],
  ...telling.map(([name, ask, before]) => [`${name} beyond the fifth in an hour`, ask, 429, before] as const),
] as const;

it.each(telling)(
  '[ERR-16] %s tells of five addresses in an hour that they are taken, whoever asks about twenty',
  async (_, ask) => {
    await forget();
    let told = 0;
    for (let n = 0; n < 20; n += 1) {
      const answer = await ask(known);
      if (answer.statusCode === 400) told += 1;
      else expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    }
    expect(told).toBe(5);
  },
);

it.each(calls)(
  '[SES-06] %s is answered alike and as fast for an address that is unknown',
  async (name, ask, status, before) => {
    if (status === 429) for (let n = 0; n < 6; n += 1) await ask(known);

    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let n = 0; n < samples + warming; n += 1)
      for (const whose of turns[n % 2] ?? []) {
        await before();
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
