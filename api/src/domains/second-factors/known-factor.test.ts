import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cookieOf } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword, makeUser, type UserRow } from '../users/users.factory.ts';
import { makeAuthenticator } from './authenticator.factory.ts';
import { codeAt } from './totp.ts';

const cookie = '__Host-quayside_device';
type Browser = { readonly headers: Record<string, string>; readonly cookies: Record<string, string> };
let t: TestApp;
let user: UserRow;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await t.database.write('none', async (db) => makeUser(db, { sellerId: (await makeSeller(db)).id }));
});

/** Signs in with the password alone, in a browser of its own or once more in one. */
async function browser(cookies: Record<string, string> = {}): Promise<Browser> {
  const payload = { email: user.email, password: factoryPassword };
  const answer = await t.call('POST', '/auth/login/', { headers: { 'x-application': 'sellers' }, cookies, payload });
  return {
    headers: { authorization: `Bearer ${answer.json().accessToken}` },
    cookies: { [cookie]: cookieOf(answer, cookie) ?? '' },
  };
}
const send = (who: Browser, path: string, payload?: object) =>
  t.call('POST', `/user/second-factor/${path}`, { ...who, ...(payload ? { payload } : {}) });
const prove = async (who: Browser, code: string) => (await send(who, 'prove/', { code })).statusCode;
const guess = async (who: Browser, count: number, code = '000000') => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push(await prove(who, code));
  return statuses;
};
async function withApp(who: Browser) {
  const { key } = (await send(who, '', { secret: factoryPassword })).json();
  const next = () => {
    t.clock.advance(seconds(30));
    return codeAt(key, t.clock.now());
  };
  const { recoveryCodes } = (await send(who, 'confirm/', { code: next() })).json();
  return { next, recoveryCodes };
}
const wrong = [400, 400, 400, 400, 400];
const noCode = 'aaaa-bbbb-cccc';

describe('[PRO-10] whoever has the password and guesses codes keeps nobody out', () => {
  it('where the factor was shown before: app and recovery codes go on there', async () => {
    const mine = await browser();
    const { next, recoveryCodes } = await withApp(mine);
    const thief = await browser();
    expect(await guess(thief, 6)).toEqual([...wrong, 429]);
    expect(await guess(thief, 6, noCode)).toEqual([...wrong, 429]);
    expect(await prove(thief, next())).toBe(429);
    const again = await browser(mine.cookies);
    expect([await prove(again, next()), await prove(again, recoveryCodes[0])]).toEqual([200, 200]);
  });

  it('signing in alone makes no browser such a one, and that browser has five tries, too', async () => {
    const mine = await browser();
    const { next } = await withApp(mine);
    expect(await guess(mine, 11)).toEqual([...wrong, ...wrong, 429]);
    const other = await browser();
    expect(await prove(other, next())).toBe(429);
    t.clock.advance(minutes(15));
    const later = await browser(mine.cookies);
    expect(await prove(later, next())).toBe(200);
    expect(await guess(await browser(), 6)).toEqual([...wrong, 429]);
    expect(await guess(later, 4)).toEqual([400, 400, 400, 400]);
    expect(await prove(later, next())).toBe(200);
  });

  it('however often somebody else signs in', async () => {
    const mine = await browser();
    const { next } = await withApp(mine);
    for (let n = 0; n < 21; n += 1) {
      t.clock.advance(1_000);
      await browser();
    }
    expect(await guess(await browser(), 6)).toEqual([...wrong, 429]);
    expect(await prove(await browser(mine.cookies), next())).toBe(200);
  });

  it('wrong codes of the app leave the recovery codes of any browser, and the other way', async () => {
    const { next, recoveryCodes } = await withApp(await browser());
    const other = await browser();
    await guess(other, 5);
    expect([await prove(other, next()), await prove(other, recoveryCodes[0])]).toEqual([429, 200]);
    t.clock.advance(minutes(15));
    const third = await browser();
    await guess(third, 5, noCode);
    expect([await prove(third, recoveryCodes[1]), await prove(third, next())]).toEqual([429, 200]);
  });

  it('a passkey is never kept waiting, in whichever browser', async () => {
    const device = makeAuthenticator(new URL(t.deps.config.siteBaseUrl).origin);
    const mine = await browser();
    const { challenge } = (await send(mine, 'passkeys/begin/', { secret: factoryPassword })).json();
    await send(mine, 'passkeys/', { name: 'Phone', credential: device.make(challenge) });
    const other = await browser();
    await guess(other, 6);
    await guess(other, 6, noCode);
    const shown = async () => device.show((await send(other, 'passkeys/ask/')).json().challenge);
    for (let n = 0; n < 6; n += 1)
      await send(other, 'passkeys/prove/', { credential: { ...(await shown()), id: 'AAAA' } });
    const answer = await send(other, 'passkeys/prove/', { credential: await shown() });
    expect([answer.statusCode, answer.json().provedUntil]).toEqual([200, expect.any(String)]);
  });
});
