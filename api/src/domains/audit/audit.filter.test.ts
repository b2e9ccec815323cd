import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { noteStaffReads } from '../users/users.public.ts';

let t: TestApp;
let sellerId: string;
let owner: Session;
let admin: Session;
let staff: Session;
/** Who asks, the day after. */
let reader: Session;

beforeAll(async () => {
  // Noon in Utrecht on the first day.
  t = await testApp({ now: '2026-11-20T11:00:00.000Z' });
  sellerId = (await t.database.write('none', (db) => makeSeller(db, { timeZone: 'Europe/Amsterdam' }))).id;
  owner = await signedIn(t, { sellerId, account: 'Ruben Aalbers' });
  admin = await signedIn(t, { sellerId, role: 'ADMIN', account: 'Ines Carvalho' });
  staff = await staffIn(t, 'staff.sellers');
  const change = (who: Session, registrationNumber: string) =>
    t.call('PATCH', '/user/', { headers: who.headers, payload: { registrationNumber } });
  await change(owner, '24289101');
  // Half past midnight there, still the day before in UTC.
  await t.database.write({ sellerId }, (db) =>
    db.execute(sql`insert into audit_entries (seller_id, number, at, action, user_id, person, is_staff, subject, changes, previous_hash, hash)
      values (${sellerId}, 2, '2026-11-20T23:30:00Z', 'COMPANY_CHANGED', ${admin.user.id}, 'Ines Carvalho', false, 'Late', '[]', 'x', 'y')`),
  );
  t.clock.set('2026-11-20T11:05:00.000Z');
  await noteStaffReads(t.deps, { kind: 'STAFF', userId: staff.user.id }, 'ORDER', [sellerId]);
  t.clock.set('2026-11-21T08:00:00.000Z');
  reader = await signedIn(t, { sellerId, role: 'ADMIN' });
});
afterAll(() => t.close());

const get = async (query: string) => (await t.call('GET', `/audit-log/${query}`, { headers: reader.headers })).json();
const subjects = async (query: string) =>
  (await get(query)).results.map(({ person, subject }: { person: string; subject: string }) => `${person}: ${subject}`);

it('[PRO-01] the log is filtered by person, our own people among them', async () => {
  expect(await subjects(`?personQid=${admin.user.id}`)).toEqual(['Ines Carvalho: Late']);
  expect(await subjects(`?personQid=${staff.user.id}`)).toEqual([`${staff.user.account}: ORDER`]);
  expect(await subjects(`?personQid=${staff.user.id}&action=COMPANY_CHANGED`)).toEqual([]);
});

it('[PRO-01] and by days of the company’s own clock, both within', async () => {
  expect(await subjects('?from=2026-11-21&to=2026-11-21')).toEqual(['Ines Carvalho: Late']);
  expect(await subjects('?to=2026-11-20')).toHaveLength(2);
  expect(await subjects('?from=2026-11-22')).toEqual([]);
  expect((await get('?from=yesterday')).code).toBe('validation_failed');
  const file = await t.call('GET', `/audit-log/export/?from=2026-11-21&personQid=${admin.user.id}`, {
    headers: reader.headers,
  });
  expect(file.body.trim().split('\n')).toHaveLength(2);
});

it('[PRO-01] who stands in it is told, each once, our own people last; nobody of another company', async () => {
  const other = (await t.database.write('none', (db) => makeSeller(db))).id;
  const foreign = await signedIn(t, { sellerId: other });
  await t.call('PATCH', '/user/', { headers: foreign.headers, payload: { registrationNumber: '24289103' } });
  expect(await get('people/')).toEqual({
    people: [
      { personQid: admin.user.id, person: 'Ines Carvalho', isStaff: false },
      { personQid: owner.user.id, person: 'Ruben Aalbers', isStaff: false },
      { personQid: staff.user.id, person: staff.user.account, isStaff: true },
    ],
  });
});
