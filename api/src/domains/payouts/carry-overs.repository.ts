/** Rows of what is carried over from paid orders to the next payouts. */
import type { Currency } from '@quayside/contract/common';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Debt, OpenCarryOver, Taken } from './payouts.carry-overs.rules.ts';
import type { CarryOverKind } from './payouts.ledger.rules.ts';
import { carryOvers, carryOverUses, ledgerLines } from './payouts.tables.ts';

export type CarryOverRecord = typeof carryOvers.$inferSelect;
export type Open = OpenCarryOver & { readonly kind: CarryOverKind };

/** The row, or null when this cause was carried over before. */
export async function insertCarryOver(
  db: Db,
  row: Omit<typeof carryOvers.$inferInsert, 'openMinor'>,
): Promise<CarryOverRecord | null> {
  const [made] = await db
    .insert(carryOvers)
    .values({ ...row, openMinor: row.amountMinor })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

export type OfPayout = { readonly sellerId: string; readonly saleId: string; readonly currency: Currency };

const waitsForItsOrder = sql`exists (select from sales s where s.seller_id = ${carryOvers.sellerId} and s.id = ${carryOvers.saleId} and s.status in ('REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW'))`;
const isOpen = sql`open_minor <> 0`;

/**
 * What is left of each debt that a payout of that order may take. The cost of a carrier stands on its own order's payout
 * (domain page, section 4), and so does what claims take before an order is paid (decision 0031): no other one takes it while
 * that order can still be paid, and its own takes it first.
 */
const openOnes = (db: Db, { sellerId, saleId, currency }: OfPayout) => {
  const isOwn = eq(carryOvers.saleId, saleId);
  return db
    .select({ id: carryOvers.id, kind: carryOvers.kind, openMinor: carryOvers.openMinor })
    .from(carryOvers)
    .where(
      and(
        eq(carryOvers.sellerId, sellerId),
        eq(carryOvers.currency, currency),
        isOpen,
        or(isOwn, sql`not (${waitsForItsOrder})`),
      ),
    )
    .orderBy(desc(sql`(${isOwn})`), asc(carryOvers.id));
};

/** In the order in which they are taken: the order's own, then oldest first. */
export const openCarryOvers = (db: Db, of: OfPayout): Promise<Open[]> => openOnes(db, of).execute();

/** The same, locked: of two payouts at once the second sees what the first took. */
export const lockOpenCarryOvers = (db: Db, of: OfPayout): Promise<Open[]> => openOnes(db, of).for('update').execute();

/** The payout takes these; their rows were locked. */
export async function insertUses(db: Db, sellerId: string, payoutId: string, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return;
  await db
    .insert(carryOverUses)
    .values(taken.map((one) => ({ ...one, sellerId, payoutId })))
    .execute();
  for (const { carryOverId, amountMinor } of taken) await addToOpen(db, sellerId, carryOverId, -amountMinor);
}

/** What a cancelled payout had taken is open again. */
export async function releaseUses(db: Db, sellerId: string, payoutId: string): Promise<void> {
  for (const { carryOverId, amountMinor } of await usesOf(db, sellerId, payoutId))
    await addToOpen(db, sellerId, carryOverId, amountMinor);
}

async function addToOpen(db: Db, sellerId: string, id: string, amountMinor: bigint): Promise<void> {
  await db
    .update(carryOvers)
    .set({ openMinor: sql`open_minor + ${amountMinor}` })
    .where(and(eq(carryOvers.sellerId, sellerId), eq(carryOvers.id, id)))
    .execute();
}

/** What a payout took, with the kind of each. */
export function usesOf(
  db: Db,
  sellerId: string,
  payoutId: string,
): Promise<{ carryOverId: string; kind: CarryOverKind; amountMinor: bigint }[]> {
  return db
    .select({ carryOverId: carryOvers.id, kind: carryOvers.kind, amountMinor: carryOverUses.amountMinor })
    .from(carryOverUses)
    .innerJoin(
      carryOvers,
      and(eq(carryOvers.sellerId, carryOverUses.sellerId), eq(carryOvers.id, carryOverUses.carryOverId)),
    )
    .where(and(eq(carryOverUses.sellerId, sellerId), eq(carryOverUses.payoutId, payoutId)))
    .orderBy(asc(carryOvers.id))
    .execute();
}

/**
 * Goods of a paid sale that the buyer got back, by refunds and by claims alike, in minor units: what the ledger gave to
 * clearing less what came from the funds we held before the seller was paid.
 */
export async function refundedGoods(db: Db, sellerId: string, saleId: string): Promise<bigint> {
  const ofSale = and(eq(ledgerLines.sellerId, sellerId), eq(ledgerLines.saleId, saleId));
  const [found] = await db
    .select({ minor: sql<string>`coalesce(-sum(${ledgerLines.amountMinor}), 0)` })
    .from(ledgerLines)
    .where(
      and(ofSale, eq(ledgerLines.kind, 'REVERSAL'), inArray(ledgerLines.account, ['REFUND_CLEARING', 'BUYER_FUNDS'])),
    );
  return BigInt(found?.minor ?? 0);
}

/** Goods of a sale whose commission went back so far, by refunds and by claims, in minor units. */
export async function reversedGoods(db: Db, sellerId: string, saleId: string): Promise<bigint> {
  const rows = await db
    .select({ goodsMinor: carryOvers.goodsMinor })
    .from(carryOvers)
    .where(and(eq(carryOvers.sellerId, sellerId), eq(carryOvers.saleId, saleId)))
    .execute();
  return rows.reduce((sum, { goodsMinor }) => sum + goodsMinor, 0n);
}

/** The same by one claim, found by its number. */
export async function claimedGoods(
  db: Db,
  { sellerId, saleId, claim }: { readonly sellerId: string; readonly saleId: string; readonly claim: string },
): Promise<bigint> {
  const ofClaim = and(eq(carryOvers.kind, 'COMMISSION'), eq(carryOvers.reason, claim));
  const rows = await db
    .select({ goodsMinor: carryOvers.goodsMinor })
    .from(carryOvers)
    .where(and(eq(carryOvers.sellerId, sellerId), eq(carryOvers.saleId, saleId), ofClaim))
    .execute();
  return rows.reduce((sum, { goodsMinor }) => sum + goodsMinor, 0n);
}

/** What claims about a sale took from its seller or gave back, oldest first. */
export const claimCarryOvers = (db: Db, sellerId: string, saleId: string): Promise<CarryOverRecord[]> =>
  db
    .select()
    .from(carryOvers)
    .where(
      and(
        ...[eq(carryOvers.sellerId, sellerId), eq(carryOvers.saleId, saleId)],
        inArray(carryOvers.kind, ['CLAIM_DEDUCTION', 'ADJUSTMENT']),
      ),
    )
    .orderBy(asc(carryOvers.id))
    .execute();

/** What any payout takes. What waits for its own order is taken by that order's payout alone, and owed with it. */
export const isDueNow = and(isOpen, sql`not (${waitsForItsOrder})`);
const dueNow = (sellerId: string) => and(eq(carryOvers.sellerId, sellerId), isDueNow);

/** What is due of a company in that currency, either way, kept from other writers; oldest first. */
export const lockDebts = (db: Db, sellerId: string, currency: Currency): Promise<Debt[]> =>
  db
    .select({ openMinor: carryOvers.openMinor, saleId: carryOvers.saleId, orderNumber: carryOvers.orderNumber })
    .from(carryOvers)
    .where(and(dueNow(sellerId), eq(carryOvers.currency, currency)))
    .orderBy(asc(carryOvers.id))
    .for('update')
    .execute();

/** What a company owes that it can pay by bank, by currency, in minor units. */
export async function owedByBank(db: Db, sellerId: string): Promise<{ currency: Currency; minor: bigint }[]> {
  const minor = sql<string>`sum(${carryOvers.openMinor})::text`;
  const rows = await db
    .select({ currency: carryOvers.currency, minor })
    .from(carryOvers)
    .where(dueNow(sellerId))
    .groupBy(carryOvers.currency)
    .having(sql`sum(${carryOvers.openMinor}) > 0`)
    .orderBy(asc(carryOvers.currency))
    .execute();
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor) }));
}
