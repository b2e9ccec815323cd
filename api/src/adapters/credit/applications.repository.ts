/** What buyers applied for, read by the embedded judge. Its reference of a buyer is our own id. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';

/** EUR minor units; null for a company that never applied. */
export async function askedLimit(database: Database, reference: string): Promise<bigint | null> {
  if (!z.uuid().safeParse(reference).success) return null;
  const { rows } = await database.read('none', (db) =>
    db.execute<{ minor: string }>(sql`
      select credit_limit_minor::text as minor from buyers where id = ${reference} and credit_applied_at is not null and credit_limit_minor is not null`),
  );
  return rows[0] ? BigInt(rows[0].minor) : null;
}
