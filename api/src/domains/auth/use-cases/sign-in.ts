import { days, plus } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { networkOf } from '../../../kernel/network.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type Account, accountByEmail, hashPassword, isPassword, kindOf, lockUser } from '../../users/users.public.ts';
import { refuse } from '../auth.errors.ts';
import { beginsProved } from '../demo-session.ts';
import { countGuess, forgiveGuess, knowDevice } from '../guesses.ts';
import { signInLimits } from '../limits.ts';
import { hashOfToken, writeRefreshToken } from '../refresh-token.ts';
import { insertSession, revokeSession } from '../sessions.repository.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** The application header; it chooses whom the application accepts and gives no right. */
  readonly application: string | null;
  readonly address: string;
  readonly userAgent: string | null;
  /** The browser, by its signed cookie; null when it has none. */
  readonly device: string | null;
};
export type SignedIn = Opened & { readonly device: string };
type Opened = { readonly account: Account; readonly sessionId: string; readonly refreshToken: string };

/** A session ends this long after sign-in, however often it is refreshed. */
export const sessionDays = 30;
const userAgentLength = 300;
const decoy = hashPassword('nobody has this password');

/**
 * Signs in with e-mail address and password (SES-02, SES-05). One refusal, `invalid_credentials`, for everything that
 * could tell who has an account: unknown address, wrong password, disabled user, closed seller. `too_many_attempts`
 * after too many failures; `invalid_portal_user` when the seller application does not accept this kind of user. Failures
 * elsewhere keep nobody out who signed in with this browser before.
 */
export async function signIn(deps: Deps, credentials: Credentials): Promise<SignedIn> {
  const { email, address, device } = credentials;
  const account = await deps.database.read('none', (db) => accountByEmail(db, email));
  const guess = await countGuess(deps, account?.user.id ?? null, device, signInLimits(deps.config, email, address));
  // An unknown address costs as much time as a known one.
  const isRight = await isPassword(
    account?.user.passwordHash ?? (await decoy),
    credentials.password,
    networkOf(address),
  );
  if (!account?.maySignIn || !isRight) throw refuse('invalid_credentials');
  const isAccepted =
    credentials.application !== 'sellers' || kindOf(account.standing, deps.config.warehouseEnabled) !== 'BUYER';
  const signedIn = await deps.database.write('none', async (db) => {
    // A reset that ended all sessions meanwhile ends this one too.
    const locked = await lockUser(db, account.user.id);
    if (locked?.passwordHash !== account.user.passwordHash) throw refuse('invalid_credentials');
    await forgiveGuess(db, account.user.id, guess);
    const opened = await openSession(deps, db, account, credentials);
    if (isAccepted) return { ...opened, device: await knowDevice(deps, db, account.user.id, device) };
    await endRefused(deps, db, account, opened.sessionId);
    return null;
  });
  if (!signedIn) throw refuse('invalid_portal_user');
  return signedIn;
}

async function openSession(
  { config, clock }: Deps,
  db: Db,
  account: Account,
  { application, userAgent }: Credentials,
): Promise<Opened> {
  const now = clock.now();
  const sessionId = newId();
  const refreshToken = writeRefreshToken(config, { sessionId, generation: 1 });
  await insertSession(db, {
    id: sessionId,
    userId: account.user.id,
    application,
    tokenHash: hashOfToken(refreshToken),
    createdAt: now,
    expiresAt: plus(now, days(sessionDays)),
    provedAt: beginsProved(config, account.user.email) ? now : null,
    userAgent: userAgent?.slice(0, userAgentLength) ?? null,
  });
  return { account, sessionId, refreshToken };
}

/** SES-05: the session made for a refused user is ended here and the event kept. */
async function endRefused({ clock }: Deps, db: Db, account: Account, sessionId: string): Promise<void> {
  const now = clock.now();
  await revokeSession(db, sessionId, 'invalid_portal_user', now);
  await emit(db, now, 'auth.portal_user_refused', { userId: account.user.id, sessionId });
}
