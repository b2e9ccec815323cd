import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';
import { recoveryCodes, secondFactors } from './second-factors.tables.ts';
import { codeAt } from './totp.ts';

let t: TestApp;
let owner: Session;
let sellerId: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
  owner = await signedIn(t, { sellerId });
});

const send = (path: string, payload: object, who = owner) =>
  t.call('POST', `/user/second-factor/${path}`, { headers: who.headers, payload });
const show = async () => (await t.call('GET', '/user/second-factor/', { headers: owner.headers })).json();
const invite = (who = owner) =>
  t.call('POST', '/team/invitations/', {
    headers: who.headers,
    payload: { emails: [`a-${t.clock.now().replaceAll(/\D/g, '')}@colleague-${sellerId}.example`], role: 'VIEWER' },
  });
/** The next code: none works twice. */
const nextCode = (key: string) => {
  t.clock.advance(seconds(30));
  return codeAt(key, t.clock.now());
};

async function setUp(who = owner): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await send('', { secret: factoryPassword }, who)).json();
  const { recoveryCodes: codes } = (await send('confirm/', { code: nextCode(key) }, who)).json();
  return { key, recoveryCodes: codes };
}

describe('a second factor', () => {
  it('begins with the password, counts once a code was shown, and gives ten recovery codes', async () => {
    expect((await send('', { secret: 'not the password' })).json().code).toBe('incorrect_password');
    const begun = (await send('', { secret: factoryPassword })).json();
    expect(begun.address).toContain('otpauth://totp/Quayside:');
    expect(begun.picture).toContain('<svg');
    expect(await show()).toMatchObject({ isOn: false });
    expect((await send('confirm/', { code: '000000' })).json()).toMatchObject({
      code: 'second_factor_wrong',
      errors: { code: [{}] },
    });
    const confirmed = (await send('confirm/', { code: nextCode(begun.key) })).json();
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    expect(confirmed.recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await show()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    const [row] = await t.database.read('none', (db) =>
      db.select().from(secondFactors).where(eq(secondFactors.userId, owner.user.id)),
    );
    expect(row?.sealedKey).not.toContain(begun.key);
    const kept = await t.database.read('none', (db) => db.select().from(recoveryCodes));
    expect(kept.map(({ hash }) => hash)).not.toContain(confirmed.recoveryCodes[0]);
  });

  it('is asked for at sensitive steps, in each session, for ten minutes; without one nothing changes', async () => {
    expect((await invite()).statusCode).toBe(201);
    const { key } = await setUp();
    expect((await invite()).statusCode).toBe(201);
    const other = await signedInAgain(t, owner.user);
    expect((await invite(other)).json()).toMatchObject({ status: 403, code: 'second_factor_required' });
    expect((await t.call('GET', '/team/', { headers: other.headers })).statusCode).toBe(200);
    expect((await send('prove/', { code: nextCode(key) }, other)).json().provedUntil).not.toBeNull();
    expect((await invite(other)).statusCode).toBe(201);
    t.clock.advance(minutes(9));
    expect((await invite(other)).statusCode).toBe(201);
    t.clock.advance(minutes(1));
    const later = await signedInAgain(t, owner.user);
    for (const [method, path, payload] of [
      ['POST', '/user/bank/iban/', { holder: 'Waldhuis', country: 'NL', iban: 'NL91ABNA0417164300', secret: 'x' }],
      ['PATCH', '/user/', { email: 'else@waldhuis.example', secret: factoryPassword }],
    ] as const) {
      const answer = await t.call(method, path, { headers: later.headers, payload });
      expect([path, answer.json().code]).toEqual([path, 'second_factor_required']);
    }
  });

  it('no code works twice, none of long ago, and guessing is limited', async () => {
    const { key } = await setUp();
    const code = nextCode(key);
    expect((await send('prove/', { code })).statusCode).toBe(200);
    expect((await send('prove/', { code })).json().code).toBe('second_factor_wrong');
    const at = t.clock.now();
    t.clock.advance(minutes(2));
    expect((await send('prove/', { code: codeAt(key, at) })).json().code).toBe('second_factor_wrong');
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('prove/', { code: '000000' })));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
    expect((await send('prove/', { code: nextCode(key) })).statusCode).toBe(429);
  });

  it('one code shown by ten at once opens one', async () => {
    const { key } = await setUp();
    const code = nextCode(key);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('prove/', { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('a recovery code stands in for a lost app once, however it is typed; new ones replace the old', async () => {
    const { key, recoveryCodes: codes } = await setUp();
    const [first = '', second = ''] = codes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect((await send('prove/', { code: typed })).statusCode).toBe(200);
    expect((await send('prove/', { code: first })).json().code).toBe('second_factor_wrong');
    expect(await show()).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await send('recovery-codes/', { code: nextCode(key) })).json().recoveryCodes).toHaveLength(10);
    expect((await send('prove/', { code: second })).json().code).toBe('second_factor_wrong');
  });

  it('is turned off with a code, and steps ask no more', async () => {
    const { key } = await setUp();
    expect((await send('', { secret: factoryPassword })).json().code).toBe('second_factor_on');
    expect((await send('remove/', { code: nextCode(key) })).json()).toMatchObject({ isOn: false });
    const other = await signedInAgain(t, owner.user);
    expect((await invite(other)).statusCode).toBe(201);
  });

  it('our own people show it before any work, every twelve hours', async () => {
    const staff = await signedIn(t, {
      ...{ role: 'STAFF', email: `x-${sellerId}@quayside.example`, staffPermissions: ['staff.payments.approve'] },
    });
    const work = (who: Session) => t.call('GET', '/internal/withdrawals/', { headers: who.headers });
    expect((await work(staff)).statusCode).toBe(200);
    await setUp(staff);
    expect((await work(staff)).statusCode).toBe(200);
    const again = await signedInAgain(t, staff.user);
    expect((await work(again)).json().code).toBe('second_factor_required');
    expect((await t.call('GET', '/user/', { headers: again.headers })).statusCode).toBe(200);
    t.clock.advance(hours(1));
  });
});

describe('where a second factor is required', () => {
  it('who has none is told to set one up before those steps, and only before those', async () => {
    const strict = await testApp({ env: { SECOND_FACTOR_REQUIRED: '1' } });
    const seller = await strict.database.write('none', (db) => makeSeller(db));
    const { headers } = await signedIn(strict, { sellerId: seller.id });
    const answer = await strict.call('POST', '/team/invitations/', {
      headers,
      payload: { emails: ['a@colleague.example'], role: 'VIEWER' },
    });
    expect(answer.json()).toMatchObject({ status: 403, code: 'second_factor_missing' });
    expect((await strict.call('GET', '/team/', { headers })).statusCode).toBe(200);
    await strict.close();
  });
});
