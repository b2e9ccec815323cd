import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/session.ts';
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
