/** A second factor is begun with the password, counts once a code of the app was shown, and is turned off with one. */
import type { Instant } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { derivedKey } from '../../../platform/derived-key.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { seal } from '../../../platform/sealed.ts';
import { lockProved, markProved, type Owner, provePassword } from '../../auth/auth.public.ts';
import { lockUser, saveUser } from '../../users/users.public.ts';
import { endWithoutFactor } from '../end-without-factor.ts';
import { countPasskeys } from '../passkeys.repository.ts';
import { refuse } from '../second-factors.errors.ts';
import { factorOf, putFactor, removeFactor, replaceCodes, saveFactor } from '../second-factors.repository.ts';
import { enrolment, hashOfCode, newKey, newRecoveryCodes } from '../totp.ts';
import { shown } from './prove.ts';

/** Refuses with `incorrect_password`, `too_many_attempts`, `second_factor_on`. */
export async function beginSecondFactor(deps: Deps, owner: Owner, secret: string) {
  const proved = await provePassword(deps, owner, secret);
  const key = newKey();
  const sealedKey = seal(derivedKey(deps.config.tokenSecret, 'second-factor'), key);
  await deps.database.write('none', async (db) => {
    const user = await lockProved(db, proved);
    if ((await factorOf(db, user.id))?.confirmedAt) throw refuse('second_factor_on');
    await putFactor(db, { userId: user.id, sealedKey, createdAt: deps.clock.now() });
  });
  return { key, ...(await enrolment(key, proved.email)) };
}

/** Turns it on and gives the recovery codes, this once. Refuses with `second_factor_wrong`, `second_factor_off`, `second_factor_on`. */
export async function confirmSecondFactor(deps: Deps, session: Owner, code: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const { userId } = session;
  const turnOn = async (db: Db, now: Instant) => {
    const factor = present(await factorOf(db, userId), 'a code of it was shown');
    if (factor.confirmedAt !== null) throw refuse('second_factor_on');
    const user = await lockUser(db, userId);
    await saveFactor(db, userId, { confirmedAt: now });
    if (user?.secondFactorAt === null) await saveUser(db, userId, { secondFactorAt: now });
    await replaceCodes(db, userId, codes.map(hashOfCode));
    await emit(db, now, 'user.second_factor_on', { userId });
  };
  await shown(deps, session, code, turnOn, { isConfirming: true });
  await markProved(deps, session.sessionId);
  return codes;
}

/** Ten new recovery codes; the old ones no longer count. Refuses with `second_factor_wrong`, `second_factor_off`. */
export async function renewRecoveryCodes(deps: Deps, owner: Owner, code: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const { userId } = owner;
  await shown(deps, owner, code, async (db) => {
    const app = await factorOf(db, userId);
    if (!app?.confirmedAt && (await countPasskeys(db, userId)) === 0) throw refuse('second_factor_off');
    await replaceCodes(db, userId, codes.map(hashOfCode));
  });
  return codes;
}

/** The app counts no more; passkeys stay. Refuses with `second_factor_wrong`, `second_factor_off`. */
export async function removeSecondFactor(deps: Deps, owner: Owner, code: string): Promise<void> {
  const { userId } = owner;
  await shown(deps, owner, code, async (db, now) => {
    await lockUser(db, userId);
    await removeFactor(db, userId);
    await endWithoutFactor(db, userId, now);
  });
}
