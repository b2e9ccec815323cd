import type { sessionList } from '@quayside/contract/auth';
import type { z } from 'zod';
import { type Page, pageOfAll } from '../../../kernel/pagination.ts';
import type { Deps } from '../../../platform/deps.ts';
import { liveSessions } from '../sessions.repository.ts';

/** A page of the user's live sessions, the most recently used first. */
export async function sessionsOfUser(
  { database, clock }: Deps,
  actor: { userId: string; sessionId: string },
  page: Page,
): Promise<z.infer<typeof sessionList>> {
  const rows = await database.read('none', (db) => liveSessions(db, actor.userId, clock.now()));
  const results = rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    qid: id,
    createdAt,
    lastSeenAt,
    userAgent,
    isCurrent: id === actor.sessionId,
  }));
  return pageOfAll(page, results);
}
