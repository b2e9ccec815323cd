import { days, plus } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockUser } from '../../users/users.public.ts';
import { refuse } from '../auth.errors.ts';
import { waitBeforeSending } from '../auth.rules.ts';
import { timesOfSecrets } from '../secrets.repository.ts';
import { makeSecret } from './make-secret.ts';

/**
 * Sends a new code (phone) or link with code (e-mail) to the person's own address (SES-10). Answers the seconds until the
 * next one; `too_many_attempts` with `waitSeconds` before that. `already_verified`, `phone_missing`: the account's state.
 */
export async function sendVerification(
  deps: Deps,
  userId: string,
  kind: 'email' | 'phone',
): Promise<{ waitSeconds: number }> {
  const now = deps.clock.now();
  return deps.database.write('none', async (db) => {
    // The lock makes two requests at once count each other.
    const user = present(await lockUser(db, userId), 'the signed-in user exists');
    if (kind === 'email' ? user.isEmailVerified : user.isPhoneVerified) throw refuse('already_verified');
    const target = kind === 'email' ? user.email : user.phone;
    if (target === null) throw refuse('phone_missing');
    const sent = await timesOfSecrets(db, userId, kind, plus(now, -days(1)));
    const waitSeconds = waitBeforeSending(sent, now);
    if (waitSeconds > 0) throw refuse('too_many_attempts', { waitSeconds });
    await makeSecret(deps, db, userId, kind, target);
    return { waitSeconds: waitBeforeSending([now, ...sent], now) };
  });
}
