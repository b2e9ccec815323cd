import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../kernel/clock.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cookieOf, refreshCookieName, type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { users } from '../users/users.tables.ts';

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
const codeFor = async (authorization: string, app = t) => {
  const answer = await app.call('GET', '/user/', { headers: { authorization } });
  return answer.statusCode === 200 ? 'ok' : `${answer.statusCode} ${answer.json().code}`;
};
const bearer = (session: Session) => session.headers.authorization ?? '';
const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

describe('access tokens', () => {
  it('[SES-03] count for 10 minutes to the second', async () => {
    const session = await start();
    t.clock.advance(minutes(10) - seconds(1));
    expect(await codeFor(bearer(session))).toBe('ok');
    t.clock.advance(seconds(1));
    expect(await codeFor(bearer(session))).toBe('401 token_expired');
  });

  it('[SES-09] anything that is no token of ours is 401, never 500', async () => {
    const { accessToken, user } = await start();
    const [head = '', body = '', mac = ''] = accessToken.split('.');
    const key = derivedKey(t.deps.config.tokenSecret, 'access-token');
    const sign = (payload: object, alg = 'HS256', secret: Buffer | string = key) => {
      const text = `${segment({ alg })}.${segment(payload)}`;
      return `${text}.${createHmac(alg === 'HS512' ? 'sha512' : 'sha256', secret)
        .update(text)
        .digest('base64url')}`;
    };
    const claims = {
      iss: 'quayside',
      sub: user.id,
      sid: sidOf(accessToken),
      exp: Date.parse(t.clock.now()) / 1_000 + 600,
    };
    // What follows differs from this in one thing each.
    expect(await codeFor(`Bearer ${sign(claims)}`)).toBe('ok');
    const forged = [
      'x',
      'a.b.c',
      '..',
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}.${body}.${mac.slice(1)}`,
      `${head}.${segment({ ...claims, sub: sellerId })}.${mac}`,
      `${segment({ alg: 'none' })}.${segment(claims)}.`,
      `${segment({ alg: 'None' })}.${body}.${mac}`,
      sign(claims, 'HS512'),
      sign(claims, 'HS256', 'another key'),
      sign(claims, 'HS256', t.deps.config.tokenSecret),
      sign({ ...claims, iss: 'elsewhere' }),
      sign({ ...claims, sub: 'text' }),
      sign({ ...claims, sid: undefined }),
      sign({ ...claims, exp: undefined }),
      sign({ ...claims, exp: 'soon' }),
      sign({ ...claims, sid: user.id }),
      '\u0001',
      'é',
      'a'.repeat(6_000),
    ];
    for (const token of forged)
      expect([token, await codeFor(`Bearer ${token}`)]).toEqual([token, '401 not_authenticated']);
    for (const header of ['', 'Bearer', 'Bearer ', `Basic ${accessToken}`, `bearer ${accessToken}`, accessToken]) {
      expect([header, await codeFor(header)]).toEqual([header, '401 not_authenticated']);
    }
  });

  it('a valid signature over somebody else’s session opens nothing', async () => {
    const [mine, theirs] = [await start(), await start()];
    const token = await new SignJWT({ sid: sidOf(theirs.accessToken) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('quayside')
      .setSubject(mine.user.id)
      .setExpirationTime(Date.parse(t.clock.now()) / 1_000 + 600)
      .sign(derivedKey(t.deps.config.tokenSecret, 'access-token'));
    expect(await codeFor(`Bearer ${token}`, other)).toBe('401 not_authenticated');
  });

  it('POST auth/token/validate/ tells until when, or 401', async () => {
    const { accessToken, headers } = await start();
    const validate = (token: string) => t.call('POST', '/auth/token/validate/', { payload: { token } });
    expect((await validate(accessToken)).json()).toEqual({ valid: true, exp: Date.parse(t.clock.now()) / 1_000 + 600 });
    expect((await validate('x')).json().code).toBe('not_authenticated');
    await t.call('POST', '/auth/logout/', { headers });
    expect((await validate(accessToken)).json().code).toBe('session_revoked');
  });
});

describe('signing out', () => {
  it.each(['/auth/logout/', '/user/logout/'])(
    '[SES-07] %s ends the session at once and clears its cookies, with an empty JSON body',
    async (path) => {
      const session = await start();
      const headers = { ...session.headers, 'content-type': 'application/json' };
      const answer = await t.call('POST', path, { headers, cookies: { [refreshCookieName]: session.refreshToken } });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(answer.headers['set-cookie']).toEqual([
        '__Host-quayside_refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
        'quayside_hint=; Max-Age=0; Path=/; Secure; SameSite=Lax',
        'quayside_name=; Max-Age=0; Path=/; Secure; SameSite=Lax',
      ]);
      expect(await codeFor(bearer(session))).toBe('401 session_revoked');
      const refreshed = await t.call('POST', '/auth/refresh/', {
        cookies: { [refreshCookieName]: session.refreshToken },
      });
      expect(refreshed.json().code).toBe('session_revoked');
      expect((await t.call('POST', path, { headers })).statusCode).toBe(204);
    },
  );

  it('[SES-07] an expired token still ends its session', async () => {
    const session = await start();
    t.clock.advance(minutes(60));
    expect((await t.call('POST', '/auth/logout/', { headers: session.headers })).statusCode).toBe(204);
    const refreshed = await t.call('POST', '/auth/refresh/', {
      cookies: { [refreshCookieName]: session.refreshToken },
    });
    expect(refreshed.json().code).toBe('session_revoked');
  });

  it('[SES-07] the cookie alone ends its session', async () => {
    const session = await start();
    await t.call('POST', '/user/logout/', { cookies: { [refreshCookieName]: session.refreshToken } });
    expect(await codeFor(bearer(session))).toBe('401 session_revoked');
  });

  it('[SES-07] without a token, or with a senseless one, it is 204 as well and ends nobody’s session', async () => {
    const session = await start();
    for (const authorization of ['', 'Bearer x', 'Bearer a.b.c', 'x']) {
      expect((await t.call('POST', '/auth/logout/', { headers: { authorization } })).statusCode).toBe(204);
    }
    expect(await codeFor(bearer(session))).toBe('ok');
  });

  it('another process refuses a revoked session, a disabled person and a lost role within 5 seconds', async () => {
    const [revoked, disabled] = [await start(), await start()];
    other.clock.set(t.clock.now());
    for (const session of [revoked, disabled]) expect(await codeFor(bearer(session), other)).toBe('ok');
    await t.call('POST', '/auth/logout/', { headers: revoked.headers });
    await t.database.write('none', (db) =>
      db.update(users).set({ disabledAt: t.clock.now() }).where(eq(users.id, disabled.user.id)),
    );
    other.clock.advance(seconds(3));
    for (const session of [revoked, disabled])
      expect(await codeFor(bearer(session), other)).toBe('401 session_revoked');
  });

  it('a role taken away counts within 5 seconds', async () => {
    const session = await start();
    const permissions = async () =>
      (await t.call('GET', '/user/groups/', { headers: session.headers })).json().permissions;
    expect(await permissions()).toContain('bank.write');
    await t.database.write('none', (db) =>
      db.update(users).set({ role: 'VIEWER' }).where(eq(users.id, session.user.id)),
    );
    t.clock.advance(seconds(3));
    expect(await permissions()).not.toContain('bank.write');
  });
});

describe('sessions of a person', () => {
  it('lists where I am signed in and signs out elsewhere', async () => {
    const first = await start();
    const second = await signedInAgain(t, first.user);
    const list = async () => (await t.call('GET', '/user/sessions/', { headers: first.headers })).json().results;
    const rows = await list();
    expect(rows.map((row: { isCurrent: boolean }) => row.isCurrent).sort()).toEqual([false, true]);
    const elsewhere = rows.find((row: { isCurrent: boolean }) => !row.isCurrent);
    expect((await t.call('DELETE', `/user/sessions/${elsewhere.qid}/`, { headers: first.headers })).statusCode).toBe(
      204,
    );
    expect(await codeFor(bearer(second))).toBe('401 session_revoked');
    expect(await list()).toHaveLength(1);
  });

  it('somebody else’s session answers like one that does not exist', async () => {
    const [mine, theirs] = [await start(), await start()];
    const [row] = (await t.call('GET', '/user/sessions/', { headers: theirs.headers })).json().results;
    const foreign = await t.call('DELETE', `/user/sessions/${row.qid}/`, { headers: mine.headers });
    const absent = await t.call('DELETE', `/user/sessions/${sellerId}/`, { headers: mine.headers });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'session_not_found']);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' });
    expect(await codeFor(bearer(theirs))).toBe('ok');
    expect((await t.call('DELETE', '/user/sessions/x/', { headers: mine.headers })).statusCode).toBe(400);
  });
});

describe('cookies', () => {
  it.each([
    ['http://localhost:3000', '__Host-quayside_refresh', true],
    ['https://portal.example.com', '__Host-quayside_refresh', true],
    ['http://127.0.0.1:3000', '__Host-quayside_refresh', true],
    ['http://quay.internal:3000', 'quayside_refresh', false],
  ])('at %s the refresh cookie is %s', async (site, name, isSecure) => {
    const at = await testApp({ env: { SITE_BASE_URL: site } });
    const { email } = (await start()).user;
    const answer = await at.call('POST', '/auth/login/', { payload: { email, password: 'correct horse battery' } });
    expect(cookieOf(answer, name)).toBeDefined();
    expect(String(answer.headers['set-cookie']).includes('Secure')).toBe(isSecure);
    await at.close();
  });

  it.each([[{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'https://evil.example' }]])(
    'a request forged by another site (%j) is refused',
    async (headers) => {
      const { refreshToken } = await start();
      const answer = await t.call('POST', '/auth/refresh/?rotate=true', {
        headers,
        cookies: { [refreshCookieName]: refreshToken },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site_refused']);
    },
  );
});
