import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../kernel/actor.ts';
import { minutes } from '../../kernel/clock.ts';
import { openWrite } from '../../platform/write.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { makeUser } from '../users/users.factory.ts';
import { staffReads } from '../users/users.tables.ts';
import { record } from './audit.public.ts';
import { auditExport } from './audit.read-model.ts';

let t: TestApp;
let sellerId: string;
beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(() => t.close());

const note = (subject: string) =>
  openWrite(t.deps, { actor: systemActor, scope: { sellerId } }, (write) =>
    record(write, { sellerId, action: 'API_KEY_REVOKED', subject }),
  );

it('the log is exported whole and each entry once, also what happened at the same time and while it is read', async () => {
  const staff = await t.database.write('none', (db) => makeUser(db, { role: 'STAFF', sellerId: null }));
  const look = (slot: number) => ({ sellerId, userId: staff.id, kind: 'ORDER' as const, slot, at: t.clock.now() });
  for (const subject of ['a', 'b', 'c']) await note(subject);
  await t.database.write({ sellerId }, (db) => db.insert(staffReads).values([look(1), look(2)]));
  t.clock.advance(minutes(1));
  for (const subject of ['d', 'e', 'f']) await note(subject);
  const seen: string[] = [];
  for await (const rows of auditExport(t.database, { sellerId, until: t.clock.now() }, 100, 2)) {
    expect(rows.length).toBeLessThanOrEqual(2);
    seen.push(...rows.map(({ subject }) => subject));
    if (seen.length === 2) for (const late of ['x', 'y', 'z']) await note(late);
  }
  expect(seen).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'ORDER', 'ORDER']);
});
