/** Orders whose goods came back before they waited again for it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_goods-that-came-back');
});
afterAll(() => before.close());

it('[ORD-11] an unpaid order whose goods all came back has a deadline from now on; what is on its way or paid has none', async () => {
  const { superuser } = before;
  const [seller_id, buyer_id] = [newId(), newId()];
  await fillTable(superuser, 'sellers', { id: seller_id });
  await fillTable(superuser, 'buyers', { id: buyer_id });
  const sale = async (status: string, ...shipments: readonly string[]) => {
    const id = newId();
    const due = { due_at: 'infinity', picked_up_at: '2026-11-02T09:00:00.000Z' };
    await fillTable(superuser, 'sales', { ...due, seller_id, id, buyer_id, order_number: id, status });
    for (const one of shipments)
      await fillTable(superuser, 'shipments', {
        seller_id,
        id: newId(),
        sale_id: id,
        status: one,
        leg: 'DIRECT_TO_BUYER',
      });
    return id;
  };
  const back = await sale('CONFIRMED', 'RETURNED_TO_SENDER', 'CANCELLED');
  const looked = await sale('PAYMENT_IN_REVIEW', 'RETURNED_TO_SENDER');
  const others = [
    await sale('CONFIRMED', 'RETURNED_TO_SENDER', 'IN_TRANSIT'),
    await sale('PAID', 'RETURNED_TO_SENDER'),
    await sale('CONFIRMED'),
  ];
  await before.migrateOn();
  const { rows } = await superuser.query<{ id: string; waits: boolean; ends: boolean; due: boolean }>(
    "select id, picked_up_at is null as waits, expires_at > now() + interval '4 days' as ends, due_at < 'infinity' as due from sales",
  );
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of(back)).toMatchObject({ waits: true, ends: true, due: true });
  expect(of(looked)).toMatchObject({ waits: true, ends: true, due: false });
  for (const id of others) expect(of(id)).toMatchObject({ waits: false, ends: null, due: false });
});
