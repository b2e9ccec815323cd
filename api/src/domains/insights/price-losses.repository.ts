/** What offers lost to lower prices, written across companies in system scope. */
import { inArray, lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { priceLosses } from './insights.tables.ts';

export type PriceLoss = typeof priceLosses.$inferInsert;

/** What is there already stays as it is: the same order told twice counts once. */
export async function addLosses(db: Db, losses: readonly PriceLoss[]): Promise<void> {
  if (losses.length > 0)
    await db
      .insert(priceLosses)
      .values([...losses])
      .onConflictDoNothing();
}

export async function forgetLossesOf(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.delete(priceLosses).where(inArray(priceLosses.orderId, [...orderIds]));
}

export async function forgetLossesBefore(db: Db, before: Instant): Promise<void> {
  await db.delete(priceLosses).where(lt(priceLosses.at, before));
}
