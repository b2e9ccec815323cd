import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { cookieOf, refreshCookieName, type Session, signedIn } from '../../testing/session.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { users } from '../users/users.tables.ts';
import { sessions } from './auth.tables.ts';

let t: TestApp;
let other: TestApp;
let sellerId: string;

beforeAll(async () => {
  t = await testApp();
  other = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(async () => {
  await t.close();
  await other.close();
});

const start = () => signedIn(t, { sellerId });
const refresh = (token: string, rotate = true, app = t): Promise<TestAnswer> =>
  app.call('POST', `/auth/refresh/${rotate ? '?rotate=true' : ''}`, { cookies: { [refreshCookieName]: token } });
const user = (session: Session, app = t) => app.call('GET', '/user/', { headers: session.headers });
const after = (answer: TestAnswer) => cookieOf(answer) ?? '';

describe('refreshing', () => {
  it('[SES-08] rotate=true gives a new cookie and a token that works', async () => {
    const session = await start();
    const answer = await refresh(session.refreshToken);
    expect(answer.statusCode).toBe(200);
    expect(after(answer)).not.toBe(session.refreshToken);
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-quayside_refresh=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const headers = { authorization: `Bearer ${answer.json().accessToken}` };
    const shown = (await t.call('GET', '/user/', { headers })).json();
    expect(shown).toMatchObject({ qid: session.user.id, signature: answer.json().signature });
    // [ENT-01] The token record carries whose it is.
    expect(answer.json().user).toEqual(shown);
  });

  it.each(['', '?rotate=false'])('[SES-08] without rotation (%j) the cookie stays', async (query) => {
    const session = await start();
    for (let n = 0; n < 3; n += 1) {
      const answer = await t.call('POST', `/auth/refresh/${query}`, {
        cookies: { [refreshCookieName]: session.refreshToken },
      });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    }
  });

  it('[SES-08] a hundred refreshes at once, by two processes, make one successor and sign nobody out', async () => {
    const session = await start();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => refresh(session.refreshToken, true, n % 2 ? t : other)),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(after)).size).toBe(1);
    const [row] = await t.database.read('none', (db) =>
      db.select().from(sessions).where(eq(sessions.userId, session.user.id)),
    );
    expect([row?.generation, row?.revokedAt]).toEqual([2, null]);
  });

  const rotations = process.env.DEEP ? 1_000 : 200;
  it(`[SES-08] two tabs that share a cookie jar rotate ${rotations} times and both stay signed in`, async () => {
    let jar = (await start()).refreshToken;
    for (let n = 0; n < rotations; n += 1) {
      const [first, second] = await Promise.all([refresh(jar), refresh(jar, true, other)]);
      expect([first.statusCode, second.statusCode, after(first)]).toEqual([200, 200, after(second)]);
      jar = after(first);
      t.clock.advance(minutes(4));
      other.clock.set(t.clock.now());
    }
  });

  it('[SES-08] the previous cookie answers the same successor for 10 seconds: a lost answer costs nothing', async () => {
    const session = await start();
    const successor = after(await refresh(session.refreshToken));
    t.clock.advance(seconds(10));
    expect(after(await refresh(session.refreshToken))).toBe(successor);
    expect((await refresh(successor)).statusCode).toBe(200);
  });

  it('[SES-08] the previous cookie after 10 seconds ends the whole session in that very request, and the person is told', async () => {
    const session = await start();
    const successor = after(await refresh(session.refreshToken));
    t.clock.advance(seconds(10) + 1);
    const reused = await refresh(session.refreshToken);
    expect([reused.statusCode, reused.json().code, after(reused)]).toEqual([401, 'session_revoked', '']);
    expect((await refresh(successor)).statusCode).toBe(401);
    expect((await user(session)).json().code).toBe('session_revoked');
    await t.runJobs({ jobs: [], subscribers: messageSubscribers });
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, session.user.email)),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['You were signed out for your safety']);
  });

  it('[SES-08] a cookie two generations old ends the session even within 10 seconds', async () => {
    const session = await start();
    const second = after(await refresh(session.refreshToken));
    const third = after(await refresh(second));
    expect((await refresh(session.refreshToken)).json().code).toBe('session_revoked');
    expect((await refresh(third)).json().code).toBe('session_revoked');
  });

  it('[SES-08] a session ends 30 days after sign-in, however often it was refreshed', async () => {
    const at = t.clock.now();
    let { refreshToken } = await start();
    t.clock.advance(days(29));
    refreshToken = after(await refresh(refreshToken));
    t.clock.advance(days(1));
    expect((await refresh(refreshToken)).json().code).toBe('token_expired');
    t.clock.set(at);
  });

  it('a person who was disabled gets no more tokens', async () => {
    const session = await start();
    await t.database.write('none', (db) =>
      db.update(users).set({ disabledAt: t.clock.now() }).where(eq(users.id, session.user.id)),
    );
    expect((await refresh(session.refreshToken)).json().code).toBe('session_revoked');
  });
});

describe('what is no refresh token', () => {
  it('[SES-09] without a cookie: 401', async () => {
    expect((await t.call('POST', '/auth/refresh/?rotate=true')).json().code).toBe('not_authenticated');
  });

  it('[SES-09] forged, cut, foreign and senseless cookies are 401, never 500, and clear the cookie', async () => {
    const { refreshToken } = await start();
    const [id = '', generation = '', mac = ''] = refreshToken.split('.');
    const forged = [
      'x',
      '..',
      '...',
      `${id}.${generation}`,
      `${id}.2.${mac}`,
      `${id}.0.${mac}`,
      `${id}.-1.${mac}`,
      `${id}.1e3.${mac}`,
      `${id}.99999999999.${mac}`,
      `${id.replace(/^./, 'f')}.${generation}.${mac}`,
      `${id}.${generation}.${mac.slice(0, -1)}`,
      `${id}.${generation}.${'A'.repeat(43)}`,
      `not-a-uuid.1.${mac}`,
      `${refreshToken}.${mac}`,
      '%00',
      '%',
      'a'.repeat(4_000),
      encodeURIComponent("' or 1=1 --"),
    ];
    for (const [n, cookie] of forged.entries()) {
      const answer = await t.call('POST', '/auth/refresh/', {
        headers: { cookie: `${refreshCookieName}=${cookie}` },
        remoteAddress: `10.9.0.${n}`,
      });
      expect([cookie, answer.statusCode, answer.json().code, after(answer)]).toEqual([
        cookie,
        401,
        'not_authenticated',
        '',
      ]);
    }
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });

  it('forging is limited per network address; the true cookie still works from there', async () => {
    const { refreshToken } = await start();
    const forge = () =>
      t.call('POST', '/auth/refresh/', { cookies: { [refreshCookieName]: 'forged' }, remoteAddress: '10.8.0.1' });
    for (let n = 0; n < 20; n += 1) expect((await forge()).statusCode).toBe(401);
    expect((await forge()).statusCode).toBe(429);
    const answer = await t.call('POST', '/auth/refresh/', {
      cookies: { [refreshCookieName]: refreshToken },
      remoteAddress: '10.8.0.1',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('an unknown value of rotate is refused', async () => {
    const { refreshToken } = await start();
    const answer = await t.call('POST', '/auth/refresh/?rotate=maybe', {
      cookies: { [refreshCookieName]: refreshToken },
    });
    expect(answer.statusCode).toBe(400);
  });
});
