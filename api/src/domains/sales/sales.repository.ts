/** Locks and guarded writes of sales. Every query says whose rows it means; row-level security is the net beneath. */
import { groupOfStatus } from '@quayside/contract/sale-values';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { preparedBy } from '../../platform/db/prepared.ts';
import type { DecidedLine } from './quantities/sales.quantities.rules.ts';
import { refuse } from './sales.errors.ts';
import { saleCounts, saleEvents, saleLines, saleLoads, sales } from './sales.tables.ts';
import { updateSales } from './sales.updates.repository.ts';

export type SaleRecord = typeof sales.$inferSelect;
export type LineRecord = typeof saleLines.$inferSelect;
export type LoadRecord = typeof saleLoads.$inferSelect;
export type SalePatch = Partial<
  Omit<SaleRecord, 'sellerId' | 'id' | 'version' | 'statusGroup' | 'endedAt' | 'updatedAt'>
>;

/** The deadline, for sorting, of a sale that has none. */
export const neverDue = 'infinity';

/** The sale, locked until the transaction ends. `sellerId` null means staff or the system: any seller's, and what sellers do not see yet. */
export async function lockSale(db: Db, saleId: string, sellerId: string | null): Promise<SaleRecord> {
  const [found] = await locking(db, sellerId !== null).execute({ sellerId, saleId });
  if (!found || (sellerId !== null && found.statusGroup === 'HIDDEN')) throw refuse('not_found');
  return found;
}

const asked = { sellerId: sql.placeholder('sellerId'), saleId: sql.placeholder('saleId') };
const locking = preparedBy('sales.locked', String, (db, isOfSeller: boolean, name) =>
  db
    .select()
    .from(sales)
    .where(and(isOfSeller ? eq(sales.sellerId, asked.sellerId) : undefined, eq(sales.id, asked.saleId)))
    .for('update')
    .prepare(name),
);

/** Those sales, locked in the order of their numbers, whether their sellers see them yet or not. In system scope. */
export function lockSales(
  db: Db,
  ids: readonly { readonly sellerId: string; readonly saleId: string }[],
): Promise<SaleRecord[]> {
  const named = and(
    inArray(sales.sellerId, [...new Set(ids.map(({ sellerId }) => sellerId))]),
    inArray(
      sales.id,
      ids.map(({ saleId }) => saleId),
    ),
  );
  return db.select().from(sales).where(named).orderBy(asc(sales.orderNumber)).for('update').execute();
}

/** The seller's sale without a lock. */
export async function saleOf(db: Db, sellerId: string, saleId: string): Promise<SaleRecord | undefined> {
  const [found] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId)))
    .execute();
  return found;
}

/** Order numbers of the seller's sales among these, by id; what is another's, absent or not yet visible is missing. */
export async function orderNumbersOf(
  db: Db,
  sellerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: sales.id, orderNumber: sales.orderNumber })
    .from(sales)
    .where(and(eq(sales.sellerId, sellerId), inArray(sales.id, [...ids]), ne(sales.statusGroup, 'HIDDEN')))
    .execute();
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]));
}

export function linesOfSale(db: Db, sellerId: string, saleId: string): Promise<LineRecord[]> {
  return db
    .select()
    .from(saleLines)
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)))
    .orderBy(asc(saleLines.position))
    .execute();
}

export function loadsOfSale(db: Db, sellerId: string, saleId: string): Promise<LoadRecord[]> {
  return db
    .select()
    .from(saleLoads)
    .where(and(eq(saleLoads.sellerId, sellerId), eq(saleLoads.saleId, saleId)))
    .orderBy(asc(saleLoads.position))
    .execute();
}

type Saving = { readonly before: SaleRecord; readonly patch: SalePatch };

/** Writes each sale if nobody else did since it was read, and the change of its counts. Status group, deadline and end follow. */
export async function saveSales(db: Db, savings: readonly Saving[], now: Instant): Promise<SaleRecord[]> {
  const changes = savings.map(({ before, patch }) => ({
    before,
    patch: { ...patch, ...followingFrom(before, patch, now) },
  }));
  const [saved] = await Promise.all([
    updateSales(db, changes),
    saveCounts(
      db,
      changes.map(({ before, patch }) => ({
        before,
        after: { statusGroup: patch.statusGroup, nextAction: patch.nextAction ?? before.nextAction },
      })),
    ),
  ]);
  return saved;
}

function followingFrom(before: SaleRecord, patch: SalePatch, now: Instant) {
  const status = patch.status ?? before.status;
  const expiresAt = patch.expiresAt === undefined ? before.expiresAt : patch.expiresAt;
  const isPast = groupOfStatus[status] === 'PAST';
  const hasDeadline = (status === 'REQUESTED' || status === 'CONFIRMED') && expiresAt !== null;
  return {
    statusGroup: groupOfStatus[status],
    dueAt: hasDeadline ? expiresAt : neverDue,
    endedAt: isPast ? (before.endedAt ?? now) : null,
    updatedAt: now,
    version: before.version + 1,
  };
}

/** What follows from documents, the profile or a carrier's scan; the sale's version stays, so that no open work gets stale. The caller has locked it. */
export async function saveDerived(
  db: Db,
  before: SaleRecord,
  change: Pick<SaleRecord, 'nextAction'> &
    Partial<Pick<SaleRecord, 'documentTypes' | 'pickedUpAt' | 'returnedCount' | 'expiresAt' | 'dueAt' | 'goodsBack'>>,
  now: Instant,
): Promise<void> {
  await Promise.all([
    db
      .update(sales)
      .set({ ...change, updatedAt: now })
      .where(and(eq(sales.sellerId, before.sellerId), eq(sales.id, before.id)))
      .execute(),
    saveCounts(db, [{ before, after: { statusGroup: before.statusGroup, nextAction: change.nextAction } }]),
  ]);
}

type Counted = Pick<SaleRecord, 'statusGroup' | 'nextAction'>;

/** Appends −1 and +1 where a sale changes its place in the counts. */
async function saveCounts(
  db: Db,
  changes: readonly { readonly before: SaleRecord; readonly after: Counted }[],
): Promise<void> {
  const moved = changes.filter(
    ({ before, after }) => before.statusGroup !== after.statusGroup || before.nextAction !== after.nextAction,
  );
  if (moved.length === 0) return;
  const rowOf = (sellerId: string, { statusGroup, nextAction }: Counted, delta: number) => ({
    ...{ sellerId, id: newId(), statusGroup, nextAction, delta },
  });
  await db
    .insert(saleCounts)
    .values(
      moved.flatMap(({ before, after }) => [rowOf(before.sellerId, before, -1), rowOf(before.sellerId, after, 1)]),
    )
    .execute();
}

export async function saveDecidedLines(
  db: Db,
  sellerId: string,
  saleId: string,
  lines: readonly DecidedLine[],
): Promise<void> {
  const column = <T>(read: (line: DecidedLine) => T) => sql.param(lines.map(read));
  await db.execute(sql`
    update sale_lines l
    set confirmed_quantity = d.quantity, status = d.status, reduction_reason = d.reason, reduction_note = d.note,
        refunded_quantity = l.requested_quantity - d.quantity, draft_quantity = null
    from unnest(${column((l) => l.id)}::uuid[], ${column((l) => l.confirmedQuantity)}::int[], ${column((l) => l.status)}::text[],
                ${column((l) => l.reason)}::text[], ${column((l) => l.note)}::text[]) as d(id, quantity, status, reason, note)
    where l.seller_id = ${sellerId} and l.sale_id = ${saleId} and l.id = d.id`);
}

/** A declined, expired or cancelled sale: every line is void and refunded in full. */
export async function voidLines(db: Db, sellerId: string, saleId: string): Promise<void> {
  await db
    .update(saleLines)
    .set({ status: 'VOID', refundedQuantity: sql`"requested_quantity"` })
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)))
    .execute();
}

/** Draft quantities of lines that are the sale's. */
export async function saveDrafts(
  db: Db,
  sellerId: string,
  saleId: string,
  drafts: readonly { qid: string; draftQuantity: number | null }[],
): Promise<void> {
  await db.execute(sql`
    update sale_lines l set draft_quantity = d.quantity
    from unnest(${sql.param(drafts.map(({ qid }) => qid))}::uuid[], ${sql.param(drafts.map(({ draftQuantity }) => draftQuantity))}::int[]) as d(id, quantity)
    where l.seller_id = ${sellerId} and l.sale_id = ${saleId} and l.id = d.id`);
}

export async function replaceLoads(
  db: Db,
  sellerId: string,
  saleId: string,
  loads: readonly Omit<LoadRecord, 'sellerId' | 'saleId' | 'position'>[],
): Promise<void> {
  await db
    .delete(saleLoads)
    .where(and(eq(saleLoads.sellerId, sellerId), eq(saleLoads.saleId, saleId)))
    .execute();
  if (loads.length > 0)
    await db
      .insert(saleLoads)
      .values(loads.map((load, position) => ({ ...load, sellerId, saleId, position })))
      .execute();
}

/** What was confirmed is on its way. */
export async function markShipped(db: Db, sellerId: string, saleId: string): Promise<void> {
  await db
    .update(saleLines)
    .set({ shippedQuantity: sql`coalesce("confirmed_quantity", 0)` })
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)))
    .execute();
}

/** All of it is with its seller again. */
export async function markUnshipped(db: Db, sellerId: string, saleId: string): Promise<void> {
  await db
    .update(saleLines)
    .set({ shippedQuantity: 0 })
    .where(and(eq(saleLines.sellerId, sellerId), eq(saleLines.saleId, saleId)));
}

/** Open sales of a seller that the system must look at again, locked. */
export function openSalesOf(db: Db, sellerId: string): Promise<SaleRecord[]> {
  const current = and(eq(sales.sellerId, sellerId), eq(sales.statusGroup, 'CURRENT'), eq(sales.status, 'CONFIRMED'));
  return db.select().from(sales).where(current).orderBy(asc(sales.id)).for('update').execute();
}

/** Ids of sales past their deadline, oldest first; a job expires each in a transaction of its own. */
export async function overdueSales(db: Db, now: Instant, limit: number): Promise<{ sellerId: string; id: string }[]> {
  const overdue = and(sql`"sales"."status" in ('REQUESTED', 'CONFIRMED')`, sql`"sales"."due_at" <= ${now}`);
  return db
    .select({ sellerId: sales.sellerId, id: sales.id })
    .from(sales)
    .where(overdue)
    .orderBy(asc(sales.dueAt))
    .limit(limit)
    .execute();
}

export type Paid = { readonly sellerId: string; readonly id: string; readonly paidAt: Instant };

/**
 * Paid sales whose goods are all followed and when they were paid, those of before `before`, oldest first: others wait for
 * their seller and must not stand before these. Those after the `last` one. Runs in system scope.
 */
export async function paidBefore(
  db: Db,
  before: Instant,
  { limit, last }: { readonly limit: number; readonly last: Paid | undefined },
): Promise<Paid[]> {
  return db
    .select({ sellerId: sales.sellerId, id: sales.id, paidAt: saleEvents.at })
    .from(sales)
    .innerJoin(saleEvents, and(eq(saleEvents.sellerId, sales.sellerId), eq(saleEvents.saleId, sales.id)))
    .where(
      and(
        eq(sales.status, 'PAID'),
        sql`("sales"."booking_succeeded" and "sales"."picked_up_at" is not null or "sales"."tracked_count" - "sales"."returned_count" >= "sales"."load_count")`,
        eq(saleEvents.toStatus, 'PAID'),
        sql`"sale_events"."from_status" <> 'PAID'`,
        sql`"sale_events"."at" < ${before}`,
        last && sql`("sale_events"."at", "sales"."id") > (${last.paidAt}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(saleEvents.at), asc(sales.id))
    .limit(limit)
    .execute();
}

/** Folds the appended counts of every seller that has many into one row per place. Runs in system scope. */
export async function foldCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with many as (select seller_id from sale_counts group by seller_id having count(*) > 50),
    gone as (delete from sale_counts c using many m where c.seller_id = m.seller_id returning c.seller_id, c.status_group, c.next_action, c.delta)
    insert into sale_counts (seller_id, id, status_group, next_action, delta)
    select seller_id, gen_random_uuid(), status_group, next_action, sum(delta) from gone group by 1, 3, 4 having sum(delta) <> 0`);
}
