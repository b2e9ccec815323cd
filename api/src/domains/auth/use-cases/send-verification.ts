import { days, plus } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockUser } from '../../users/users.public.ts';
import { refuse } from '../auth.errors.ts';
import { waitBeforeSending } from '../auth.rules.ts';
import { countAttemptIn, strangerLimit } from '../limits.ts';
import { timesOfSecrets } from '../secrets.repository.ts';
import { unconfirmedOf } from '../unconfirmed.ts';
import { makeSecret } from './make-secret.ts';

type Kind = 'email' | 'phone';

/**
 * Sends a new code (phone) or link with code (e-mail) to what the person has to confirm: the address or number that waits,
 * or the account's own (SES-10). Answers the seconds until the next one; `too_many_attempts` with `waitSeconds` before
 * that. `already_verified`, `phone_missing`: the account's state.
 */
export async function sendVerification(deps: Deps, userId: string, kind: Kind): Promise<{ waitSeconds: number }> {
  return deps.database.write('none', async (db) => {
    // The lock makes two requests at once count each other.
    const user = present(await lockUser(db, userId), 'the signed-in user exists');
    const target = unconfirmedOf(user, kind);
    if (target === null) throw refuse(kind === 'phone' && user.phone === null ? 'phone_missing' : 'already_verified');
    const isNew = target !== (kind === 'email' ? user.email : user.phone);
    return askToConfirm(deps, db, userId, { kind, target, isNew });
  });
}

/**
 * Sends what confirms `target`: one a minute and five a day per account, and to one that is new to its account five a day
 * from all accounts together, for it may be a stranger's. The person's row is locked.
 */
export async function askToConfirm(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Db,
  userId: string,
  { kind, target, isNew }: { readonly kind: Kind; readonly target: string; readonly isNew: boolean },
): Promise<{ waitSeconds: number }> {
  const now = deps.clock.now();
  const sent = await timesOfSecrets(db, userId, kind, plus(now, -days(1)));
  const waitSeconds = waitBeforeSending(sent, now);
  if (waitSeconds > 0) throw refuse('too_many_attempts', { waitSeconds });
  if (isNew) await countAttemptIn(db, now, strangerLimit(kind, target));
  await makeSecret(deps, db, userId, kind, target);
  return { waitSeconds: waitBeforeSending([now, ...sent], now) };
}
