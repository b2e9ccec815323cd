/** Questions asked before our people answered them here: they were tickets, and were answered there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_questions-of-before');
});
afterAll(() => before.close());

it('[BUY-09] what was asked before does not fill the desk as overdue, and what was answered stays as it was', async () => {
  const { superuser } = before;
  const [buyer_id, order_id, old, answered] = [newId(), newId(), newId(), newId()];
  await fillTable(superuser, 'buyers', { id: buyer_id });
  await fillTable(superuser, 'orders', { buyer_id, id: order_id });
  const asked = { buyer_id, order_id, category: 'SHIPPING', at: '2026-10-01T08:00:00.000Z' };
  await fillTable(superuser, 'order_issues', { ...asked, id: old });
  const [answer, answered_at] = ['It left on Monday.', '2026-10-02T09:00:00.000Z'];
  await fillTable(superuser, 'order_issues', { ...asked, id: answered, answer, answered_at, answered_by_name: 'Ada' });
  await before.migrateOn();
  const { rows } = await superuser.query('select id, answer, answered_at, answered_by_name from order_issues');
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ id: old, answer: null, answered_at: new Date(asked.at), answered_by_name: null });
  expect(rows).toContainEqual({ id: answered, answer, answered_at: new Date(answered_at), answered_by_name: 'Ada' });
});
