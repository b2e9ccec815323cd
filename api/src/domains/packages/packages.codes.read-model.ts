/** What stands on packages that are expected, for a sheet to try scanners with. Development only. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { packageLines, packages } from './packages.tables.ts';

/** As many as fit on fifteen sheets of paper. */
const mostCodes = 60;

/** Expected packages of each warehouse that has one, soonest first, each with its first line. */
export function expectedCodes(db: Db) {
  const first = sql`${packageLines.position} = (select min(l.position) from package_lines l where l.seller_id = ${packages.sellerId} and l.package_id = ${packages.id})`;
  return db
    .select({
      ...{ city: warehouses.city, code: packages.code, sscc: packages.sscc, expectedOn: packages.expectedOn },
      ...{ sellerName: packages.sellerName, gtin: packageLines.gtin, announced: packageLines.announced },
    })
    .from(packages)
    .innerJoin(warehouses, eq(warehouses.id, packages.warehouseId))
    .leftJoin(
      packageLines,
      and(eq(packageLines.sellerId, packages.sellerId), eq(packageLines.packageId, packages.id), first),
    )
    .where(eq(packages.status, 'ANNOUNCED'))
    .orderBy(asc(packages.expectedOn), asc(packages.id))
    .limit(mostCodes * 4);
}
export type ExpectedCode = Awaited<ReturnType<typeof expectedCodes>>[number];

/** Those of the warehouse that expects most, so many as a sheet shows. */
export function codesOfBusiest(codes: readonly ExpectedCode[]): readonly ExpectedCode[] {
  const houses = [...Map.groupBy(codes, ({ city }) => city).values()];
  const [busiest = []] = houses.sort((a, b) => b.length - a.length);
  return busiest.slice(0, mostCodes);
}
