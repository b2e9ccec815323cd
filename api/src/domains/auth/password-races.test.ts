/** A new password ends what was begun under the old one, however the requests fall beside each other. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn } from '../../testing/session.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';
import { hashPassword, lockUser, saveUser } from '../users/users.public.ts';
import { users } from '../users/users.tables.ts';
import { makeSecret } from './use-cases/make-secret.ts';

let t: TestApp;
let sellerId: string;
const good = 'eleven purple boats';
beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(() => t.close());

const call = ({ headers }: Session, method: 'PUT' | 'PATCH', path: string, payload: object) =>
  t.call(method, path, { headers, payload });

async function resetSecretSentTo({ user: { id, email } }: Session): Promise<string> {
  await t.database.write('none', (db) => makeSecret(t.deps, db, id, 'reset', email));
  await t.runJobs({ jobs: [], subscribers: messageSubscribers });
  const mails = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
  );
  const body = mails.find(({ subject }) => subject === 'Set a new password')?.body ?? '';
  return new URL(/https?:\S+/.exec(body)?.[0] ?? 'http://none').searchParams.get('secret') ?? '';
}

/** Sets another password in a transaction that holds the person until `request` has long proved the old one. */
async function whileReset<T>({ user }: Session, request: () => Promise<T>): Promise<T> {
  const passwordHash = await hashPassword(good);
  let sent: Promise<T> | undefined;
  await t.database.write('none', async (db) => {
    await lockUser(db, user.id);
    sent = request();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await saveUser(db, user.id, { passwordHash });
  });
  if (!sent) throw new Error('Assertion failed: the request was sent');
  return sent;
}

it('[PRO-13] a change of the password that knew the old one does not undo a reset', async () => {
  const session = await signedIn(t, { sellerId });
  const answer = await whileReset(session, () =>
    call(session, 'PUT', '/user/password/', { secret: factoryPassword, password: 'a thief was here' }),
  );
  expect(answer.json()).toMatchObject({ status: 400, errors: { secret: [{ code: 'incorrect_password' }] } });
  expect((await login(t, session.user.email, good)).statusCode).toBe(200);
});

it('[SES-06] a sign-in with the old password opens no session beside a reset', async () => {
  const session = await signedIn(t, { sellerId });
  const answer = await whileReset(session, () => login(t, session.user.email, factoryPassword));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_credentials']);
});

it('[PRO-15] another address that was asked for with the old password is not kept beside a reset', async () => {
  const session = await signedIn(t, { sellerId });
  const answer = await whileReset(session, () =>
    call(session, 'PATCH', '/user/', { email: 'taken.over@customer.example', secret: factoryPassword }),
  );
  expect(answer.json()).toMatchObject({ status: 400, errors: { secret: [{ code: 'incorrect_password' }] } });
});

it('[PRO-13] a changed password withdraws an address that waits, and older links that set a password', async () => {
  const session = await signedIn(t, { sellerId });
  const { id, email } = session.user;
  await call(session, 'PATCH', '/user/', { email: 'thief@customer.example', secret: factoryPassword });
  const secret = await resetSecretSentTo(session);
  expect((await call(session, 'PUT', '/user/password/', { secret: factoryPassword, password: good })).statusCode).toBe(
    204,
  );
  const [row] = await t.database.read('none', (db) => db.select().from(users).where(eq(users.id, id)));
  expect(row).toMatchObject({ email, pendingEmail: null });
  const late = await t.call('POST', '/user/password/reset/confirm/', {
    payload: { secret, password: 'another green boat' },
  });
  expect(late.json().code).toBe('invalidSecret');
});
