import type { Deps } from '../../../platform/deps.ts';
import { readSpentAccessToken } from '../access-token.ts';
import { refuse } from '../auth.errors.ts';
import { readRefreshToken } from '../refresh-token.ts';
import { forgetSession } from '../session-cache.ts';
import { revokeSession, sessionById } from '../sessions.repository.ts';

/**
 * Signs out: ends the session of the access token, also an expired one, and that of the refresh token. Without a token of
 * ours, or with a session that has ended, nothing happens; it is safe to repeat (SES-07).
 */
export async function endSession(
  deps: Deps,
  accessToken: string | null,
  refreshToken: string | undefined,
): Promise<void> {
  const claims = accessToken === null ? null : await readSpentAccessToken(deps, accessToken);
  const refresh = refreshToken === undefined ? null : readRefreshToken(deps.config, refreshToken);
  const ids = new Set([claims?.sessionId, refresh?.sessionId].filter((id) => id !== undefined));
  if (ids.size === 0) return;
  const now = deps.clock.now();
  await deps.database.write('none', async (db) => {
    for (const id of ids) await revokeSession(db, id, 'signed_out', now);
  });
  for (const id of ids) forgetSession(deps, id);
}

/** Ends one of the user's own sessions; anybody else's is 404 `session_not_found`. */
export async function endOwnSession(deps: Deps, userId: string, sessionId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.database.write('none', async (db) => {
    const session = await sessionById(db, sessionId);
    if (session?.userId !== userId) throw refuse('session_not_found');
    await revokeSession(db, sessionId, 'ended_by_user', now);
  });
  forgetSession(deps, sessionId);
}
