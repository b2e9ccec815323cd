/** Codes that stand on packages. */
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { packages } from './packages.tables.ts';

const startsWith = (column: typeof packages.code, text: string) => sql`starts_with(${column}, ${text})`;

/** The codes on labels of a seller's packages, but for those that have come meanwhile. */
export async function saveSsccs(
  db: Db,
  sellerId: string,
  labels: readonly { readonly id: string; readonly sscc: string }[],
): Promise<void> {
  if (labels.length === 0) return;
  const [ids, codes] = [sql.param(labels.map(({ id }) => id)), sql.param(labels.map(({ sscc }) => sscc))];
  await db.execute(sql`
    update packages p set sscc = l.sscc from unnest(${ids}::uuid[], ${codes}::text[]) as l(id, sscc)
    where p.seller_id = ${sellerId} and p.id = l.id and p.status in ('ANNOUNCED', 'MISSING')`);
}

/** Codes of a seller that begin so, of whatever order: what is set aside has any by its label. */
export function codesFrom(db: Db, sellerId: string, ours: string) {
  return db
    .select({ code: packages.code, trackingNumber: packages.trackingNumber })
    .from(packages)
    .where(and(eq(packages.sellerId, sellerId), startsWith(packages.code, ours)))
    .execute();
}

/** What is set aside under one label comes one after the other, until this transaction ends. */
export async function lockLabel(db: Db, warehouseId: string, label: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`label ${warehouseId} ${label}`}, 0))`);
}

/** Whether the warehouse knows a package by that code that neither went back nor was disposed of: its label may come again. */
export async function isKnownCode(db: Db, warehouseId: string, code: string): Promise<boolean> {
  const isLeft = notInArray(packages.status, ['RETURNED_TO_SELLER', 'DISPOSED']);
  const counts = await Promise.all(
    [packages.code, packages.trackingNumber, packages.sscc].map((column) =>
      db.$count(packages, and(eq(packages.warehouseId, warehouseId), eq(column, code), isLeft)),
    ),
  );
  return counts.some((count) => count > 0);
}
