import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { work } from '../../work.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { makeClaim } from './claims.factory.ts';
import { claimJobs } from './claims.jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
afterAll(() => t.close());

it('[CLM-04] a buyer is asked by mail for what is missing, reminded twice, and told when the claim is closed', async () => {
  const at = t.clock.now();
  const { buyer, claim } = await t.database.write('system', async (db) => {
    const made = await makeBuyer(db);
    const times = { submittedAt: at, statusSince: at, wakeAt: at };
    return { buyer: made, claim: await makeClaim(db, { buyerId: made.id, status: 'SUBMITTED', ...times }) };
  });
  const sweep = claimJobs.find(({ name }) => name === 'claim.sweep');
  for (let day = 0; day <= 4; day += 1) {
    await sweep?.run({}, t.deps);
    await t.runJobs(work);
    t.clock.advance(days(1));
  }
  const mails = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, buyer.email)).orderBy(messagesSent.createdAt),
  );
  const { number, orderNumber } = claim;
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Claim ${number}: evidence is missing`,
    `Reminder, claim ${number}: evidence is missing`,
    `Reminder, claim ${number}: evidence is missing`,
    `Claim ${number} was closed`,
  ]);
  expect(mails[0]?.body).toContain(`order ${orderNumber}`);
  expect(mails[0]?.body).toContain('Outer packaging\nPackage label\nProduct');
  expect(mails[0]?.body).toContain('27 November 2026 at 08:00 UTC');
});
