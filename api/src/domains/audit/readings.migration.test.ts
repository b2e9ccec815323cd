/** Readings that were kept before these were chained. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type BeforeMigration, beforeMigration } from '../../testing/before-migration.ts';
import { fillTable } from '../../testing/matrix/filled-table.ts';
import { origin } from './audit-chain.ts';
import { brokenReading, type Reading } from './reading-chain.ts';

let before: BeforeMigration;
beforeAll(async () => {
  before = await beforeMigration('_chain-of-readings');
});
afterAll(() => before.close());

it('[INT-03] are chained by the time they were made, within each company and kind, and refuse changes as before', async () => {
  const { superuser } = before;
  const [one, other, user_id] = [newId(), newId(), newId()];
  const read = (seller_id: string, kind: string, slot: number) => {
    const at = new Date(slot * 300_000 + 123).toISOString();
    return fillTable(superuser, 'staff_reads', { seller_id, user_id, kind, slot: String(slot), at });
  };
  for (const slot of [3, 1, 2]) await read(one, 'ORDER', slot);
  await read(one, 'CLAIM', 1);
  await read(other, 'ORDER', 2);
  await before.migrateOn();
  const { rows } = await superuser.query<Reading & { at: Date }>(
    `select seller_id as "sellerId", kind, number, user_id as "userId", slot, at, previous_hash as "previousHash", hash
     from staff_reads order by seller_id, kind, number`,
  );
  const all = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  const chain = (sellerId: string, kind: string) => all.filter((row) => row.sellerId === sellerId && row.kind === kind);
  expect(chain(one, 'ORDER').map(({ slot, number }) => [slot, number])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  for (const [company, kind] of [
    [one, 'ORDER'],
    [one, 'CLAIM'],
    [other, 'ORDER'],
  ] as const)
    expect(brokenReading(chain(company, kind), { number: 0, hash: origin })).toBeNull();
  await expect(superuser.query('delete from staff_reads')).rejects.toThrow();
});
