/** What staff read of decisions that wait for a second person, across all sellers. */
import type { DecisionKind } from '@quayside/contract/decision-values';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DecisionRecord } from './decisions.repository.ts';
import { decisions } from './decisions.tables.ts';

/** A page of those of these kinds, oldest first. */
export async function waitingPage(database: Database, page: Page, kinds: readonly DecisionKind[]) {
  const listed = and(eq(decisions.status, 'PROPOSED'), inArray(decisions.kind, [...kinds]));
  const [rows, [counted]] = await database.flight('system', (db) => [
    db
      .select()
      .from(decisions)
      .where(listed)
      .orderBy(asc(decisions.proposedAt), asc(decisions.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: count() }).from(decisions).where(listed).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** A decision by its id alone, whatever became of it. */
export async function decisionOf(database: Database, id: string): Promise<DecisionRecord | undefined> {
  const rows = await database.read('system', (db) => db.select().from(decisions).where(eq(decisions.id, id)));
  return rows[0];
}
