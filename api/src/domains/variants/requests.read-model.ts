/** The list of requests for brands and products, for staff. */
import { asc, count, desc, eq } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RequestRecord } from './requests.repository.ts';
import { catalogueRequests } from './variants.tables.ts';

/** Open ones oldest first, answered ones newest first. */
export async function requestPage(database: Database, { status, ...page }: Page & Pick<RequestRecord, 'status'>) {
  const is = eq(catalogueRequests.status, status);
  const by = status === 'OPEN' ? asc(catalogueRequests.createdAt) : desc(catalogueRequests.createdAt);
  const [rows, [counted]] = await database.flight('none', (db) => [
    db.select().from(catalogueRequests).where(is).orderBy(by).limit(page.size).offset(offsetOf(page)).execute(),
    db.select({ total: count() }).from(catalogueRequests).where(is).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
