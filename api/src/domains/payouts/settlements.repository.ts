/** What companies paid us by bank, as our own people noted it, and took it back. */
import type { Currency } from '@quayside/contract/common';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CarryOverRecord } from './carry-overs.repository.ts';
import { carryOvers } from './payouts.tables.ts';

const isNoted = and(eq(carryOvers.kind, 'SETTLEMENT'), isNull(carryOvers.takesBack));
const isTakenBack = sql<boolean>`exists (select from carry_overs b where b.seller_id = "carry_overs"."seller_id" and b.takes_back = "carry_overs"."id")`;

/** What was noted of a line of the statement and stands, oldest first. The company is locked by the caller. */
export const standingSettlements = (db: Db, sellerId: string, reference: string): Promise<CarryOverRecord[]> =>
  db
    .select()
    .from(carryOvers)
    .where(and(eq(carryOvers.sellerId, sellerId), isNoted, eq(carryOvers.reason, reference), sql`not ${isTakenBack}`))
    .orderBy(asc(carryOvers.id))
    .execute();

/** What this person noted as paid by the company so far, taken back or not, in minor units. */
export async function notedByPerson(
  db: Db,
  { sellerId, currency, notedBy }: { readonly sellerId: string; readonly currency: Currency; readonly notedBy: string },
): Promise<bigint> {
  const own = and(eq(carryOvers.currency, currency), eq(carryOvers.notedBy, notedBy), lt(carryOvers.amountMinor, 0n));
  const [row] = await db
    .select({ minor: sql<string>`coalesce(-sum(${carryOvers.amountMinor}), 0)` })
    .from(carryOvers)
    .where(and(eq(carryOvers.sellerId, sellerId), own));
  return BigInt(row?.minor ?? 0);
}

export type NotedSettlement = {
  readonly reference: string;
  readonly currency: Currency;
  readonly minor: string;
  readonly at: Instant;
  readonly notedBy: string;
  readonly isTakenBack: boolean;
};

/** The newest ones, each as it was noted: what stands and what was taken back. */
export const settlementsOf = (db: Db, sellerId: string, limit: number): Promise<NotedSettlement[]> =>
  db
    .select({
      reference: sql<string>`"carry_overs"."reason"`,
      currency: carryOvers.currency,
      minor: sql<string>`(-sum("carry_overs"."amount_minor"))::text`,
      at: carryOvers.at,
      notedBy: sql<string>`"carry_overs"."noted_by"`,
      isTakenBack: sql<boolean>`bool_and(${isTakenBack})`,
    })
    .from(carryOvers)
    .where(and(eq(carryOvers.sellerId, sellerId), isNoted))
    .groupBy(carryOvers.reason, carryOvers.currency, carryOvers.at, carryOvers.notedBy)
    .orderBy(desc(carryOvers.at), asc(carryOvers.reason))
    .limit(limit)
    .execute();
