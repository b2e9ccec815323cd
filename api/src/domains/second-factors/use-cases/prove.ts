/** A code is shown: of the app, or one of the recovery codes. */
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { derivedKey } from '../../../platform/derived-key.ts';
import { unseal } from '../../../platform/sealed.ts';
import { countAttempt, markProved, secondFactorLimit, takeBackAttempts } from '../../auth/auth.public.ts';
import { cancelLossOf } from '../losses.repository.ts';
import { countPasskeys } from '../passkeys.repository.ts';
import { refuse } from '../second-factors.errors.ts';
import { lockFactor, saveFactor, useCode } from '../second-factors.repository.ts';
import { hashOfCode, stepOf } from '../totp.ts';

type Session = { readonly userId: string; readonly sessionId: string };

/** This session is not asked again for a while. Refuses with `second_factor_wrong`, `second_factor_off`, `too_many_attempts`. */
export async function prove(deps: Deps, { userId, sessionId }: Session, code: string): Promise<void> {
  await shown(deps, userId, code, async () => undefined);
  await markProved(deps, sessionId);
}

/**
 * Does `work` in the transaction that uses the code, which then is good no more. Wrong ones are counted before they are
 * known to be wrong: a hundred guesses at once are a hundred. An app that was only begun shows nothing but itself, when it
 * is confirmed: whoever knew the password may have begun it.
 */
export async function shown(
  deps: Deps,
  userId: string,
  code: string,
  work: (db: Db, now: Instant) => Promise<void>,
  { isConfirming = false }: { readonly isConfirming?: boolean } = {},
): Promise<void> {
  const counted = await countAttempt(deps, secondFactorLimit(userId));
  const now = deps.clock.now();
  const key = derivedKey(deps.config.tokenSecret, 'second-factor');
  await deps.database.write('none', async (db) => {
    const factor = await lockFactor(db, userId);
    const isOfApp = factor !== null && (factor.confirmedAt !== null || isConfirming);
    const isOn = factor?.confirmedAt != null || (await countPasskeys(db, userId)) > 0;
    if (!isOfApp && !isOn) throw refuse('second_factor_off');
    const step = isOfApp ? stepOf(unseal(key, factor.sealedKey), code, now, factor.lastStep) : null;
    if (step !== null) await saveFactor(db, userId, { lastStep: step });
    // Recovery codes stand in for whatever is lost, app or passkey.
    else if (isConfirming || !isOn || !(await useCode(db, userId, hashOfCode(code), now)))
      throw refuse('second_factor_wrong', {}, { code: [wrong()] });
    // It is not lost, or somebody else said so.
    await cancelLossOf(db, userId, now);
    await work(db, now);
  });
  await takeBackAttempts(deps, counted);
}

const wrong = () => ({ code: 'second_factor_wrong', message: refuse('second_factor_wrong').message });
