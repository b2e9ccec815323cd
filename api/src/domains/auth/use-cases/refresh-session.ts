import { plus, seconds } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { accountById } from '../../users/users.public.ts';
import { refuse } from '../auth.errors.ts';
import { countAttempt, forgeryLimit } from '../limits.ts';
import { hashOfToken, type RefreshToken, readRefreshToken, writeRefreshToken } from '../refresh-token.ts';
import { forgetSession } from '../session-cache.ts';
import { lockSession, revokeSession, type SessionRow, saveRotation, saveSeen } from '../sessions.repository.ts';

/** `refreshToken` is the one to keep from now on; null when the presented one stays. */
export type Refreshed = {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly refreshToken: string | null;
};
type Outcome = Refreshed | 'not_authenticated' | 'session_revoked' | 'token_expired';

/** How long the previous token still answers the same successor: for two tabs, and for answers that were lost. */
const overlap = seconds(10);

/**
 * Exchanges a refresh token for a new access token (SES-08). `rotate` also replaces the refresh token. A token older than
 * the previous one, or the previous one after 10 seconds, means that somebody holds a copy: the whole session ends in
 * this very transaction and the person is told (RFC 9700, 4.14).
 */
export async function refreshSession(
  deps: Deps,
  token: string | undefined,
  rotate: boolean,
  address: string,
): Promise<Refreshed> {
  if (token === undefined) throw refuse('not_authenticated');
  const named = readRefreshToken(deps.config, token);
  if (!named) {
    await countAttempt(deps, forgeryLimit(deps.config, address));
    throw refuse('not_authenticated');
  }
  // The refusal is thrown outside: inside it would undo the end of the session.
  const outcome = await deps.database.write('none', (db) => exchange(deps, db, named, rotate));
  if (typeof outcome !== 'string') return outcome;
  forgetSession(deps, named.sessionId);
  throw refuse(outcome);
}

async function exchange(deps: Deps, db: Db, named: RefreshToken, rotate: boolean): Promise<Outcome> {
  const now = deps.clock.now();
  const session = await lockSession(db, named.sessionId);
  if (!session) return 'not_authenticated';
  if (session.revokedAt !== null) return 'session_revoked';
  if (session.expiresAt <= now) return 'token_expired';
  const account = await accountById(db, session.userId);
  if (!account?.maySignIn) {
    await revokeSession(db, session.id, 'user_refused', now);
    return 'session_revoked';
  }
  if (named.generation === session.generation) return rotate ? rotated(deps, db, session) : kept(db, session, now);
  const isPrevious = named.generation === session.generation - 1 && now <= plus(session.rotatedAt, overlap);
  if (isPrevious)
    return answerOf(session, writeRefreshToken(deps.config, { sessionId: session.id, generation: session.generation }));
  await revokeSession(db, session.id, 'refresh_reused', now);
  await emit(db, now, 'auth.refresh_reused', { userId: session.userId, sessionId: session.id });
  return 'session_revoked';
}

async function rotated({ config, clock }: Deps, db: Db, session: SessionRow): Promise<Refreshed> {
  const generation = session.generation + 1;
  const token = writeRefreshToken(config, { sessionId: session.id, generation });
  await saveRotation(db, session.id, generation, hashOfToken(token), clock.now());
  return answerOf(session, token);
}

async function kept(db: Db, session: SessionRow, now: string): Promise<Refreshed> {
  await saveSeen(db, session.id, now);
  return answerOf(session, null);
}

function answerOf({ id, userId, expiresAt }: SessionRow, refreshToken: string | null): Refreshed {
  return { sessionId: id, userId, expiresAt, refreshToken };
}
