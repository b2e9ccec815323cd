/** What became of the numbers of an order that goes to a warehouse of ours. */
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { packages } from './packages.tables.ts';

const ofSale = (sellerId: string, saleId: string) => and(eq(packages.sellerId, sellerId), eq(packages.saleId, saleId));

/** Numbers whose packages were given up: nobody waits for them any more. */
export async function numbersGivenUp(db: Db, sellerId: string, saleId: string): Promise<string[]> {
  const rows = await db
    .select({ number: packages.trackingNumber })
    .from(packages)
    .where(and(ofSale(sellerId, saleId), isNotNull(packages.lostAt)));
  return rows.map(({ number }) => number);
}

/** Numbers of an order whose parcels are with their seller again, or lost. */
export async function numbersThatAre(
  db: Db,
  sellerId: string,
  saleId: string,
  status: 'RETURNED_TO_SENDER' | 'LOST',
): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`select h.number from parcels h
    where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status = ${status} and h.number is not null`);
  return rows.map(({ number }) => number);
}

/** Numbers under which something came to a warehouse of ours, wherever it is by now. */
export async function numbersThatCame(db: Db, sellerId: string, saleId: string): Promise<string[]> {
  const rows = await db
    .select({ number: packages.trackingNumber })
    .from(packages)
    .where(and(ofSale(sellerId, saleId), notInArray(packages.status, ['ANNOUNCED', 'MISSING'])));
  return rows.map(({ number }) => number);
}

/** A warehouse of ours was told to expect goods of the sale. */
export const isExpectedByUs = async (db: Db, sellerId: string, saleId: string): Promise<boolean> =>
  (await db.$count(packages, ofSale(sellerId, saleId))) > 0;
