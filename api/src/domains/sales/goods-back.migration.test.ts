/** Orders whose goods came back before they waited again for it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
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
  // Told when it came back.
  const known = await sale('CONFIRMED', 'RETURNED_TO_SENDER');
  const payload = { sellerId: seller_id, saleId: known, deadline: '2026-11-26T08:00:00.000Z' };
  await superuser.query(
    "insert into outbox (id, topic, payload, created_at) values (gen_random_uuid(), 'sale.goods_back', $1, now())",
    [payload],
  );
  await before.migrateOn();
  const { rows } = await superuser.query<{ id: string; waits: boolean; ends: boolean; due: boolean }>(
    "select id, picked_up_at is null as waits, expires_at > now() + interval '4 days' as ends, due_at < 'infinity' as due from sales",
  );
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of(back)).toMatchObject({ waits: true, ends: true, due: true });
  expect(of(looked)).toMatchObject({ waits: true, ends: true, due: false });
  for (const id of others) expect(of(id)).toMatchObject({ waits: false, ends: null, due: false });
  // Both sides hear of it, by an event with a job that delivers it.
  const told = await superuser.query<{ id: string; sale: string; deadline: string }>(
    "select id, payload->>'saleId' as sale, payload->>'deadline' as deadline from outbox where topic = 'sale.goods_back' and payload <> $1",
    [payload],
  );
  expect(told.rows.map((row) => row.sale).sort()).toEqual([back, looked].sort());
  for (const { deadline } of told.rows) expect(z.iso.datetime().safeParse(deadline).success).toBe(true);
  const jobs = await superuser.query<{ ids: string[] }>(
    "select payload->'ids' as ids from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'outbox.deliver'",
  );
  expect(jobs.rows.flatMap(({ ids }) => ids).sort()).toEqual(told.rows.map(({ id }) => id).sort());
});

it('[ORD-11] what came back since then, unseen, waits and is told, too', async () => {
  const since = await beforeMigration('_goods-back-are-told');
  const { superuser } = since;
  const [seller_id, buyer_id, id] = [newId(), newId(), newId()];
  await fillTable(superuser, 'sellers', { id: seller_id });
  await fillTable(superuser, 'buyers', { id: buyer_id });
  const sale = { seller_id, id, buyer_id, order_number: id, status: 'CONFIRMED', due_at: 'infinity' };
  await fillTable(superuser, 'sales', { ...sale, picked_up_at: '2026-11-02T09:00:00.000Z' });
  const sent = { seller_id, sale_id: id, leg: 'DIRECT_TO_BUYER' };
  for (const status of ['RETURNED_TO_SENDER', 'CANCELLED'])
    await fillTable(superuser, 'shipments', { ...sent, id: newId(), status });
  await since.migrateOn();
  const { rows } = await superuser.query(
    "select picked_up_at, expires_at = due_at and due_at > now() + interval '6 days' as ends, (select count(*)::int from outbox where topic = 'sale.goods_back') as told from sales",
  );
  expect(rows).toEqual([{ picked_up_at: null, ends: true, told: 1 }]);
  await since.close();
});
