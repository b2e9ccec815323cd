/** What sellers asked before there were conversations stays: the migration makes a conversation of each question. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('issues-become-conversations');
});
afterAll(() => before.close());

it('[ORD-17] a question of the old form becomes a conversation that waits for its answer', async () => {
  const { superuser } = before;
  const [sellerId, saleId, userId] = [newId(), newId(), newId()];
  const [friday, monday] = ['0190a0a0-0000-7000-8000-00000000a1b2', '0190a0a0-0000-7000-8000-00000000c3d4'];
  await fillTable(superuser, 'users', { id: userId, account: 'Mila de Vries' });
  await fillTable(superuser, 'sales', { seller_id: sellerId, id: saleId, order_number: 'QS-482133-0' });
  const question = { seller_id: sellerId, sale_id: saleId, user_id: userId, category: 'PRICE' };
  await fillTable(superuser, 'sale_issues', {
    ...question,
    id: friday,
    message: 'Per box?',
    created_at: '2026-11-20T09:00:00Z',
  });
  await fillTable(superuser, 'sale_issues', {
    ...question,
    id: monday,
    message: 'Or not?',
    created_at: '2026-11-16T09:00:00Z',
  });
  await before.migrateOn();
  const { rows } = await superuser.query(
    `select t.reference, t.category, t.last_side, t.reply_by, m.author_name, m.body, m.created_at from threads t
     join thread_messages m on m.seller_id = t.seller_id and m.sale_id = t.sale_id and m.thread_id = t.id order by t.id`,
  );
  const asked = { category: 'PRICE', last_side: 'SELLER', author_name: 'Mila de Vries' };
  expect(rows).toEqual([
    {
      ...asked,
      reference: 'QS-482133-0/A1B2',
      body: 'Per box?',
      created_at: new Date('2026-11-20T09:00:00Z'),
      reply_by: new Date('2026-11-23T09:00:00Z'),
    },
    {
      ...asked,
      reference: 'QS-482133-0/C3D4',
      body: 'Or not?',
      created_at: new Date('2026-11-16T09:00:00Z'),
      reply_by: new Date('2026-11-17T09:00:00Z'),
    },
  ]);
});
