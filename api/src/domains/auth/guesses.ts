/**
 * Wrong passwords and codes. From a browser the account knows they count by browser and account, and five since the last right one
 * end its standing; from any other by the limits given. So guesses made elsewhere keep nobody out (decision 0011).
 */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteAttempts } from './attempts.repository.ts';
import {
  forgiveTries,
  isKnownDevice,
  keepNewestDevices,
  renameDevice,
  saveDevice,
  saveFactorShown,
  takeFactorTry,
  takeTry,
} from './devices.repository.ts';
import { countAttempt, type Limit } from './limits.ts';

/** What was counted before the password was looked at. */
export type Guess = { readonly attempts: readonly string[]; readonly device: string | null };

const deviceTries = 5;
/** Clients that keep no cookie are another device with each sign-in. */
const mostDevices = 20;

/**
 * Counts one guess at the account's password. Refuses `too_many_attempts` with `waitSeconds`. `userId` null: nobody has the
 * address, which costs the same time.
 */
export async function countGuess(
  deps: Deps,
  userId: string | null,
  device: string | null,
  limits: readonly Limit[],
): Promise<Guess> {
  const isKnown =
    device !== null && (await deps.database.write('none', (db) => takeTry(db, device, userId ?? newId(), deviceTries)));
  return isKnown ? { attempts: [], device } : { attempts: await countAttempt(deps, limits), device: null };
}

/** Whether the browser stands well with the account. `userId` null: nobody has the address, which costs the same time. */
export async function knowsDevice(db: Db, userId: string | null, device: string | null): Promise<boolean> {
  return device !== null && (await isKnownDevice(db, device, userId ?? newId(), deviceTries));
}

/**
 * Counts one guess at a code of the second factor in the same way: with the browser where this person's factor was shown
 * before, else by the limits. Refuses `too_many_attempts` with `waitSeconds`.
 */
export async function countFactorGuess(
  deps: Deps,
  userId: string,
  device: string | null,
  limits: readonly Limit[],
): Promise<Guess> {
  const isKnown =
    device !== null && (await deps.database.write('none', (db) => takeFactorTry(db, device, userId, deviceTries)));
  return { attempts: isKnown ? [] : await countAttempt(deps, limits), device };
}

/** The second factor was shown: in the transaction that counts it, if the browser has our cookie. */
export async function knowFactor(db: Db, userId: string, { attempts, device }: Guess): Promise<void> {
  if (attempts.length > 0) await deleteAttempts(db, attempts);
  if (device !== null) await saveFactorShown(db, device, userId);
}

/** The password was right: in the transaction of what it opened. */
export async function forgiveGuess(db: Db, userId: string, { attempts, device }: Guess): Promise<void> {
  if (attempts.length > 0) await deleteAttempts(db, attempts);
  if (device !== null) await forgiveTries(db, device, userId);
}

/**
 * Makes the browser known to the account that has just signed in with it. Answers its new id: what the cookie held before
 * counts no longer, for none of its accounts.
 */
export async function knowDevice(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  userId: string,
  before: string | null,
): Promise<string> {
  const id = newId();
  if (before !== null) await renameDevice(db, before, id);
  await saveDevice(db, id, userId, clock.now());
  await keepNewestDevices(db, userId, mostDevices);
  return id;
}
