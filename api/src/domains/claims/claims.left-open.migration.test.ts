/** Claims that were open on orders which ended before decision 0031: the next sweep closes them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_claims-left-open');
});
afterAll(() => before.close());

it('[CLM-04] open claims of ended orders are looked at next, those closed by an order’s end say so, and no others', async () => {
  const { superuser } = before;
  const [seller_id, buyer_id] = [newId(), newId()];
  await fillTable(superuser, 'sellers', { id: seller_id });
  await fillTable(superuser, 'buyers', { id: buyer_id });
  const claim = async (saleStatus: string, status: string, status_group: string, action?: string) => {
    const [sale_id, id] = [newId(), newId()];
    await fillTable(superuser, 'sales', {
      seller_id,
      id: sale_id,
      buyer_id,
      order_number: sale_id,
      status: saleStatus,
    });
    const times = { due_at: 'infinity', wake_at: 'infinity' };
    await fillTable(superuser, 'claims', {
      ...times,
      seller_id,
      buyer_id,
      sale_id,
      id,
      number: id,
      status,
      status_group,
    });
    if (action)
      await fillTable(superuser, 'claim_events', { seller_id, claim_id: id, id: newId(), action, to_status: status });
    return id;
  };
  const left = await claim('EXPIRED', 'UNDER_REVIEW', 'OPEN');
  const closed = await claim('CANCELLED', 'WITHDRAWN', 'CLOSED', 'sale_ended');
  const others = [
    await claim('PAID', 'UNDER_REVIEW', 'OPEN'),
    await claim('EXPIRED', 'WITHDRAWN', 'CLOSED', 'withdraw'),
    await claim('EXPIRED', 'SETTLED', 'CLOSED', 'sale_ended'),
  ];
  await before.migrateOn();
  const { rows } = await superuser.query<{ id: string; ended_with_order: boolean; wakes: boolean }>(
    'select id, ended_with_order, wake_at <= now() as wakes from claims',
  );
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of(left)).toMatchObject({ ended_with_order: false, wakes: true });
  expect(of(closed)).toMatchObject({ ended_with_order: true, wakes: false });
  for (const id of others) expect(of(id)).toMatchObject({ ended_with_order: false, wakes: false });
});
