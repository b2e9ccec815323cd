import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { changeUpon, changeUponAll, emitAll, rowsOfSellers, type Subscriber, subscriber } from './jobs.ts';
import { delivery } from './worker.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.write('system', (db) => db.execute(sql`delete from graphile_worker._private_jobs`)));

const ids = [newId(), newId(), newId()];
const [, second = ''] = ids;
const happen = () =>
  t.database.write('system', (db) =>
    emitAll(
      db,
      t.clock.now(),
      'sale.requested',
      ids.map((saleId) => ({ sellerId: newId(), saleId })),
    ),
  );
const waiting = async () => {
  const { rows } = await t.database.read('system', (db) =>
    db.execute(sql`select payload from graphile_worker._private_jobs`),
  );
  return z.array(z.object({ payload: z.object({ ids: z.array(z.uuid()) }) })).parse(rows);
};

it('[ORD-16] events that happen at once are delivered by one job; what fails keeps no other back and comes again alone', async () => {
  await happen();
  const [job, ...others] = await waiting();
  expect(others).toEqual([]);
  const [changed, told]: [string[], string[]] = [[], []];
  let isDown = true;
  const subscribers: Subscriber[] = [
    changeUpon(
      'test.change',
      'sale.requested',
      () => 'system',
      async (_, { saleId }) => {
        if (isDown && saleId === second) throw new Error('It is down');
        changed.push(saleId);
      },
    ),
    subscriber('test.tell', 'sale.requested', async ({ saleId }) => told.push(saleId)),
  ];
  const run = () => delivery(subscribers).run(job?.payload, t.deps);
  await expect(run()).rejects.toThrow('It is down');
  expect(changed).toEqual(ids.filter((id) => id !== second));
  expect(told).toEqual(ids);
  isDown = false;
  await run();
  expect(changed.toSorted()).toEqual([...ids].sort());
});

it('[ORD-16] what takes events together gets them at once; where one fails each comes alone, and none twice', async () => {
  await happen();
  const [job] = await waiting();
  const calls: string[][] = [];
  let isDown = true;
  const change = changeUponAll('test.together', 'sale.requested', rowsOfSellers, async (_, happened) => {
    const saleIds = happened.map(({ told }) => told.saleId);
    calls.push(saleIds);
    if (isDown && saleIds.includes(second)) throw new Error('It is down');
  });
  const run = () => delivery([change]).run(job?.payload, t.deps);
  await expect(run()).rejects.toThrow('It is down');
  expect(calls).toEqual([ids, ...ids.map((id) => [id])]);
  isDown = false;
  await run();
  await run();
  expect(calls.slice(4)).toEqual([[second]]);
});

it('[ORD-16] events of one company are handled in its rows, of several in those of the system', () => {
  const [sellerId, other] = [newId(), newId()];
  expect(rowsOfSellers([{ sellerId }, { sellerId }])).toEqual({ sellerId });
  expect(rowsOfSellers([{ sellerId }, { sellerId: other }])).toBe('system');
});

it('delivers what was queued with one id, before there could be several', async () => {
  await happen();
  const [job] = await waiting();
  const [first] = job?.payload.ids ?? [];
  const told: string[] = [];
  const tell = subscriber('test.tell', 'sale.requested', async ({ saleId }) => told.push(saleId));
  await delivery([tell]).run({ id: first }, t.deps);
  expect(told).toEqual(ids.slice(0, 1));
});

it('[ORD-16] at most 200 events are taken together, and why they failed together is told when none fails alone', async () => {
  const many = Array.from({ length: 450 }, () => ({ sellerId: newId(), saleId: newId() }));
  await t.database.write('system', (db) => emitAll(db, t.clock.now(), 'sale.requested', many));
  const [job] = await waiting();
  const sizes: number[] = [];
  let isSlow = true;
  const change = changeUponAll('test.slow', 'sale.requested', rowsOfSellers, async (_, happened) => {
    if (isSlow && happened.length > 1) throw new Error('It takes too long');
    sizes.push(happened.length);
  });
  const reported: unknown[] = [];
  const run = () => delivery([change], (problem, detail) => reported.push([problem, detail])).run(job?.payload, t.deps);
  await run();
  expect(sizes).toHaveLength(450);
  const words = 'events that failed together were handled one by one';
  const told = [words, { subscriber: 'test.slow', err: expect.objectContaining({ message: 'It takes too long' }) }];
  expect(reported).toEqual([told, told, told]);
  await t.database.write('system', (db) => db.execute(sql`delete from outbox_handled where subscriber = 'test.slow'`));
  isSlow = false;
  sizes.length = 0;
  await run();
  expect(sizes).toEqual([200, 200, 50]);
  expect(reported).toHaveLength(3);
});
