/** Writes of issued papers and logistic units. Nothing is ever changed or deleted. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { issuedPapers, logisticUnits, paperSeries, ssccSerials } from './papers.tables.ts';
import type { SelfBilledKind } from './papers.types.ts';

export type IssuedPaper = typeof issuedPapers.$inferSelect;
export type LogisticUnits = typeof logisticUnits.$inferSelect;
type OfSale = { readonly sellerId: string; readonly saleId: string };

/** The last number of the seller's series, its row locked until the transaction ends; 0 in a new series. */
export async function lockSeries(db: Db, sellerId: string, series: string): Promise<number> {
  const mine = and(eq(paperSeries.sellerId, sellerId), eq(paperSeries.series, series));
  await db.insert(paperSeries).values({ sellerId, series, last: 0 }).onConflictDoNothing();
  const [row] = await db.select().from(paperSeries).where(mine).for('update');
  return present(row, 'the series was just made').last;
}

/** Moves a locked series on. */
export async function moveSeries(db: Db, sellerId: string, series: string, last: number): Promise<void> {
  await db
    .update(paperSeries)
    .set({ last })
    .where(and(eq(paperSeries.sellerId, sellerId), eq(paperSeries.series, series)));
}

export async function insertIssued(db: Db, paper: IssuedPaper): Promise<IssuedPaper> {
  const [row] = await db.insert(issuedPapers).values(paper).returning();
  return present(row, 'an inserted paper is returned');
}

/** The paper that was issued for a cause. */
export async function issuedFor(
  db: Db,
  sellerId: string,
  kind: SelfBilledKind,
  causeId: string,
): Promise<IssuedPaper | undefined> {
  const mine = and(eq(issuedPapers.sellerId, sellerId), eq(issuedPapers.kind, kind), eq(issuedPapers.causeId, causeId));
  const [row] = await db.select().from(issuedPapers).where(mine);
  return row;
}

/** Waits for whoever else credits the same invoice; its row stays locked until the transaction ends. */
export async function lockIssued(db: Db, { sellerId, id }: IssuedPaper): Promise<void> {
  const mine = and(eq(issuedPapers.sellerId, sellerId), eq(issuedPapers.id, id));
  await db.select({ id: issuedPapers.id }).from(issuedPapers).where(mine).for('update');
}

/** The invoice, credit notes and corrections of a sale, in the order they were issued. */
export const issuedOf = (db: Db, { sellerId, saleId }: OfSale): Promise<IssuedPaper[]> =>
  db
    .select()
    .from(issuedPapers)
    .where(and(eq(issuedPapers.sellerId, sellerId), eq(issuedPapers.saleId, saleId)))
    .orderBy(asc(issuedPapers.id))
    .limit(100)
    .execute();

/** The blocks of serials a sale has, by contents and first piece. */
export const unitsOf = (db: Db, { sellerId, saleId }: OfSale): Promise<LogisticUnits[]> =>
  db
    .select()
    .from(logisticUnits)
    .where(and(eq(logisticUnits.sellerId, sellerId), eq(logisticUnits.saleId, saleId)))
    .orderBy(asc(logisticUnits.contents), asc(logisticUnits.fromPiece))
    .execute();

/** The sale whose block of serials one of these is in. */
export async function saleOfSerial(
  db: Db,
  candidates: readonly { readonly companyPrefix: string; readonly serial: bigint }[],
): Promise<OfSale | undefined> {
  const prefixes = sql.param(candidates.map(({ companyPrefix }) => companyPrefix));
  const serials = sql.param(candidates.map(({ serial }) => serial.toString()));
  const block = sql`lateral (select u.seller_id, u.sale_id, u.first_serial, u.count from logistic_units u
    where u.company_prefix = c.prefix and u.first_serial <= c.serial order by u.first_serial desc limit 1) u`;
  const { rows } = await db.execute<{ seller_id: string; sale_id: string }>(sql`
    select u.seller_id, u.sale_id from unnest(${prefixes}::text[], ${serials}::bigint[]) as c(prefix, serial)
    join ${block} on c.serial < u.first_serial + u.count limit 1`);
  const [row] = rows;
  return row && { sellerId: row.seller_id, saleId: row.sale_id };
}

/** Keeps the blocks; one that another request kept first stays as it is. */
export async function insertUnits(db: Db, units: readonly LogisticUnits[]): Promise<void> {
  if (units.length > 0)
    await db
      .insert(logisticUnits)
      .values([...units])
      .onConflictDoNothing();
}

/** Takes `count` serials of the company prefix and gives the first. */
export async function takeSerials(db: Db, companyPrefix: string, count: number): Promise<bigint> {
  const wanted = BigInt(count);
  const [row] = await db
    .insert(ssccSerials)
    .values({ companyPrefix, next: wanted })
    .onConflictDoUpdate({ target: ssccSerials.companyPrefix, set: { next: sql`sscc_serials.next + ${wanted}` } })
    .returning();
  return present(row, 'a company prefix has a next serial').next - wanted;
}
