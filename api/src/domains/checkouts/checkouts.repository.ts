/** Writes of checkouts. */
import { openCheckoutStatuses } from '@quayside/contract/order-values';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { checkouts } from './checkouts.tables.ts';

export type CheckoutRecord = typeof checkouts.$inferSelect;
const open = openCheckoutStatuses;

export async function lockOpenCheckout(db: Db, buyerId: string): Promise<CheckoutRecord | null> {
  const [row] = await locking(db).execute({ buyerId });
  return row ?? null;
}
const locking = prepared((db) =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyerId, sql.placeholder('buyerId')), inArray(checkouts.status, [...open])))
    .for('update')
    .prepare('checkouts.lock_open'),
);

/** The last one that was completed, for a call that comes again. */
export async function lastCompleted(db: Db, buyerId: string): Promise<CheckoutRecord | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyerId, buyerId), eq(checkouts.status, 'COMPLETED')))
    .orderBy(sql`"created_at" desc`)
    .limit(1);
  return row ?? null;
}

/** Its version goes on from the company's last one: what was seen of that is never taken for this. */
export async function insertCheckout(db: Db, row: CheckoutRecord): Promise<CheckoutRecord> {
  const version = sql`${row.version} + coalesce((select max("version") from checkouts where buyer_id = ${row.buyerId}), 0)`;
  const [inserted] = await db
    .insert(checkouts)
    .values({ ...row, version })
    .returning();
  return present(inserted, 'it was just written');
}

export async function saveCheckout(
  db: Db,
  { buyerId, id }: Pick<CheckoutRecord, 'buyerId' | 'id'>,
  patch: Partial<CheckoutRecord>,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ ...patch, version: sql`"version" + 1` })
    .where(and(eq(checkouts.buyerId, buyerId), eq(checkouts.id, id)));
}

type Overdue = { readonly now: Instant; readonly limit: number; readonly buyerId?: string | undefined };

/** Open ones whose time is over, locked; one that is being completed just now is left out. Across companies, or of one. */
export const lockOverdue = (db: Db, { now, limit, buyerId }: Overdue): Promise<CheckoutRecord[]> =>
  db
    .select()
    .from(checkouts)
    .where(
      and(
        inArray(checkouts.status, [...open]),
        lte(checkouts.expiresAt, now),
        ...(buyerId ? [eq(checkouts.buyerId, buyerId)] : []),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
