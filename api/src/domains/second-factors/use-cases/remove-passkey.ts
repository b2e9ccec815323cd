/** A passkey counts no more; with the last factor the second factor is off. */
import type { Deps } from '../../../platform/deps.ts';
import { lockUser } from '../../users/users.public.ts';
import { endWithoutFactor } from '../end-without-factor.ts';
import { deletePasskey } from '../passkeys.repository.ts';
import { refuse } from '../second-factors.errors.ts';

/** Refuses with `passkey_not_found`. */
export async function removePasskey(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.database.write('none', async (db) => {
    await lockUser(db, userId);
    if (!(await deletePasskey(db, userId, id))) throw refuse('passkey_not_found');
    await endWithoutFactor(db, userId, deps.clock.now());
  });
}
