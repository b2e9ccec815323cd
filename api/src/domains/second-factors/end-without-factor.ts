import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { forgetFactorShown } from '../auth/auth.public.ts';
import { saveUser } from '../users/users.public.ts';
import { countPasskeys } from './passkeys.repository.ts';
import { deleteCodes, factorOf } from './second-factors.repository.ts';

/** Turns the second factor off when neither app nor passkey is left; the account's address is told. The person is locked. */
export async function endWithoutFactor(db: Db, userId: string, now: Instant): Promise<void> {
  const app = await factorOf(db, userId);
  if (app?.confirmedAt || (await countPasskeys(db, userId)) > 0) return;
  await deleteCodes(db, userId);
  await forgetFactorShown(db, userId);
  await saveUser(db, userId, { secondFactorAt: null });
  await emit(db, now, 'user.second_factor_off', { userId });
}
