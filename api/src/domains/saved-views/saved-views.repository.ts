/** Reads and writes of saved views. Every query says whose: the company's and the person's. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { savedViews } from './saved-views.tables.ts';
import type { Owner } from './saved-views.types.ts';

export type ViewRecord = typeof savedViews.$inferSelect;

const ofOwner = ({ sellerId, userId }: Owner) => and(eq(savedViews.sellerId, sellerId), eq(savedViews.userId, userId));

/** The person's views of a list, by name. */
export function viewsOf(db: Db, owner: Owner, screen: ViewRecord['screen']): Promise<ViewRecord[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(ofOwner(owner), eq(savedViews.screen, screen)))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .execute();
}

/** The person's own; undefined when it is another's or absent. */
export async function ownView(db: Db, owner: Owner, id: string): Promise<ViewRecord | undefined> {
  const [found] = await db
    .select()
    .from(savedViews)
    .where(and(ofOwner(owner), eq(savedViews.id, id)))
    .for('update');
  return found;
}

export async function insertView(db: Db, view: ViewRecord): Promise<void> {
  await db.insert(savedViews).values(view);
}

export async function saveView(db: Db, { sellerId, id, ...change }: ViewRecord): Promise<void> {
  await db
    .update(savedViews)
    .set(change)
    .where(and(eq(savedViews.sellerId, sellerId), eq(savedViews.id, id)));
}

/** False when there was none to delete. */
export async function deleteView(db: Db, owner: Owner, id: string): Promise<boolean> {
  const rows = await db
    .delete(savedViews)
    .where(and(ofOwner(owner), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return rows.length === 1;
}
