import type { Deps } from '../../../platform/deps.ts';
import { emit, isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { accountByEmail } from '../../users/users.public.ts';
import { countAttempt, resetLimits } from '../limits.ts';
import { isOpen } from '../secrets.repository.ts';
import { makeSecret } from './make-secret.ts';

/**
 * Asks for a reset link. Known and unknown addresses get the same answer after the same work: who it is for is looked up
 * later, by the subscriber of the event.
 */
export async function requestReset(deps: Deps, email: string, address: string): Promise<void> {
  await countAttempt(deps, resetLimits(deps.config, email, address));
  await deps.database.write('none', (db) => emit(db, deps.clock.now(), 'auth.reset_requested', { email }));
}

/**
 * The second half, once per event: makes the secret when somebody with this address may sign in. An address that nobody
 * confirmed gets no reset; where an invitation to it was never used, that comes again (ERR-05).
 */
export async function makeResetSecret(deps: Deps, email: string, eventId: string): Promise<void> {
  await deps.database.write('none', async (db) => {
    if (!(await isFirstHandling(db, eventId, 'auth.make-reset-secret', deps.clock.now()))) return;
    const account = await accountByEmail(db, email);
    if (!account?.maySignIn) return;
    const { id, isEmailVerified } = account.user;
    if (isEmailVerified) await makeSecret(deps, db, id, 'reset', email);
    else if (await isOpen(db, id, 'activation', email)) await makeSecret(deps, db, id, 'activation', email);
  });
}
