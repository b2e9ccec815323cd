/** People of a test, signed in through the real call. */
import { applicationHeader } from '@quayside/contract/auth';
import { eq } from 'drizzle-orm';
import { sessions } from '../domains/auth/auth.tables.ts';
import { factoryPassword, makeUser, type UserRow } from '../domains/users/users.factory.ts';
import { users } from '../domains/users/users.tables.ts';
import type { TestAnswer, TestApp } from './app.ts';

export type Session = {
  readonly user: UserRow;
  /** Bearer token and application header. */
  readonly headers: Readonly<Record<string, string>>;
  readonly accessToken: string;
  readonly refreshToken: string;
};
export type Person = NonNullable<Parameters<typeof makeUser>[1]>;

export const refreshCookieName = '__Host-quayside_refresh';

/** Makes the person and signs in; `sellers` is the portal, `buyers` a buyer client. */
export async function signedIn(
  t: TestApp,
  person: Person,
  application: 'sellers' | 'buyers' = 'sellers',
): Promise<Session> {
  const user = await t.database.write('none', (db) => makeUser(db, person));
  return sessionOf(user, await login(t, user.email, factoryPassword, application), application);
}

/** One more session of somebody who exists. */
export async function signedInAgain(
  t: TestApp,
  user: UserRow,
  application: 'sellers' | 'buyers' = 'sellers',
): Promise<Session> {
  return sessionOf(user, await login(t, user.email, factoryPassword, application), application);
}

export function login(
  t: TestApp,
  email: string,
  password: string,
  application = 'sellers',
  remoteAddress = '127.0.0.1',
): Promise<TestAnswer> {
  return t.call('POST', '/auth/login/', {
    headers: { [applicationHeader]: application },
    payload: { email, password },
    remoteAddress,
  });
}

/**
 * The person has a second factor, shown in all their sessions at that time; null: in none. For sessions that have not called
 * yet: what they may do is kept for 3 seconds.
 */
export async function withFactor(t: TestApp, session: Session, provedAt: string | null): Promise<Session> {
  await t.database.write('none', async (db) => {
    await db.update(users).set({ secondFactorAt: t.clock.now() }).where(eq(users.id, session.user.id));
    await db.update(sessions).set({ provedAt }).where(eq(sessions.userId, session.user.id));
  });
  return session;
}

/** Value of a cookie the answer sets; undefined when it sets none of that name. */
export function cookieOf(answer: TestAnswer, name = refreshCookieName): string | undefined {
  return answer.cookies.find((cookie) => cookie.name === name)?.value;
}

function sessionOf(user: UserRow, answer: TestAnswer, application: string): Session {
  const refreshToken = cookieOf(answer);
  if (answer.statusCode !== 200 || refreshToken === undefined)
    throw new Error(`Sign-in of ${user.email} failed: ${answer.body}`);
  const { accessToken } = answer.json();
  return {
    user,
    accessToken,
    refreshToken,
    headers: { authorization: `Bearer ${accessToken}`, [applicationHeader]: application },
  };
}
