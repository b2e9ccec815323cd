/** Promotions: what we gave, how much of it is left, and when it ends. The caller holds the wallet's lock. */
import type { Currency } from '@quayside/contract/common';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { walletLines, walletPromotions } from './wallets.tables.ts';

export type Promotion = typeof walletPromotions.$inferSelect;

const open = (buyerId: string) => and(eq(walletPromotions.buyerId, buyerId), isNull(walletPromotions.endedAt));

export async function insertPromotion(db: Db, promotion: Promotion): Promise<void> {
  await db.insert(walletPromotions).values(promotion);
  await post(db, promotion, {
    ...{ source: 'PROMOTION', causeId: promotion.id, creditMinor: promotion.amountMinor, at: promotion.givenAt },
  });
}

/** One person gives one after the other, to whomever: what they gave is counted. Before the wallet's lock. */
export async function lockGiver(db: Db, givenBy: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotions by ${givenBy}`}, 0))`);
}

type Given = { readonly buyerId: string; readonly givenBy: string; readonly since: Instant };

/** What was given after that moment to the company, and by the person, in all currencies together. */
export async function givenSince(db: Db, { buyerId, givenBy, since }: Given): Promise<[bigint, bigint]> {
  const rows = await db
    .select()
    .from(walletPromotions)
    .where(
      and(
        gt(walletPromotions.givenAt, since),
        or(eq(walletPromotions.buyerId, buyerId), eq(walletPromotions.givenBy, givenBy)),
      ),
    );
  const total = (some: Promotion[]) => some.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return [total(rows.filter((one) => one.buyerId === buyerId)), total(rows.filter((one) => one.givenBy === givenBy))];
}

/** Whose time is over, of this company. */
export const overduePromotions = (db: Db, buyerId: string, now: Instant): Promise<Promotion[]> =>
  db
    .select()
    .from(walletPromotions)
    .where(and(open(buyerId), lte(walletPromotions.expiresAt, now)));

/** Companies with promotions whose time is over. */
export async function companiesWithOverdue(db: Db, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ buyerId: walletPromotions.buyerId })
    .from(walletPromotions)
    .where(and(isNull(walletPromotions.endedAt), lte(walletPromotions.expiresAt, now)))
    .limit(limit);
  return rows.map(({ buyerId }) => buyerId);
}

/** Takes back what is left, by an opposite line; the same promotion once. */
export async function endPromotion(db: Db, promotion: Promotion, at: Instant): Promise<void> {
  const { buyerId, id, leftMinor } = promotion;
  const one = and(eq(walletPromotions.buyerId, buyerId), eq(walletPromotions.id, id));
  await db.update(walletPromotions).set({ endedAt: at, leftMinor: 0n }).where(one);
  const causeId = derivedId('expired', id);
  if (leftMinor > 0n) await post(db, promotion, { source: 'REVERSAL', causeId, creditMinor: -leftMinor, at });
}

type Spent = { readonly buyerId: string; readonly currency: Currency; readonly amountMinor: bigint };

/** So much CREDIT was spent: of what ends first, first. */
export async function spendPromotions(db: Db, { buyerId, currency, amountMinor }: Spent): Promise<void> {
  const rows = await db
    .select()
    .from(walletPromotions)
    .where(and(open(buyerId), eq(walletPromotions.currency, currency), gt(walletPromotions.leftMinor, 0n)))
    .orderBy(asc(walletPromotions.expiresAt), asc(walletPromotions.id));
  let rest = amountMinor;
  for (const { id, leftMinor } of rows) {
    const part = leftMinor < rest ? leftMinor : rest;
    rest -= part;
    if (part === 0n) return;
    const one = and(eq(walletPromotions.buyerId, buyerId), eq(walletPromotions.id, id));
    await db
      .update(walletPromotions)
      .set({ leftMinor: leftMinor - part })
      .where(one);
  }
}

type Posted = {
  readonly source: string;
  readonly causeId: string;
  readonly creditMinor: bigint;
  readonly at: Instant;
};

async function post(db: Db, { buyerId, currency }: Promotion, { creditMinor, ...posted }: Posted): Promise<void> {
  const line = { ...posted, buyerId, currency, kind: 'CREDIT' as const, journalId: newId() };
  await db
    .insert(walletLines)
    .values([
      { ...line, id: newId(), account: 'PROMOTION_CLEARING', amountMinor: creditMinor },
      { ...line, id: newId(), account: 'WALLET', amountMinor: -creditMinor },
    ])
    .onConflictDoNothing();
}
