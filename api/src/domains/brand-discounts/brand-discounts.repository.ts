/** Writes of price reductions. Every query says whose. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { brandDiscounts } from './brand-discounts.tables.ts';

export type DiscountRecord = typeof brandDiscounts.$inferSelect;

/** What is in force or will be, of these brands. */
const living = (sellerId: string, brandIds: readonly string[], now: Instant) =>
  and(
    eq(brandDiscounts.sellerId, sellerId),
    inArray(brandDiscounts.brandId, [...brandIds]),
    sql`("brand_discounts"."ends_at" is null or "brand_discounts"."ends_at" > ${now})`,
  );

/**
 * A brand has one reduction at a time: what is in force or begins before `from`, now or later, ends then; what was to begin from then
 * on is forgotten.
 */
export async function endLiving(
  db: Db,
  sellerId: string,
  brandIds: readonly string[],
  { now, from }: { readonly now: Instant; readonly from: Instant },
): Promise<void> {
  await db
    .delete(brandDiscounts)
    .where(
      and(
        living(sellerId, brandIds, now),
        sql`"brand_discounts"."starts_at" > ${now} and "brand_discounts"."starts_at" >= ${from}`,
      ),
    );
  await db
    .update(brandDiscounts)
    .set({ endsAt: from, version: sql`"brand_discounts"."version" + 1`, ...(from <= now ? { appliedAt: null } : {}) })
    .where(living(sellerId, brandIds, from));
}

/**
 * This one ends now, or is forgotten before it began; what comes after it comes when it was to. What a forgotten one
 * would have ended goes on, until the end it was given itself or until the next one planned.
 */
export async function endOne(db: Db, discount: DiscountRecord, now: Instant): Promise<void> {
  const { sellerId, id, brandId, startsAt } = discount;
  const mine = and(eq(brandDiscounts.sellerId, sellerId), eq(brandDiscounts.id, id));
  const again = sql`"brand_discounts"."version" + 1`;
  if (startsAt <= now) {
    await db.update(brandDiscounts).set({ endsAt: now, ownEndsAt: now, appliedAt: null, version: again }).where(mine);
    return;
  }
  await db.delete(brandDiscounts).where(mine);
  const next = sql`(select min(n."starts_at") from "brand_discounts" n
    where n."seller_id" = ${sellerId} and n."brand_id" = ${brandId} and n."starts_at" > ${startsAt})`;
  await db
    .update(brandDiscounts)
    .set({ endsAt: sql`least("brand_discounts"."own_ends_at", ${next})`, version: again })
    .where(and(living(sellerId, [brandId], now), eq(brandDiscounts.endsAt, startsAt)));
}

export async function insertDiscounts(db: Db, rows: readonly DiscountRecord[]): Promise<void> {
  if (rows.length > 0) await db.insert(brandDiscounts).values([...rows]);
}

export async function lockDiscount(db: Db, sellerId: string, id: string): Promise<DiscountRecord | undefined> {
  const [found] = await db
    .select()
    .from(brandDiscounts)
    .where(and(eq(brandDiscounts.sellerId, sellerId), eq(brandDiscounts.id, id)))
    .for('update');
  return found;
}

/** Reductions whose time has come or gone, and that prices do not show yet. Across sellers, for the timer. */
export function dueDiscounts(db: Db, now: Instant, limit: number): Promise<DiscountRecord[]> {
  return db
    .select()
    .from(brandDiscounts)
    .where(
      sql`("brand_discounts"."applied_at" is null and "brand_discounts"."starts_at" <= ${now} and ("brand_discounts"."ends_at" is null or "brand_discounts"."ends_at" > ${now}))
        or ("brand_discounts"."applied_at" is not null and "brand_discounts"."ends_at" <= ${now})`,
    )
    .limit(limit)
    .execute();
}

/** Notes that prices show what is in force now: begun ones are applied, ended ones no more. */
export async function markApplied(db: Db, sellerId: string, brandIds: readonly string[], now: Instant): Promise<void> {
  const own = and(eq(brandDiscounts.sellerId, sellerId), inArray(brandDiscounts.brandId, [...brandIds]));
  await db
    .update(brandDiscounts)
    .set({ appliedAt: sql`case when "brand_discounts"."ends_at" <= ${now} then null else ${now}::timestamptz end` })
    .where(and(own, lte(brandDiscounts.startsAt, now)));
}
