import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { outbox } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cookieOf, login, signedIn } from '../../testing/session.ts';
import { makeBuyer, makeSeller } from '../sellers/sellers.factory.ts';
import type { SellerRecord } from '../sellers/sellers.public.ts';
import { factoryPassword, makeUser, type UserRow } from '../users/users.factory.ts';
import { attempts, sessions } from './auth.tables.ts';

let t: TestApp;
let seller: SellerRecord;
let owner: UserRow;

beforeAll(async () => {
  t = await testApp();
  seller = await t.database.write('none', (db) => makeSeller(db));
  owner = await t.database.write('none', (db) => makeUser(db, { sellerId: seller.id }));
});
afterAll(() => t.close());
beforeEach(() => t.database.write('none', async (db) => void (await db.delete(attempts))));

const person = (overrides: Parameters<typeof makeUser>[1]) => t.database.write('none', (db) => makeUser(db, overrides));
const sessionsOf = (user: UserRow) =>
  t.database.read('none', (db) => db.select().from(sessions).where(eq(sessions.userId, user.id)));

describe('signing in', () => {
  it('[SES-06] answers user and token, and sets both cookies without the secret in any body', async () => {
    const answer = await login(t, owner.email, factoryPassword);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body.user).toMatchObject({
      qid: owner.id,
      email: owner.email,
      isSeller: true,
      isStaff: false,
      sellerStatus: 'ACTIVE',
      fee: '8.00',
    });
    expect(body.accessExp).toBe(Date.parse(t.clock.now()) / 1_000 + 600);
    const [refresh, hint, name] = [answer.headers['set-cookie']].flat();
    expect(refresh).toMatch(
      /^__Host-quayside_refresh=[^;]{60,}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(hint).toBe('quayside_hint=seller; Max-Age=2592000; Path=/; Secure; SameSite=Lax');
    const account = encodeURIComponent(body.user.account);
    expect(name).toBe(`quayside_name=${account}; Max-Age=2592000; Path=/; Secure; SameSite=Lax`);
    expect(answer.body).not.toContain(cookieOf(answer));
  });

  it('[SES-06] stores neither password nor refresh token', async () => {
    const { user, refreshToken } = await signedIn(t, { sellerId: seller.id });
    const stored = JSON.stringify([await sessionsOf(user), user]);
    expect(stored).not.toContain(refreshToken);
    expect(stored).not.toContain(factoryPassword);
  });

  it('the e-mail address is trimmed and lower-cased, the password is not', async () => {
    expect((await login(t, `  ${owner.email.toUpperCase()} `, factoryPassword)).statusCode).toBe(200);
    expect((await login(t, owner.email, ` ${factoryPassword}`)).statusCode).toBe(400);
  });

  it('one refusal tells nothing: unknown address, wrong password, disabled person, closed or rejected seller', async () => {
    const [closed, rejected] = await t.database.write('none', async (db) => [
      await makeSeller(db, { status: 'CLOSED' }),
      await makeSeller(db, { status: 'REJECTED' }),
    ]);
    const ofClosed = await person({ sellerId: closed?.id ?? null });
    const ofRejected = await person({ sellerId: rejected?.id ?? null });
    const disabled = await person({ sellerId: seller.id, disabledAt: t.clock.now() });
    const answers = [
      await login(t, 'nobody@waldhuis.example', factoryPassword),
      await login(t, owner.email, 'wrong'),
      await login(t, disabled.email, factoryPassword),
      await login(t, ofClosed.email, factoryPassword),
      await login(t, ofRejected.email, factoryPassword),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect({ ...answer.json(), requestId: '' }).toEqual({
        type: 'urn:quayside:problem:invalid_credentials',
        title: 'Bad request',
        status: 400,
        code: 'invalid_credentials',
        requestId: '',
        message: 'Your email or password is incorrect.',
      });
    }
  });

  it.each([
    [{ email: 'a@b.example' }],
    [{ email: 'a@b.example', password: '' }],
    [{ email: 'a@b.example', password: 'x'.repeat(129) }],
    [{ email: 'a@b.example', password: 'x', isStaff: true }],
    [{ email: ['a'], password: 'x' }],
    [null],
    ['text'],
  ])('refuses the malformed body %j with 400', async (payload) => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect(answer.statusCode).toBe(400);
  });

  it('characters the database cannot hold are a 400, not a failure', async () => {
    expect((await login(t, 'a\u0000@waldhuis.example', 'x')).statusCode).toBe(400);
  });
});

describe('who the portal accepts', () => {
  it('[SES-05] a buyer is refused in the given words; the session made is ended and the event kept', async () => {
    const buyer = await t.database.write('none', (db) => makeBuyer(db));
    const user = await person({ buyerId: buyer.id, role: 'BUYER' });
    const answer = await login(t, user.email, factoryPassword);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'invalid_portal_user',
      message: "This account can't be used on the seller portal.",
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOf(user)).toMatchObject([{ revokedBecause: 'invalid_portal_user', revokedAt: t.clock.now() }]);
    const events = await t.database.read('none', (db) =>
      db.select().from(outbox).where(eq(outbox.topic, 'auth.portal_user_refused')),
    );
    expect(events.map(({ payload }) => payload.userId)).toContain(user.id);
  });

  it('[SES-05] a buyer signs in to the buyer application, and that token opens nothing on the portal', async () => {
    const buyer = await t.database.write('none', (db) => makeBuyer(db));
    const { headers } = await signedIn(t, { buyerId: buyer.id, role: 'BUYER' }, 'buyers');
    expect((await t.call('GET', '/user/', { headers })).statusCode).toBe(200);
    const answer = await t.call('GET', '/user/', { headers: { ...headers, 'x-application': 'sellers' } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong_application']);
  });

  it('[SES-04] a warehouse user enters as such, and not at all where the build is not for warehouses', async () => {
    const worker = { role: 'WAREHOUSE_WORKER', isWarehouseUser: true } as const;
    const { user, headers } = await signedIn(t, worker);
    expect((await t.call('GET', '/user/', { headers })).json()).toMatchObject({
      isWarehouseUser: true,
      permissions: ['warehouse.receive', 'warehouse.ship'],
    });
    expect((await login(t, user.email, factoryPassword)).headers['set-cookie']).toEqual(
      expect.arrayContaining([expect.stringContaining('quayside_hint=warehouse')]),
    );
    const without = await testApp({ env: { WAREHOUSE_ENABLED: '0' } });
    expect((await login(without, user.email, factoryPassword)).json().code).toBe('invalid_portal_user');
    await without.close();
  });

  it('[SES-12] an unverified address of the own domain opens the verification page and nothing else', async () => {
    const { headers } = await signedIn(t, {
      email: 'newcomer@quayside.example',
      role: 'STAFF',
      isEmailVerified: false,
      staffPermissions: ['staff.sellers'],
    });
    expect((await t.call('GET', '/user/', { headers })).json()).toMatchObject({ isStaff: false, permissions: [] });
    expect((await t.call('GET', '/internal/payments/', { headers })).json().code).toBe('verification_required');
    expect((await t.call('POST', '/user/email/verify/', { headers })).statusCode).toBe(200);
  });

  it('[SES-12] a verified address of the own domain without a staff record has no staff right', async () => {
    const { headers } = await signedIn(t, { email: 'contractor@quayside.example', role: 'STAFF' });
    expect((await t.call('GET', '/user/', { headers })).json()).toMatchObject({ isStaff: false, permissions: [] });
    expect((await t.call('GET', '/internal/payments/', { headers })).json().code).toBe('permission_denied');
  });

  it('[SES-12] a staff record with an address elsewhere has no staff right', async () => {
    const { headers } = await signedIn(t, { sellerId: seller.id, staffPermissions: ['staff.payments.approve'] });
    expect((await t.call('GET', '/user/', { headers })).json().isStaff).toBe(false);
    expect((await t.call('GET', '/internal/payments/', { headers })).json().code).toBe('permission_denied');
  });

  it('[SES-12] both together are staff', async () => {
    const { headers } = await signedIn(t, {
      email: 'approver@quayside.example',
      role: 'STAFF',
      staffPermissions: ['staff.payments.approve'],
    });
    expect((await t.call('GET', '/user/', { headers })).json()).toMatchObject({
      isStaff: true,
      permissions: ['staff.payments.approve'],
    });
  });
});

describe('limits', () => {
  it('five failures close an account for the rest of 15 minutes, also for the right password, with the seconds to wait', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await login(t, owner.email, 'wrong', 'sellers', `10.0.0.${n}`)).statusCode).toBe(400);
      t.clock.advance(minutes(1));
    }
    const refused = await login(t, owner.email, factoryPassword, 'sellers', '10.0.0.9');
    expect([
      refused.statusCode,
      refused.json().code,
      refused.json().waitSeconds,
      refused.headers['retry-after'],
    ]).toEqual([429, 'too_many_attempts', 600, '600']);
    t.clock.advance(minutes(10));
    expect((await login(t, owner.email, factoryPassword, 'sellers', '10.0.0.9')).statusCode).toBe(200);
  });

  it('an unknown address is closed just the same', async () => {
    for (let n = 0; n < 5; n += 1) await login(t, 'ghost@waldhuis.example', 'wrong', 'sellers', `10.0.1.${n}`);
    expect((await login(t, 'ghost@waldhuis.example', 'wrong', 'sellers', '10.0.1.9')).statusCode).toBe(429);
  });

  it('twenty failures close a network address; IPv6 counts by /64', async () => {
    for (let n = 0; n < 20; n += 1)
      await login(t, `guess-${n}@waldhuis.example`, 'wrong', 'sellers', `2001:db8:0:1::${n}`);
    expect((await login(t, owner.email, factoryPassword, 'sellers', '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await login(t, owner.email, factoryPassword, 'sellers', '2001:db8:0:2::1')).statusCode).toBe(200);
  });

  it('successes never count', async () => {
    for (let n = 0; n < 8; n += 1) expect((await login(t, owner.email, factoryPassword)).statusCode).toBe(200);
    expect(await t.database.read('none', (db) => db.select().from(attempts))).toEqual([]);
  });

  it('thirty guesses at once are no more than five', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => login(t, owner.email, 'wrong', 'sellers', `10.0.2.${n}`)),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect([statuses.filter((one) => one === 400).length, statuses.filter((one) => one === 429).length]).toEqual([
      5, 25,
    ]);
  });
});
