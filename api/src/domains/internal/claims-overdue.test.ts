/** A claim under review holds a payment: our people have a time for it, and hear when it is over (decision 0035). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture } from '../../testing/claim-fixture.ts';
import { work } from '../../work.ts';
import { makeClaim } from '../claims/claims.factory.ts';
import { claimJobs } from '../claims/claims.jobs.ts';
import { internalJobs } from './internal.jobs.ts';

let t: TestApp;
let sides: ClaimFixture;
beforeAll(async () => {
  // A Monday.
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
  sides = await claimFixture(t);
});
afterAll(() => t.close());

const submitted = async () => {
  const at = t.clock.now();
  const times = { submittedAt: at, statusSince: at, wakeAt: at };
  const claim = await t.database.write('system', (db) =>
    makeClaim(db, { status: 'SUBMITTED', type: 'LOST_SHIPMENT', ...times }),
  );
  // The triage.
  await claimJobs.find(({ name }) => name === 'claim.sweep')?.run({}, t.deps);
  return claim;
};
const list = async () =>
  (await t.call('GET', '/claims/?status=NEEDS_YOU', { headers: sides.staffSession.headers })).json().results;
const reminders = async () => {
  await internalJobs.find(({ name }) => name === 'internal.remind_of_claims')?.run({}, t.deps);
  const sent = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, sides.staffSession.user.email)),
  );
  return sent.filter(({ subject }) => subject.includes('overdue'));
};

it('[CLM-04] [GATE-04] a claim under review is due on the third working day, the oldest stands first, and our people are reminded each day', async () => {
  const first = await submitted();
  t.clock.set('2026-11-23T08:05:00.000Z');
  const second = await submitted();
  expect(await list()).toMatchObject([
    { qid: first.id, dueAt: '2026-11-26T08:00:00.000Z' },
    { qid: second.id, dueAt: '2026-11-26T08:05:00.000Z' },
  ]);
  t.clock.set('2026-11-26T07:00:00.000Z');
  expect(await reminders()).toEqual([]);
  t.clock.set('2026-11-26T08:01:00.000Z');
  const [mail, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('A claim is overdue');
  expect(mail?.body).toContain(first.number);
  expect(await reminders()).toHaveLength(1);
  t.clock.set('2026-11-27T09:00:00.000Z');
  expect((await reminders()).map(({ subject }) => subject)).toContain('2 claims are overdue');
  // Nothing was decided by itself.
  await t.runJobs(work);
  sides = await claimFixture(t);
  expect((await list()).map(({ qid }: { qid: string }) => qid)).toEqual([first.id, second.id]);
});
