/** What a scan finds. Read in system scope, as every page of a warehouse. */
import type { ScannedCode } from '@quayside/contract/gs1-scan';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { normaliseNumber } from '../carriers/carriers.public.ts';
import { sales } from '../sales/sales.tables.ts';
import { contents, ownLines, ownOrder, row, rowsWhere, siblings, soonest } from './packages.rows.read-model.ts';
import { packages } from './packages.tables.ts';

const mostMatches = 10;

/** In the order in which a code is understood; a package may be found by two of them. */
const kindsOfCode = ['PACKAGE_CODE', 'SSCC', 'TRACKING_NUMBER'] as const;
const isScanned = {
  PACKAGE_CODE: sql`p.code = ${sql.placeholder('code')}`,
  SSCC: sql`p.sscc = ${sql.placeholder('sscc')}`,
  TRACKING_NUMBER: sql`p.tracking_number = ${sql.placeholder('number')}`,
} as const;
const houseAsked = sql`p.warehouse_id = ${sql.placeholder('warehouseId')}`;
const firstOnes = sql`order by p.expected_on, p.id limit ${sql.raw(String(mostMatches))}`;
const keysByCode = sql.join(
  kindsOfCode.map(
    (kind) =>
      sql`(select ${sql.raw(`'${kind}'`)} as kind, p.id from packages p where ${houseAsked} and ${isScanned[kind]} ${firstOnes})`,
  ),
  sql` union all `,
);

/** One statement for a scan, planned once per connection: most scans are of what stands on the package. */
const byCode = prepared((db) =>
  db
    .select({ ...row, kind: sql<(typeof kindsOfCode)[number]>`"keys"."kind"` })
    .from(packages)
    .innerJoin(sql`(${keysByCode}) "keys"`, sql`"keys"."id" = "packages"."id"`)
    .innerJoin(siblings, sql`true`)
    .innerJoin(contents, sql`true`)
    .leftJoin(sales, ownOrder)
    .orderBy(...soonest)
    .prepare('packages.by_code'),
);

/** Of what is still expected: a product's own code stands on many packages. */
const byGtin = (db: Db, warehouseId: string, gtin: string) => {
  const isExpected = inArray(packages.status, ['ANNOUNCED', 'ARRIVED', 'MISSING']);
  const holdsIt = sql`exists (select 1 ${ownLines} and l.gtin = ${gtin})`;
  const found = db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.warehouseId, warehouseId), isExpected, holdsIt))
    .orderBy(...soonest)
    .limit(mostMatches);
  return rowsWhere(db, inArray(packages.id, found))
    .orderBy(...soonest)
    .execute();
};

/** Packages of the warehouse by what was scanned, and how it was understood; null when it is nothing we know. */
export async function lookUp(database: Database, warehouseId: string, { text, sscc, gtin }: ScannedCode) {
  const values = { warehouseId, code: text.toUpperCase(), sscc: sscc ?? '', number: normaliseNumber(text) };
  const [coded, holding] = await database.flight('system', (db) => [
    byCode(db).execute(values),
    gtin === null ? [] : byGtin(db, warehouseId, gtin),
  ]);
  const matchedBy = kindsOfCode.find((kind) => coded.some((one) => one.kind === kind));
  if (matchedBy !== undefined) return { matchedBy, rows: coded.filter(({ kind }) => kind === matchedBy) };
  return holding.length > 0 ? { matchedBy: 'GTIN' as const, rows: holding } : null;
}
