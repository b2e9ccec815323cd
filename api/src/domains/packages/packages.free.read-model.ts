/** What could go along with a shipment: confirmed packages for its buyer and place that are in none. */
import { endedStatuses } from '@quayside/contract/package-values';
import { and, asc, count, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sales } from '../sales/sales.tables.ts';
import { ownOrder, rowsWhere } from './packages.rows.read-model.ts';
import { packages } from './packages.tables.ts';

type Group = {
  readonly warehouseId: string;
  readonly buyerId: string;
  readonly destinationCountry: string;
  /** A package whose order chose the place; null: anywhere in the country. */
  readonly like: { readonly sellerId: string; readonly saleId: string } | null;
};

/** So many are shown; the rest are counted. */
const mostShown = 100;

export async function freePackagesFor(db: Db, { warehouseId, buyerId, destinationCountry, like }: Group) {
  const free = and(
    eq(packages.warehouseId, warehouseId),
    eq(packages.status, 'CONFIRMED'),
    eq(packages.buyerId, buyerId),
    eq(packages.destinationCountry, destinationCountry),
    notInArray(sales.status, [...endedStatuses]),
    like === null
      ? undefined
      : sql`${sales.deliverTo} is not distinct from (select s.deliver_to from sales s where s.seller_id = ${like.sellerId} and s.id = ${like.saleId})`,
  );
  const [rows, [counted]] = await Promise.all([
    rowsWhere(db, free).orderBy(asc(packages.code)).limit(mostShown).execute(),
    db.select({ total: count() }).from(packages).innerJoin(sales, ownOrder).where(free).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
