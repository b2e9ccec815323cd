/** Nothing of an order stands here any more: what its arrival ended runs again. */
import { groupOfStatus } from '@quayside/contract/sale-values';
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
 * This package went back, as the last of its order. Its deadline is the one that was there before, prolonged by `deadlineFrom`; where a
 * carrier's scan ended that, the time to send goods anew (decision 0038). Where other goods of the order are here or with a
 * carrier, nothing changes.
 */
export async function goneBack(change: PackageChange, deadlineFrom: (before: Deadline) => Deadline): Promise<void> {
  if (!isCollected(change)) return;
  const { db, sale, package: one } = change;
  // Sent anew before: what its first arrival ended is long over.
  const before = sale.returnedCount === 0 ? await deadlineToReturn(db, one) : null;
  const anew = (await willWait(change)) ? timeToSendAnew(change) : null;
  const deadline = before ? deadlineFrom(before) : anew;
  if (deadline) await sendAnew(change, deadline, await numbersThatWent(db, sale.sellerId, sale.id));
}

/** An arrival that is taken back ends nothing: what it ended runs again. Where other goods of the order are here or with a carrier, nothing changes. */
export async function waitAgain(change: PackageChange): Promise<void> {
  if (!isCollected(change)) return;
  const before = await deadlineToReturn(change.db, change.package);
  if (before) await takeBackPickup(change, before);
}

const isCollected = ({ sale }: PackageChange): boolean =>
  sale.pickedUpAt !== null && groupOfStatus[sale.status] === 'CURRENT';
