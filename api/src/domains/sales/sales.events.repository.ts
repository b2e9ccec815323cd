/** Writes of the trail of sales. */
import { sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { saleEvents } from './sales.tables.ts';

export type NewEvent = Omit<typeof saleEvents.$inferInsert, 'id'>;

export async function saveEvent(
  db: Db,
  { reason = null, actorId = null, fromStatus = null, toStatus = null, detail = {}, ...event }: NewEvent,
): Promise<void> {
  await savingEvent(db).execute({ ...event, reason, actorId, fromStatus, toStatus, detail, id: newId() });
}

const { placeholder } = sql;
const savingEvent = prepared((db) =>
  db
    .insert(saleEvents)
    .values({
      ...{
        sellerId: placeholder('sellerId'),
        saleId: placeholder('saleId'),
        id: placeholder('id'),
        at: placeholder('at'),
      },
      ...{ action: placeholder('action'), actorKind: placeholder('actorKind'), actorId: placeholder('actorId') },
      ...{
        actorName: placeholder('actorName'),
        fromStatus: placeholder('fromStatus'),
        toStatus: placeholder('toStatus'),
      },
      ...{ reason: placeholder('reason'), detail: placeholder('detail') },
    })
    .prepare('sales.save_event'),
);

export async function saveEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  const [first, second] = events;
  if (first === undefined) return;
  if (second === undefined) return saveEvent(db, first);
  await db
    .insert(saleEvents)
    .values(events.map((event) => ({ ...event, id: newId() })))
    .execute();
}
