/** A code is shown: of the app, or one of the recovery codes. */
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { derivedKey } from '../../../platform/derived-key.ts';
import { unseal } from '../../../platform/sealed.ts';
import { countFactorGuess, knowFactor, markProved, type Owner, secondFactorLimit } from '../../auth/auth.public.ts';
import { cancelLossOf } from '../losses.repository.ts';
import { countPasskeys } from '../passkeys.repository.ts';
import { refuse } from '../second-factors.errors.ts';
import { lockFactor, saveFactor, useCode } from '../second-factors.repository.ts';
import { hashOfCode, isOfApp, stepOf } from '../totp.ts';

/** This session is not asked again for a while. Refuses with `second_factor_wrong`, `second_factor_off`, `too_many_attempts`. */
export async function prove(deps: Deps, owner: Owner, code: string): Promise<void> {
  await shown(deps, owner, code, async () => undefined);
  await markProved(deps, owner.sessionId);
}

/**
 * Does `work` in the transaction that uses the code, which then is good no more. Wrong ones are counted before they are
 * known to be wrong: a hundred guesses at once are a hundred, and those made elsewhere keep nobody from showing it where it
 * was shown before. An app that was only begun shows nothing but itself, when it
 * is confirmed: whoever knew the password may have begun it.
 */
export async function shown(
  deps: Deps,
  { userId, device }: Pick<Owner, 'userId' | 'device'>,
  code: string,
  work: (db: Db, now: Instant) => Promise<void>,
  { isConfirming = false }: { readonly isConfirming?: boolean } = {},
): Promise<void> {
  const counted = await countFactorGuess(
    deps,
    userId,
    device,
    secondFactorLimit(userId, isOfApp(code) ? 'app' : 'recovery'),
  );
  const now = deps.clock.now();
  const key = derivedKey(deps.config.tokenSecret, 'second-factor');
  await deps.database.write('none', async (db) => {
    const factor = await lockFactor(db, userId);
    const hasApp = factor !== null && (factor.confirmedAt !== null || isConfirming);
    const isOn = factor?.confirmedAt != null || (await countPasskeys(db, userId)) > 0;
    if (!hasApp && !isOn) throw refuse('second_factor_off');
    const step = hasApp ? stepOf(unseal(key, factor.sealedKey), code, now, factor.lastStep) : null;
    if (step !== null) await saveFactor(db, userId, { lastStep: step });
    // Recovery codes stand in for whatever is lost, app or passkey.
    else if (isConfirming || !isOn || !(await useCode(db, userId, hashOfCode(code), now)))
      throw refuse('second_factor_wrong', {}, { code: [wrong()] });
    // It is not lost, or somebody else said so.
    await cancelLossOf(db, userId, now);
    await work(db, now);
    await knowFactor(db, userId, counted);
  });
}

const wrong = () => ({ code: 'second_factor_wrong', message: refuse('second_factor_wrong').message });
