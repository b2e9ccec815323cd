/** Everything that is kept about one person. */
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { sessions } from '../auth/auth.tables.ts';

const mostChanges = 5_000;

export async function keptOf(database: Database, userId: string, sellerId: string | null) {
  const here = await database.read('none', (db) =>
    db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt)).limit(1_000),
  );
  const changes =
    sellerId === null
      ? []
      : await database.read({ sellerId }, (db) =>
          db
            .select()
            .from(auditEntries)
            .where(and(eq(auditEntries.sellerId, sellerId), eq(auditEntries.userId, userId)))
            .orderBy(desc(auditEntries.number))
            .limit(mostChanges),
        );
  return { sessions: here, changes };
}
