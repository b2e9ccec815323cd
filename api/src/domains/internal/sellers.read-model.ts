/** Selling companies for our own people. */
import type { InternalSellerQuery } from '@quayside/contract/internal-sellers';
import { and, asc, eq, ilike } from 'drizzle-orm';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';

type Row = typeof sellers.$inferSelect;

export async function internalSellerById(database: Database, id: string): Promise<Row | undefined> {
  const [row] = await database.read('system', (db) => db.select().from(sellers).where(eq(sellers.id, id)));
  return row;
}

export async function internalSellerPage(
  database: Database,
  { status, search, ...page }: InternalSellerQuery,
): Promise<{ rows: Row[]; total: number }> {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = and(
    status === undefined ? undefined : eq(sellers.status, status),
    pattern ? ilike(sellers.name, pattern) : undefined,
  );
  return database.read('system', async (db) => {
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(sellers)
        .where(found)
        .orderBy(asc(sellers.name), asc(sellers.id))
        .limit(page.size)
        .offset(offsetOf(page)),
      db.$count(sellers, found),
    ]);
    return { rows, total };
  });
}
