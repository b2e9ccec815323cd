/**
 * Limits on guessing, counted in PostgreSQL so that they hold over several processes and restarts.
 *
 * An attempt is counted before it is known to fail and taken back when it succeeds: a hundred guesses at once are
 * counted as a hundred, and successes never count.
 */
import { createHash } from 'node:crypto';
import { days, hours, type Instant, minutes, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { networkOf } from '../../kernel/network.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteAttempts, insertAttempts, lockCounting, newestAttempts } from './attempts.repository.ts';
import { refuse } from './auth.errors.ts';

export type Limit = {
  readonly kind: string;
  readonly subject: string;
  readonly maximum: number;
  readonly windowMs: number;
};

/** 5 per account and 20 per address in 15 minutes by default (domain page, section 15). */
export function signInLimits({ loginLimits }: Deps['config'], email: string, address: string): Limit[] {
  return [
    { kind: 'login.account', subject: hidden(email), maximum: loginLimits.perAccount, windowMs: minutes(15) },
    { kind: 'login.address', subject: networkOf(address), maximum: loginLimits.perAddress, windowMs: minutes(15) },
  ];
}

/** Guesses of one's own password by somebody who found an open session. */
export function ownPasswordLimit({ loginLimits }: Deps['config'], userId: string): Limit[] {
  return [{ kind: 'password', subject: userId, maximum: loginLimits.perAccount, windowMs: minutes(15) }];
}

/** Requests for reset links: each sends a mail, so all of them count. */
export function resetLimits({ loginLimits }: Deps['config'], email: string, address: string): Limit[] {
  return [
    { kind: 'reset.account', subject: hidden(email), maximum: loginLimits.perAccount, windowMs: hours(1) },
    { kind: 'reset.address', subject: networkOf(address), maximum: loginLimits.perAddress, windowMs: hours(1) },
  ];
}

/** Forged refresh tokens and secrets, per address. */
export function forgeryLimit({ loginLimits }: Deps['config'], address: string): Limit[] {
  return [{ kind: 'forgery', subject: networkOf(address), maximum: loginLimits.perAddress, windowMs: minutes(15) }];
}

/** Whether an address is taken, which a change of one's own tells by design; free ones count as well. */
export function emailChangeLimit(userId: string): Limit[] {
  return [{ kind: 'email.change', subject: userId, maximum: 5, windowMs: hours(1) }];
}

/** The same for all accounts of one network together: only what told it is kept counted. */
export function takenFromNetworkLimit(address: string): Limit[] {
  return [{ kind: 'email.taken', subject: networkOf(address), maximum: 5, windowMs: hours(1) }];
}

/** Reset links asked for from a browser the account knows: in the place of the limits by account and network. */
export function deviceResetLimit(device: string, email: string): Limit[] {
  return [{ kind: 'reset.device', subject: `${device} ${hidden(email)}`, maximum: 5, windowMs: hours(1) }];
}

/**
 * New companies and leads from one network: each may send a mail and tells whether an address is known (ERR-16), free ones
 * as well.
 */
export function registrationLimit(address: string): Limit[] {
  return [{ kind: 'registration', subject: networkOf(address), maximum: 5, windowMs: hours(1) }];
}

/** Invitations of one company: each sends a mail and tells whether an address is known. */
export function invitationLimit(sellerId: string): Limit[] {
  return [{ kind: 'invitation', subject: sellerId, maximum: 60, windowMs: days(1) }];
}

/** Whether an address is somebody's already, as an invitation tells: only those that tell it are kept counted. */
export function takenAddressLimit(sellerId: string): Limit[] {
  return [{ kind: 'invitation.taken', subject: sellerId, maximum: 5, windowMs: hours(1) }];
}

/** Withdrawals that a buying company asks for: each mails a code, and gives five guesses at it. */
export function withdrawalLimit(buyerId: string): Limit[] {
  return [{ kind: 'withdrawal', subject: buyerId, maximum: 5, windowMs: hours(1) }];
}

/** Guesses of the second factor: 5 in 15 minutes, whichever session they come from; of the app and of recovery codes apart. */
export function secondFactorLimit(userId: string, of: 'app' | 'recovery'): Limit[] {
  return [{ kind: `second_factor.${of}`, subject: userId, maximum: 5, windowMs: minutes(15) }];
}

/** Requests to remove a lost factor: each mails the account's address. */
export function lossLimit(userId: string): Limit[] {
  return [{ kind: 'factor.loss', subject: userId, maximum: 5, windowMs: days(1) }];
}

/** Messages to an address or number that its account has not confirmed, whichever account it is: it may be a stranger's. */
export function strangerLimit(kind: 'email' | 'phone', target: string): Limit[] {
  return [{ kind: `stranger.${kind}`, subject: hidden(target), maximum: 5, windowMs: days(1) }];
}

/** Counts one attempt; 429 `too_many_attempts` with `waitSeconds` when a limit is reached. Answers what to take back. */
export async function countAttempt({ database, clock }: Deps, limits: readonly Limit[]): Promise<string[]> {
  return database.write('none', (db) => countAttemptIn(db, clock.now(), limits));
}

/** What was counted did not fail after all. */
export const takeBackAttempts = ({ database }: Pick<Deps, 'database'>, ids: readonly string[]): Promise<void> =>
  database.write('none', (db) => deleteAttempts(db, ids));

/** The same as part of what is counted: it counts only if that commits. */
export async function countAttemptIn(db: Db, now: Instant, limits: readonly Limit[]): Promise<string[]> {
  let waitMs = 0;
  for (const limit of limits) waitMs = Math.max(waitMs, await waitOf(db, limit, now));
  if (waitMs > 0) throw refuse('too_many_attempts', { waitSeconds: Math.ceil(waitMs / 1_000) });
  const rows = limits.map(({ kind, subject }) => ({ id: newId(), kind, subject, at: now }));
  await insertAttempts(db, rows);
  return rows.map(({ id }) => id);
}

/** Milliseconds until one more is allowed; 0 when it is allowed now. */
async function waitOf(db: Db, { kind, subject, maximum, windowMs }: Limit, now: string): Promise<number> {
  await lockCounting(db, `${kind} ${subject}`);
  const times = await newestAttempts(db, kind, subject, plus(now, -windowMs), maximum);
  const oldest = times[maximum - 1];
  return oldest === undefined ? 0 : Date.parse(oldest) + windowMs - Date.parse(now);
}

/** What somebody typed as an e-mail address may be a password: only its hash is kept. */
function hidden(typed: string): string {
  return createHash('sha256').update(typed).digest('hex');
}
