/** Writes of carts. Every query says whose. */

import type { DroppedReason } from '@quayside/contract/cart-values';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { allocationLines, allocations, cartLines, carts } from './carts.tables.ts';

export type CartRecord = typeof carts.$inferSelect;
export type CartLineRecord = typeof cartLines.$inferSelect;
export type AllocationRecord = typeof allocations.$inferSelect;
export type AllocationLineRecord = typeof allocationLines.$inferSelect;
export type CartIds = { readonly buyerId: string; readonly id: string };

const open = ['ACTIVE', 'OPTIMIZING', 'ALLOCATED'] as const;
const ofCart = <Table extends typeof cartLines | typeof allocations | typeof allocationLines>(
  table: Table,
  { buyerId, id }: CartIds,
) => and(eq(table.buyerId, buyerId), eq(table.cartId, id));

export async function lockOpenCart(db: Db, buyerId: string): Promise<CartRecord | null> {
  const [row] = await locking(db).execute({ buyerId });
  return row ?? null;
}
const locking = prepared((db) =>
  db
    .select()
    .from(carts)
    .where(and(eq(carts.buyerId, sql.placeholder('buyerId')), inArray(carts.status, [...open])))
    .for('update')
    .prepare('carts.lock_open'),
);

/**
 * Does nothing where another request has begun one at the same moment: a buyer has one open cart. Its version goes on from the
 * company's last one: what was seen of that is never taken for this.
 */
export async function insertCart(db: Db, row: CartRecord): Promise<void> {
  const version = sql`${row.version} + coalesce((select max("version") from carts where buyer_id = ${row.buyerId}), 0)`;
  await db
    .insert(carts)
    .values({ ...row, version })
    .onConflictDoNothing();
}

export async function saveCart(db: Db, { buyerId, id }: CartIds, patch: Partial<CartRecord>): Promise<void> {
  await db
    .update(carts)
    .set({ ...patch, version: sql`"version" + 1` })
    .where(and(eq(carts.buyerId, buyerId), eq(carts.id, id)));
}

type Seen = Pick<CartRecord, 'buyerId' | 'id' | 'version'>;
/** As it was seen, and nothing shared out yet. */
const unplanned = ({ buyerId, id, version }: Seen) =>
  and(
    ...[eq(carts.buyerId, buyerId), eq(carts.id, id), eq(carts.version, version)],
    inArray(carts.status, ['ACTIVE', 'OPTIMIZING']),
  );

/**
 * One more searches for a plan of it; nothing, where the cart is no more as it was seen. Its version stays: nobody changed what is
 * in it. Whoever began until `goneBy` is gone, with the process that searched.
 */
export async function markOptimizing(
  db: Db,
  cart: Seen,
  { now, goneBy }: { readonly now: Instant; readonly goneBy: Instant },
): Promise<void> {
  const isSearched = and(eq(carts.status, 'OPTIMIZING'), gt(carts.updatedAt, goneBy));
  await db
    .update(carts)
    .set({
      ...{ status: 'OPTIMIZING', updatedAt: now },
      searches: sql`case when ${isSearched} then ${carts.searches} + 1 else 1 end`,
    })
    .where(unplanned(cart));
}

/** One found no plan: once nobody searches any more, whoever reads it waits for none. */
export async function unmarkOptimizing(db: Db, cart: Seen): Promise<void> {
  await db
    .update(carts)
    .set({
      searches: sql`greatest(${carts.searches} - 1, 0)`,
      status: sql`case when ${carts.searches} > 1 then ${carts.status} else 'ACTIVE' end`,
    })
    .where(unplanned(cart));
}

export const linesOfCart = (db: Db, ids: CartIds): Promise<CartLineRecord[]> =>
  db.select().from(cartLines).where(ofCart(cartLines, ids)).orderBy(asc(cartLines.id)).execute();

/** One line for a product: a second one adds to it. */
export async function addCartLines(db: Db, rows: readonly (typeof cartLines.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(cartLines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [cartLines.buyerId, cartLines.cartId, cartLines.productId],
      set: {
        quantity: sql`"cart_lines"."quantity" + excluded.quantity`,
        targetMinor: sql`coalesce(excluded.target_minor, "cart_lines"."target_minor")`,
      },
    });
}

export async function saveCartLine(
  db: Db,
  ids: CartIds,
  lineId: string,
  patch: Partial<CartLineRecord>,
): Promise<void> {
  await db
    .update(cartLines)
    .set(patch)
    .where(and(ofCart(cartLines, ids), eq(cartLines.id, lineId)));
}

type DroppedLine = { readonly lineId: string; readonly quantity: number; readonly reason: DroppedReason };

/** In one statement however many there are. */
export async function saveDropped(db: Db, { buyerId, id }: CartIds, dropped: readonly DroppedLine[]): Promise<void> {
  if (dropped.length === 0) return;
  const column = <T>(of: (line: DroppedLine) => T) => sql.param(dropped.map(of));
  await db.execute(sql`
    update cart_lines l set dropped_quantity = d.quantity, dropped_reason = d.reason
    from unnest(${column(({ lineId }) => lineId)}::uuid[], ${column(({ quantity }) => quantity)}::int[],
      ${column(({ reason }) => reason)}::text[]) as d(id, quantity, reason)
    where l.buyer_id = ${buyerId} and l.cart_id = ${id} and l.id = d.id`);
}

export async function deleteCartLine(db: Db, ids: CartIds, lineId: string): Promise<void> {
  await db.delete(cartLines).where(and(ofCart(cartLines, ids), eq(cartLines.id, lineId)));
}

/** The allocation goes with what could not be placed. */
export async function deleteAllocations(db: Db, ids: CartIds): Promise<void> {
  await db.delete(allocationLines).where(ofCart(allocationLines, ids));
  await db.delete(allocations).where(ofCart(allocations, ids));
  await db
    .update(cartLines)
    .set({ droppedQuantity: null, droppedReason: null })
    .where(and(ofCart(cartLines, ids), isNotNull(cartLines.droppedReason)));
}

/** In two statements however many there are. */
export async function insertAllocations(
  db: Db,
  { buyerId, id }: CartIds,
  rows: readonly AllocationRecord[],
  lines: readonly AllocationLineRecord[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(allocations).values([...rows]);
  const column = <T>(of: (line: AllocationLineRecord) => T) => sql.param(lines.map(of));
  // As values each of 2,000 lines would be eleven parameters, which to write and to read takes longer than to keep them.
  await db.execute(sql`
    insert into allocation_lines (buyer_id, cart_id, allocation_id, line_id, offer_id, quantity, unit_size, unit_price_minor, reason, next_best_minor)
    select ${buyerId}::uuid, ${id}::uuid, l.* from unnest(
      ${column(({ allocationId }) => allocationId)}::uuid[], ${column(({ lineId }) => lineId)}::uuid[],
      ${column(({ offerId }) => offerId)}::uuid[], ${column(({ quantity }) => quantity)}::int[],
      ${column(({ unitSize }) => unitSize)}::int[], ${column(({ unitPriceMinor }) => String(unitPriceMinor))}::bigint[],
      ${column(({ reason }) => reason)}::text[],
      ${column(({ nextBestMinor }) => (nextBestMinor === null ? null : String(nextBestMinor)))}::bigint[]) as l`);
}

export const allocationsOf = (db: Db, ids: CartIds): Promise<AllocationRecord[]> =>
  db
    .select()
    .from(allocations)
    .where(ofCart(allocations, ids))
    .orderBy(asc(allocations.sellerName), asc(allocations.id))
    .execute();

export const allocationLinesOf = (db: Db, ids: CartIds): Promise<AllocationLineRecord[]> =>
  db.select().from(allocationLines).where(ofCart(allocationLines, ids)).orderBy(asc(allocationLines.lineId)).execute();

export async function saveAllocation(
  db: Db,
  { buyerId, cartId, id }: AllocationRecord,
  patch: Pick<AllocationRecord, 'status'>,
): Promise<void> {
  await db
    .update(allocations)
    .set(patch)
    .where(and(eq(allocations.buyerId, buyerId), eq(allocations.cartId, cartId), eq(allocations.id, id)));
}

export async function deleteAllocation(db: Db, { buyerId, cartId, id }: AllocationRecord): Promise<void> {
  await db
    .delete(allocations)
    .where(and(eq(allocations.buyerId, buyerId), eq(allocations.cartId, cartId), eq(allocations.id, id)));
}

export async function putAllocationLine(db: Db, row: AllocationLineRecord): Promise<void> {
  const { quantity, reason, offerId, unitSize, unitPriceMinor, nextBestMinor } = row;
  await db
    .insert(allocationLines)
    .values(row)
    .onConflictDoUpdate({
      target: [allocationLines.buyerId, allocationLines.cartId, allocationLines.allocationId, allocationLines.lineId],
      set: { quantity, reason, offerId, unitSize, unitPriceMinor, nextBestMinor },
    });
}

export async function deleteAllocationLine(db: Db, ids: CartIds, allocationId: string, lineId: string): Promise<void> {
  await db
    .delete(allocationLines)
    .where(
      and(
        ofCart(allocationLines, ids),
        eq(allocationLines.allocationId, allocationId),
        eq(allocationLines.lineId, lineId),
      ),
    );
}
