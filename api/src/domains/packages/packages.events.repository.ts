/** Writes of the trail of packages. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Deadline } from '../sales/sales.public.ts';
import { packageEvents } from './packages.tables.ts';

export type PackageEventRecord = typeof packageEvents.$inferSelect;
type Ids = { readonly sellerId: string; readonly id: string };

export async function insertPackageEvent(db: Db, event: Omit<typeof packageEvents.$inferInsert, 'id'>): Promise<void> {
  const { before = null, actorId = null, scannedByName = null, fromStatus = null, note = '', ...rest } = event;
  const values = { ...rest, actorId, scannedByName, fromStatus, note, id: newId() };
  if (before === null) await savingEvent(db).execute(values);
  else await savingUndoable(db).execute({ ...values, before });
}

const { placeholder } = sql;
const ofEvent = {
  ...{ sellerId: placeholder('sellerId'), packageId: placeholder('packageId'), id: placeholder('id') },
  ...{ at: placeholder('at'), action: placeholder('action'), actorId: placeholder('actorId') },
  ...{ actorName: placeholder('actorName'), scannedByName: placeholder('scannedByName'), note: placeholder('note') },
  ...{ fromStatus: placeholder('fromStatus'), toStatus: placeholder('toStatus') },
};
const savingEvent = prepared((db) => db.insert(packageEvents).values(ofEvent).prepare('packages.save_event'));
const savingUndoable = prepared((db) =>
  db
    .insert(packageEvents)
    .values({ ...ofEvent, before: placeholder('before') })
    .prepare('packages.save_undoable'),
);

/**
 * The deadline that the first of an order's packages ended by its arrival, once none of them stands here and no carrier has
 * any; null: it stays ended.
 */
export async function deadlineToReturn(
  db: Db,
  { sellerId, saleId, id }: Ids & { readonly saleId: string },
): Promise<Deadline | null> {
  const { rows } = await db.execute<{ deadline: Deadline }>(sql`
    select e.before->'deadline' as deadline from packages p join package_events e on e.seller_id = p.seller_id and e.package_id = p.id
    where p.seller_id = ${sellerId} and p.sale_id = ${saleId} and jsonb_typeof(e.before->'deadline') = 'object'
      and not exists (select from packages o where o.seller_id = p.seller_id and o.sale_id = p.sale_id and o.id <> ${id}
        and o.status not in ('ANNOUNCED', 'MISSING', 'RETURNED_TO_SELLER', 'DISPOSED'))
      and not exists (select from parcels h where h.seller_id = p.seller_id and h.sale_id = p.sale_id
        and h.status not in ('DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED', 'CANCELLED', 'RETURNED_TO_SENDER'))
    order by e.id desc limit 1`);
  return rows[0]?.deadline ?? null;
}

/** Nothing else of an order stands here, is on its way and not given up, or lost: this package, if it goes back, is the last of it. */
export async function isLastToGo(
  db: Db,
  { sellerId, saleId, id, trackingNumber }: Ids & { readonly saleId: string; readonly trackingNumber: string | null },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from packages o where o.seller_id = ${sellerId} and o.sale_id = ${saleId} and o.id <> ${id}
      and o.status not in ('ANNOUNCED', 'MISSING', 'RETURNED_TO_SELLER', 'DISPOSED')
    union all
    select from parcels h where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.number is distinct from ${trackingNumber}
      and h.status not in ('DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED', 'CANCELLED', 'RETURNED_TO_SENDER')
      and (h.status = 'LOST' or not exists (select from packages g where g.seller_id = h.seller_id and g.sale_id = h.sale_id
        and g.tracking_number = h.number and g.lost_at is not null))
    limit 1`);
  return rows.length === 0;
}

/** Something of the order is with its seller again: its carrier brought it back, or we sent it. */
export async function isPartBack(
  db: Db,
  { sellerId, saleId }: Omit<Ids, 'id'> & { readonly saleId: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from packages p where p.seller_id = ${sellerId} and p.sale_id = ${saleId} and p.status in ('RETURNED_TO_SELLER', 'DISPOSED')
    union all
    select from parcels h where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status = 'RETURNED_TO_SENDER'
    limit 1`);
  return rows.length > 0;
}

/** Numbers of an order that went out and came back: those whose carrier has not begun are still to come. */
export async function numbersThatWent(db: Db, sellerId: string, saleId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(h.number)::int as count from parcels h
    where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status not in ('DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED', 'CANCELLED')`);
  return rows[0]?.count ?? 0;
}

export async function lastEventOf(db: Db, { sellerId, id }: Ids): Promise<PackageEventRecord | null> {
  const [row] = await db
    .select()
    .from(packageEvents)
    .where(and(eq(packageEvents.sellerId, sellerId), eq(packageEvents.packageId, id)))
    .orderBy(desc(packageEvents.id))
    .limit(1);
  return row ?? null;
}
