/** Requests for brands and products. A directory of ours: people add, staff read and answer. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { catalogueRequests } from './variants.tables.ts';

export type RequestRecord = typeof catalogueRequests.$inferSelect;

export async function insertRequest(db: Db, request: typeof catalogueRequests.$inferInsert): Promise<void> {
  await db.insert(catalogueRequests).values(request);
}

export async function lockRequest(db: Db, id: string): Promise<RequestRecord | undefined> {
  const [found] = await db.select().from(catalogueRequests).where(eq(catalogueRequests.id, id)).for('update');
  return found;
}

export async function saveRequest(db: Db, { id, ...change }: RequestRecord): Promise<void> {
  await db.update(catalogueRequests).set(change).where(eq(catalogueRequests.id, id));
}
