/** Writes of the trail of packages. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
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

export async function lastEventOf(db: Db, { sellerId, id }: Ids): Promise<PackageEventRecord | null> {
  const [row] = await db
    .select()
    .from(packageEvents)
    .where(and(eq(packageEvents.sellerId, sellerId), eq(packageEvents.packageId, id)))
    .orderBy(desc(packageEvents.id))
    .limit(1);
  return row ?? null;
}
