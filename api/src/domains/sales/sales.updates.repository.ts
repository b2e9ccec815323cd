/** Sales that were read are written back, if nobody else did since. */
import { and, eq, inArray } from 'drizzle-orm';
import { staleVersion } from '../../kernel/versions.ts';
import type { Db } from '../../platform/db/database.ts';
import { sales } from './sales.tables.ts';

type SaleRecord = typeof sales.$inferSelect;
type Change = { readonly before: SaleRecord; readonly patch: Partial<SaleRecord> };

/** Those that become the same are written with one statement; gives them in the order they came. */
export async function updateSales(db: Db, changes: readonly Change[]): Promise<SaleRecord[]> {
  const alike = Map.groupBy(changes, ({ before, patch }) => keyOf({ ...patch, before: before.version }));
  const written = (await Promise.all([...alike.values()].map((group) => updateAlike(db, group)))).flat();
  const after = new Map(written.map((sale) => [sale.id, sale]));
  return changes.map(({ before }) => {
    const sale = after.get(before.id);
    if (!sale) throw staleVersion();
    return sale;
  });
}

const keyOf = (values: object): string =>
  JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));

async function updateAlike(db: Db, group: readonly Change[]): Promise<SaleRecord[]> {
  const [first] = group;
  if (!first) return [];
  const { patch, before } = first;
  const of = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
  return db
    .update(sales)
    .set(patch)
    .where(
      and(
        inArray(sales.sellerId, of(group.map((one) => one.before.sellerId))),
        inArray(sales.id, of(group.map((one) => one.before.id))),
        eq(sales.version, before.version),
      ),
    )
    .returning()
    .execute();
}
