/** Money noted before it was counted apart from what the provider tells of. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_money-noted-apart');
});
afterAll(() => before.close());

it('[BUY-09] what was noted of an order is counted as noted, and what was noted twice in the same words stays', async () => {
  const { superuser } = before;
  const [buyer_id, noted, other] = [newId(), newId(), newId()];
  await fillTable(superuser, 'buyers', { id: buyer_id });
  for (const id of [noted, other]) await fillTable(superuser, 'orders', { buyer_id, id, received_minor: '4500' });
  const [first, second] = [newId(), newId()];
  for (const id of [first, second])
    await fillTable(superuser, 'order_receipts', {
      ...{ buyer_id, order_id: noted, id, amount_minor: '1200', wallet_minor: '0', note: 'Statement 7' },
    });
  await before.migrateOn();
  const { rows } = await superuser.query(
    'select id, received_minor::int, noted_minor::int from orders order by noted_minor',
  );
  expect(rows).toEqual([
    { id: other, received_minor: 4500, noted_minor: 0 },
    { id: noted, received_minor: 4500, noted_minor: 2400 },
  ]);
  const { rows: notes } = await superuser.query('select note from order_receipts order by id');
  expect(notes).toEqual([{ note: 'Statement 7' }, { note: `Statement 7 (${second})` }]);
});
