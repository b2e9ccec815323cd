import type { Deps } from '../../../platform/deps.ts';
import { emit, isFirstHandling } from '../../../platform/jobs/jobs.ts';
import { accountByEmail } from '../../users/users.public.ts';
import { knowsDevice } from '../guesses.ts';
import { countAttempt, deviceResetLimit, resetLimits } from '../limits.ts';
import { isOpen } from '../secrets.repository.ts';
import { makeSecret } from './make-secret.ts';

/** Whoever asks: the network's address, and the browser by its signed cookie; null when it has none. */
type Asking = { readonly address: string; readonly device: string | null };

/**
 * Asks for a reset link. Known and unknown addresses get the same answer after the same work: who it is for is looked up
 * later, by the subscriber of the event. What others ask for elsewhere keeps nobody from asking with a browser that the
 * account knows (decision 0011). Refuses `too_many_attempts` with `waitSeconds`.
 */
export async function requestReset(deps: Deps, email: string, { address, device }: Asking): Promise<void> {
  const isKnown = await deps.database.read('none', async (db) =>
    knowsDevice(db, (await accountByEmail(db, email))?.user.id ?? null, device),
  );
  await countAttempt(
    deps,
    isKnown && device !== null ? deviceResetLimit(device, email) : resetLimits(deps.config, email, address),
  );
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
