import type { sessionList } from '@quayside/contract/auth';
import type { z } from 'zod';
import { listAnswer } from '../../../kernel/pagination.ts';
import type { Deps } from '../../../platform/deps.ts';
import { liveSessions } from '../sessions.repository.ts';

/** The user's live sessions on one page, the most recently used first. */
export async function sessionsOfUser(
  { database, clock }: Deps,
  actor: { userId: string; sessionId: string },
): Promise<z.infer<typeof sessionList>> {
  const rows = await database.read('none', (db) => liveSessions(db, actor.userId, clock.now()));
  const results = rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    qid: id,
    createdAt,
    lastSeenAt,
    userAgent,
    isCurrent: id === actor.sessionId,
  }));
  return listAnswer({ page: 1, size: 100 }, results.length, results);
}
