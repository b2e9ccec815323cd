/** Claims that came to our people before these had a time for them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_claims-have-a-time');
});
afterAll(() => before.close());

it('[CLM-04] a claim that is under review already is due three weekdays after it came there, and no other is', async () => {
  const { superuser } = before;
  const [seller_id, buyer_id] = [newId(), newId()];
  await fillTable(superuser, 'sellers', { id: seller_id });
  await fillTable(superuser, 'buyers', { id: buyer_id });
  const claim = async (status: string, status_since: string) => {
    const sale_id = newId();
    await fillTable(superuser, 'sales', { seller_id, id: sale_id, buyer_id, order_number: sale_id });
    const of = { seller_id, buyer_id, sale_id, id: newId(), number: newId(), status, status_since };
    await fillTable(superuser, 'claims', { ...of, status_group: 'OPEN', due_at: 'infinity', wake_at: 'infinity' });
    return of.id;
  };
  // From Monday to Sunday.
  const days = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}T09:00:00.000Z`);
  const ids: string[] = [];
  for (const day of days) ids.push(await claim('UNDER_REVIEW', day));
  const other = await claim('SUBMITTED', '2026-11-16T09:00:00.000Z');
  await before.migrateOn();
  const { rows } = await superuser.query<{ id: string; due: string }>('select id, due_at::text as due from claims');
  const due = new Map(rows.map((row) => [row.id, row.due.slice(0, 10)]));
  expect(ids.map((id) => due.get(id))).toEqual([
    ...['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'],
    ...['2026-11-25', '2026-11-25'],
  ]);
  expect(due.get(other)).toBe('infinity');
});
