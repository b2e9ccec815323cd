import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { makeUser } from '../users/users.factory.ts';
import { users } from '../users/users.tables.ts';
import { authJobs } from './auth.jobs.ts';
import { attempts, sessions } from './auth.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('each night old attempts and long ended sessions are forgotten, what still counts stays', async () => {
  const { user } = await signedIn(t, {
    email: 'night@quayside.example',
    role: 'STAFF',
    staffPermissions: ['staff.audit'],
  });
  t.clock.advance(days(61));
  const kept = await t.call('POST', '/auth/login/', {
    payload: { email: user.email, password: 'correct horse battery' },
  });
  const now = t.clock.now();
  const attempt = (at: string) => ({ id: newId(), kind: 'login.account', subject: 'x', at });
  await t.database.write('none', async (db) => {
    await db.insert(attempts).values([attempt(plus(now, -days(3))), attempt(plus(now, -days(1)))]);
    await enqueue(db, 'auth.forget_ended', {});
  });
  await t.runJobs({ jobs: authJobs, subscribers: [] });
  const [left, live] = await t.database.read('none', (db) =>
    Promise.all([db.select({ at: attempts.at }).from(attempts), db.select().from(sessions)]),
  );
  expect(left).toEqual([{ at: plus(now, -days(1)) }]);
  expect(live.map(({ createdAt }) => createdAt)).toEqual([now]);
  expect(kept.statusCode).toBe(200);
});

it('[PRO-01] an address that nobody confirmed within a week is free again; confirmed and invited ones stay', async () => {
  const body = (email: string) => ({
    ...{ companyName: 'Nordlicht Handels GmbH', account: 'Anna Berg', country: 'DE', city: 'Hamburg' },
    ...{
      line1: 'Am Sandtorkai 37',
      postalCode: '20457',
      email,
      phone: '+4915112345678',
      password: 'a long and quiet evening',
    },
  });
  const register = (email: string) => t.call('POST', '/users/', { payload: body(email) });
  expect((await register('squatted@nordlicht.example')).statusCode).toBe(201);
  const invited = await t.database.write('none', async (db) =>
    makeUser(db, {
      ...{ email: 'invited@nordlicht.example', sellerId: (await makeSeller(db)).id },
      ...{ isEmailVerified: false, invitedAt: t.clock.now() },
    }),
  );
  const release = async (passed: number) => {
    t.clock.advance(passed);
    await t.database.write('none', (db) => enqueue(db, 'auth.release_addresses', {}));
    await t.runJobs({ jobs: authJobs, subscribers: [] });
  };
  await release(days(6));
  expect((await register('squatted@nordlicht.example')).statusCode).toBe(400);
  await release(days(2));
  expect((await register('squatted@nordlicht.example')).statusCode).toBe(201);
  const rows = await t.database.read('none', (db) => db.select().from(users).where(eq(users.id, invited.id)));
  expect(rows).toMatchObject([{ email: 'invited@nordlicht.example', disabledAt: null }]);
});
