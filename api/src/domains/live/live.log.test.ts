import { expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import type { Change } from '../../platform/db/changes.repository.ts';
import { changeLog } from './live.log.ts';

const made = (): Change => ({
  id: newId(),
  topic: 'sale.changed',
  sellerId: newId(),
  userId: null,
  warehouseId: null,
  saleId: null,
  byId: null,
  version: null,
});

it('goes on after any place it knows, its beginning too', () => {
  const log = changeLog();
  const start = log.place();
  expect(log.after(start)).toEqual([]);
  const [first, second] = [made(), made()];
  log.add(first);
  log.add(second);
  expect(log.after(start)).toEqual([first, second]);
  expect(log.after(first.id)).toEqual([second]);
  expect(log.place()).toBe(second.id);
  expect(log.after(newId())).toBeNull();
});

it('knows what came lately, as far back as it reaches', () => {
  let now = 1_000;
  const log = changeLog(() => now);
  now = 1_500;
  const [first, second] = [made(), made()];
  log.add(first);
  now = 2_000;
  log.add(second);
  now = 2_100;
  expect([0, 100, 101, 600, 601, 1_100].map((milliseconds) => log.within(milliseconds))).toEqual([
    ...[[], [], [second], [second], [first, second], [first, second]],
  ]);
  expect(log.within(1_101)).toBeNull();
  log.forget();
  expect([log.within(0), log.within(1)]).toEqual([[], null]);
});

it('forgets every place it knew when it begins anew', () => {
  const log = changeLog();
  const [start, one] = [log.place(), made()];
  log.add(one);
  log.forget();
  expect([log.after(start), log.after(one.id), log.after(log.place())]).toEqual([null, null, []]);
});

it('stays bounded, and never pretends that what it cut off was not there', () => {
  const log = changeLog();
  const start = log.place();
  const all = Array.from({ length: 20_000 }, made);
  for (const one of all) log.add(one);
  expect(log.after(start)).toBeNull();
  const kept = all.findIndex((one) => log.after(one.id) !== null);
  expect(all.length - kept).toBeLessThanOrEqual(8_001);
  expect(log.after(all[kept]?.id ?? '')).toEqual(all.slice(kept + 1));
  expect(log.within(60_000)).toBeNull();
});
