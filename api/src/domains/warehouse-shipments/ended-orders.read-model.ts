/** Packages whose order is over. */
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { PackageRecord } from '../packages/packages.public.ts';
import { sales } from '../sales/sales.tables.ts';

/** Codes of packages whose order was cancelled after they came, such as for fraud. */
export async function withEndedOrder(db: Db, packages: readonly PackageRecord[]): Promise<string[]> {
  const rows = await db
    .select({ sellerId: sales.sellerId, id: sales.id })
    .from(sales)
    .where(
      and(
        inArray(sales.sellerId, [...new Set(packages.map(({ sellerId }) => sellerId))]),
        inArray(sales.id, [...new Set(packages.map(({ saleId }) => saleId))]),
        inArray(sales.status, ['DECLINED', 'EXPIRED', 'CANCELLED']),
      ),
    );
  const ended = new Set(rows.map(({ id }) => id));
  return packages.filter(({ saleId }) => ended.has(saleId)).map(({ code }) => code);
}
