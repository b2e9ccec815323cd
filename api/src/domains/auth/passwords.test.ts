import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword, makeUser } from '../users/users.factory.ts';
import { attempts } from './auth.tables.ts';
import { makeSecret } from './use-cases/make-secret.ts';

let t: TestApp;
let sellerId: string;
const good = 'eleven purple boats';

beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(() => t.close());

const person = () => t.database.write('none', (db) => makeUser(db, { sellerId }));
const askReset = (email: string, remoteAddress = '10.1.0.1') =>
  t.call('POST', '/user/password/reset/', { payload: { email }, remoteAddress });
const confirm = (secret: string, password = good) =>
  t.call('POST', '/user/password/reset/confirm/', { payload: { secret, password } });
const activate = (secret: string, password = good) =>
  t.call('POST', '/user/activate/', { payload: { secret, password } });
const change = (session: Session, secret: string, password: string) =>
  t.call('PUT', '/user/password/', { headers: session.headers, payload: { secret, password } });
const mailsTo = async (recipient: string) => {
  await t.runJobs({ jobs: [], subscribers: messageSubscribers });
  return t.database.read('none', (db) => db.select().from(messagesSent).where(eq(messagesSent.recipient, recipient)));
};
const secretSentTo = async (email: string, subject: string, parameter = 'secret') => {
  const body = (await mailsTo(email)).find((mail) => mail.subject === subject)?.body ?? '';
  return new URL(/https?:\S+/.exec(body)?.[0] ?? 'http://none').searchParams.get(parameter) ?? '';
};
const resetSecretOf = async (email: string) => {
  expect((await askReset(email)).statusCode).toBe(204);
  return secretSentTo(email, 'Set a new password');
};
const activationFor = async (email: string, userId: string) => {
  await t.database.write('none', (db) => makeSecret(t.deps, db, userId, 'activation', email));
  return secretSentTo(email, 'Activate your account');
};

describe('resetting', () => {
  it('the link sets a new password, once, and ends every session', async () => {
    const session = await signedIn(t, { sellerId });
    const { email } = session.user;
    const secret = await resetSecretOf(email);
    expect((await confirm(secret)).statusCode).toBe(204);
    expect((await login(t, email, factoryPassword)).statusCode).toBe(400);
    expect((await login(t, email, good)).statusCode).toBe(200);
    expect((await t.call('GET', '/user/', { headers: session.headers })).json().code).toBe('session_revoked');
    expect((await confirm(secret, 'another green boat')).json().code).toBe('invalidSecret');
    expect((await mailsTo(email)).map((mail) => mail.subject).sort()).toEqual([
      'Set a new password',
      'Your password was changed',
    ]);
  });

  it('never tells whether an address is known: same answer, a mail to the known one only', async () => {
    const { email } = await person();
    const disabled = await t.database.write('none', (db) => makeUser(db, { disabledAt: t.clock.now() }));
    const answers = [await askReset(email), await askReset('unknown@waldhuis.example'), await askReset(disabled.email)];
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo('unknown@waldhuis.example')).toEqual([]);
    expect(await mailsTo(disabled.email)).toEqual([]);
  });

  it('five an hour per address of a person, known or not', async () => {
    for (const email of [(await person()).email, 'stranger@waldhuis.example']) {
      for (let n = 0; n < 5; n += 1) expect((await askReset(email, `10.2.0.${n}`)).statusCode).toBe(204);
      expect((await askReset(email, '10.2.0.9')).json()).toMatchObject({
        code: 'too_many_attempts',
        waitSeconds: 3_600,
      });
    }
  });

  it('[ERR-05] expired after 24 hours; invalid when forged or meant for activation', async () => {
    await t.database.write('none', (db) => db.delete(attempts));
    const { email, id } = await person();
    const secret = await resetSecretOf(email);
    expect((await confirm(await activationFor(email, id))).json().code).toBe('invalidSecret');
    expect((await confirm(secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).json().code).toBe(
      'invalidSecret',
    );
    expect((await confirm('x')).json().message).toBe(
      'The link has expired or is invalid. Please contact us for a new link.',
    );
    t.clock.advance(hours(24));
    expect((await confirm(secret)).json()).toMatchObject({ status: 400, code: 'expiredSecret' });
  });

  it('guessing secrets is limited per network address', async () => {
    await t.database.write('none', (db) => db.delete(attempts));
    const guess = () =>
      t.call('POST', '/user/activate/', {
        payload: { secret: `${sellerId}.${'A'.repeat(43)}`, password: good },
        remoteAddress: '10.3.0.1',
      });
    for (let n = 0; n < 20; n += 1) expect((await guess()).json().code).toBe('invalidSecret');
    expect((await guess()).statusCode).toBe(429);
  });

  it('a link for an address that was changed since sets nothing', async () => {
    await t.database.write('none', (db) => db.delete(attempts));
    const session = await signedIn(t, { sellerId });
    const secret = await resetSecretOf(session.user.email);
    const email = `new-${session.user.id}@waldhuis.example`;
    const { headers } = session;
    await t.call('PATCH', '/user/', { headers, payload: { email, secret: factoryPassword } });
    const token = await secretSentTo(email, 'Verify your e-mail address', 'token');
    expect((await t.call('POST', '/user/email/verify-token/', { headers, payload: { token } })).json().email).toBe(
      email,
    );
    expect((await confirm(secret)).json().code).toBe('invalidSecret');
  });
});

describe('activating', () => {
  it('the secret sets the first password, verifies the address and answers the user', async () => {
    const user = await t.database.write('none', (db) => makeUser(db, { sellerId, isEmailVerified: false }));
    const secret = await activationFor(user.email, user.id);
    t.clock.advance(hours(72) - 1);
    const answer = await activate(secret);
    expect([answer.statusCode, answer.json().qid, answer.json().isEmailVerified]).toEqual([200, user.id, true]);
    expect((await login(t, user.email, good)).statusCode).toBe(200);
    expect((await activate(secret)).json().code).toBe('invalidSecret');
  });

  it('[ERR-05] after 72 hours it has expired', async () => {
    const { email, id } = await person();
    const secret = await activationFor(email, id);
    t.clock.advance(hours(72));
    expect((await activate(secret)).json().code).toBe('expiredSecret');
  });
});

describe('changing', () => {
  it('[PRO-13] ends the other sessions and keeps this one', async () => {
    const session = await signedIn(t, { sellerId });
    const elsewhere = await signedInAgain(t, session.user);
    expect((await change(session, factoryPassword, good)).statusCode).toBe(204);
    expect((await t.call('GET', '/user/', { headers: session.headers })).statusCode).toBe(200);
    expect((await t.call('GET', '/user/', { headers: elsewhere.headers })).json().code).toBe('session_revoked');
    expect((await login(t, session.user.email, good)).statusCode).toBe(200);
  });

  it('[PRO-13] a wrong present password is an error of that field, five times at most', async () => {
    const session = await signedIn(t, { sellerId });
    for (let n = 0; n < 5; n += 1) {
      const answer = await change(session, 'wrong', good);
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'incorrect_password',
        errors: { secret: [{ code: 'incorrect_password' }] },
      });
    }
    expect((await change(session, factoryPassword, good)).json().code).toBe('too_many_attempts');
  });

  it.each([
    ['short', 'validation_failed'],
    ['x'.repeat(129), 'validation_failed'],
    ['password1234', 'password_too_common'],
    ['QuaySide2026', 'password_too_common'],
    ['aaaaaaaaaaaaaaaa', 'password_too_common'],
    ['121212121212', 'password_too_common'],
  ])('[PRO-13] refuses %s as %s', async (password, code) => {
    const session = await signedIn(t, { sellerId });
    const answer = await change(session, factoryPassword, password);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
    expect(answer.json().errors.password).toHaveLength(1);
  });

  it('[PRO-13] refuses the e-mail address', async () => {
    const session = await signedIn(t, { sellerId });
    expect((await change(session, factoryPassword, session.user.email)).json().code).toBe('password_is_email');
  });
});
