/** A package as lists show it, with what is counted of its order and of its contents. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sales } from '../sales/sales.tables.ts';
import { packages } from './packages.tables.ts';

/** The packages of the same order here, without others that were given up: which of how many this one is, and how many are there. */
export const siblings = sql`lateral (select count(*)::int as total, count(p.arrived_at)::int as received,
    count(*) filter (where (p.announced_at, p.id) <= ("packages"."announced_at", "packages"."id"))::int as number
  from packages p where p.seller_id = "packages"."seller_id" and p.sale_id = "packages"."sale_id" and p.warehouse_id = "packages"."warehouse_id"
    and (p.lost_at is null or p.id = "packages"."id")) "siblings"`;
export const ownLines = sql`from package_lines l where l.seller_id = "packages"."seller_id" and l.package_id = "packages"."id"`;
export const contents = sql`lateral (select count(*)::int as line_count, coalesce(sum(coalesce(l.received, l.announced)), 0)::int as unit_count ${ownLines}) "contents"`;
/** The order it belongs to: where its goods go in the end, and whether they still do. */
export const ownOrder = and(eq(sales.sellerId, packages.sellerId), eq(sales.id, packages.saleId));
export const row = {
  package: packages,
  deliverTo: sales.deliverTo,
  orderStatus: sales.status,
  number: sql<number>`"siblings"."number"`,
  total: sql<number>`"siblings"."total"`,
  received: sql<number>`"siblings"."received"`,
  lineCount: sql<number>`"contents"."line_count"`,
  unitCount: sql<number>`"contents"."unit_count"`,
};
export const rowsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select(row)
    .from(packages)
    .innerJoin(siblings, sql`true`)
    .innerJoin(contents, sql`true`)
    .leftJoin(sales, ownOrder)
    .where(where);
export const soonest = [asc(packages.expectedOn), asc(packages.id)];
