/** What a scan finds. Read in system scope, as every page of a warehouse. */
import type { ScannedCode } from '@quayside/contract/gs1-scan';
import type { PackageStatus } from '@quayside/contract/package-values';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { normaliseNumber } from '../carriers/carriers.public.ts';
import { saleOfSscc } from '../papers/papers.public.ts';
import { sales } from '../sales/sales.tables.ts';
import { contents, ownLines, ownOrder, row, rowsWhere, siblings, soonest } from './packages.rows.read-model.ts';
import { packages } from './packages.tables.ts';

const mostMatches = 10;
const expected: readonly PackageStatus[] = ['ANNOUNCED', 'ARRIVED', 'MISSING'];
const stored: readonly PackageStatus[] = ['ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP'];

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

/**
 * Of what is still to come or in the house, in this order: a product's own code stands on each of its cartons, so that one alone is
 * never picked of several (decision 0063).
 */
const byGtin = (db: Db, warehouseId: string, gtin: string) => {
  const isHere = inArray(packages.status, [...stored]);
  const isAround = inArray(packages.status, [...expected, ...stored]);
  const toComeFirst = [asc(isHere), ...soonest];
  const holdsIt = sql`exists (select 1 ${ownLines} and l.gtin = ${gtin})`;
  const found = db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.warehouseId, warehouseId), isAround, holdsIt))
    .orderBy(...toComeFirst)
    .limit(mostMatches);
  return rowsWhere(db, inArray(packages.id, found))
    .orderBy(...toComeFirst)
    .execute();
};

const gone: readonly PackageStatus[] = ['RETURNED_TO_SELLER', 'DISPOSED'];

/**
 * Of the order on whose label the code stands, where no package has it: all that are in the house or still to come, whatever
 * of them is here already. The label of a carton may stand on any of them: one alone is never picked of several.
 */
const byLabel = (database: Database, warehouseId: string, sscc: string) =>
  database.read('system', async (db) => {
    const order = await saleOfSscc(db, sscc);
    if (!order) return [];
    const own = and(
      ...[eq(packages.sellerId, order.sellerId), eq(packages.saleId, order.saleId)],
      eq(packages.warehouseId, warehouseId),
    );
    const isGone = inArray(packages.status, [...gone]);
    const found = db
      .select({ id: packages.id })
      .from(packages)
      .where(own)
      .orderBy(asc(isGone), ...soonest)
      .limit(mostMatches);
    const rows = await rowsWhere(db, inArray(packages.id, found))
      .orderBy(...soonest)
      .execute();
    return [...leftOf(rows)];
  });

type Found = { readonly package: { readonly status: PackageStatus } };
/** Without those that went back or were disposed of; all of them where nothing else is left. */
function leftOf<Row extends Found>(rows: readonly Row[]): readonly Row[] {
  const left = rows.filter((one) => !gone.includes(one.package.status));
  return left.length > 0 ? left : rows;
}

/** Those still to come; all of them where none is. */
function awaitedOf<Row extends Found>(rows: readonly Row[]): Row[] {
  const awaited = rows.filter((one) => expected.includes(one.package.status));
  return awaited.length > 0 ? awaited : [...rows];
}

/** Packages of the warehouse by what was scanned, and how it was understood; null when it is nothing we know. */
export async function lookUp(database: Database, warehouseId: string, { text, sscc, gtin }: ScannedCode) {
  const values = { warehouseId, code: text.toUpperCase(), sscc: sscc ?? '', number: normaliseNumber(text) };
  const [coded, holding] = await database.flight('system', (db) => [
    byCode(db).execute(values),
    gtin === null ? [] : byGtin(db, warehouseId, gtin),
  ]);
  // A label that came back may be used again: the package that comes with it is meant.
  const left = leftOf(coded);
  const matchedBy = kindsOfCode.find((kind) => left.some((one) => one.kind === kind));
  const found = left.filter(({ kind }) => kind === matchedBy);
  if (matchedBy !== undefined) return { matchedBy, rows: matchedBy === 'SSCC' ? awaitedOf(found) : found };
  if (holding.length > 0) return { matchedBy: 'GTIN' as const, rows: holding };
  const labelled = sscc === null ? [] : await byLabel(database, warehouseId, sscc);
  return labelled.length > 0 ? { matchedBy: 'SSCC' as const, rows: labelled } : null;
}
