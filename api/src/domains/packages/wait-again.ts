/** Nothing of an order stands here any more: what its arrival ended runs again. */
import { groupOfStatus } from '@quayside/contract/sale-values';
import { hours, type Instant, plus } from '../../kernel/clock.ts';
import { type Deadline, sendAnew, takeBackPickup, timeToSendAnew } from '../sales/sales.public.ts';
import type { PackageChange } from './locked-package.ts';
import { deadlineToReturn, isLastToGo, numbersThatWent } from './packages.events.repository.ts';

/**
 * The order waits again once this package went back, and its seller is not paid yet: it sends the goods anew, or ends. There is
 * nothing to claim then (decision 0031).
 */
export async function willWait({ db, sale, package: one }: PackageChange): Promise<boolean> {
  const isPaid = sale.status === 'PAID' || sale.status === 'COMPLETED';
  return !isPaid && sale.pickedUpAt !== null && (await isLastToGo(db, one));
}

/**
 * This package went back, or was given up, as the last of its order. Its deadline is the one that was there before, and a day at least;
 * where a carrier's scan ended that, the time to send goods anew (decision 0038). Where other goods of the order are here or with a
 * carrier, nothing changes.
 */
export async function goneBack(change: PackageChange): Promise<void> {
  if (!isCollected(change)) return;
  const { db, now, sale, package: one } = change;
  // Sent anew before: what its first arrival ended is long over.
  const before = sale.returnedCount === 0 ? await deadlineToReturn(db, one) : null;
  const anew = (await willWait(change)) ? timeToSendAnew(change) : null;
  const deadline = before ? atLeast(before, plus(now, hours(24))) : anew;
  if (deadline) await sendAnew(change, deadline, await numbersThatWent(db, sale.sellerId, sale.id));
}

/** A seller whose goods were the wrong ones has a day to send the right ones. */
const atLeast = ({ expiresAt, dueAt }: Deadline, earliest: Instant): Deadline =>
  expiresAt === null || expiresAt >= earliest ? { expiresAt, dueAt } : { expiresAt: earliest, dueAt: earliest };

/** An arrival that is taken back ends nothing: what it ended runs again. Where other goods of the order are here or with a carrier, nothing changes. */
export async function waitAgain(change: PackageChange): Promise<void> {
  if (!isCollected(change)) return;
  const before = await deadlineToReturn(change.db, change.package);
  if (before) await takeBackPickup(change, before);
}

const isCollected = ({ sale }: PackageChange): boolean =>
  sale.pickedUpAt !== null && groupOfStatus[sale.status] === 'CURRENT';
