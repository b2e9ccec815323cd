/** Nothing of an order stands here any more: what its arrival ended runs again. */
import { groupOfStatus } from '@quayside/contract/sale-values';
import { type Deadline, takeBackPickup } from '../sales/sales.public.ts';
import type { PackageChange } from './locked-package.ts';
import { deadlineToReturn } from './packages.events.repository.ts';

/**
 * The order waits again once this package went back, and its seller is not paid yet: it sends the goods anew, or ends. There is
 * nothing to claim then (decision 0031).
 */
export async function willWait({ db, sale, package: one }: PackageChange): Promise<boolean> {
  const isPaid = sale.status === 'PAID' || sale.status === 'COMPLETED';
  return !isPaid && sale.pickedUpAt !== null && (await deadlineToReturn(db, one)) !== null;
}

/** `deadlineFrom` makes the new deadline of the one there was. Where other goods of the order are here or with a carrier, nothing changes. */
export async function waitAgain(change: PackageChange, deadlineFrom: (before: Deadline) => Deadline): Promise<void> {
  const { db, sale, package: one } = change;
  if (sale.pickedUpAt === null || groupOfStatus[sale.status] !== 'CURRENT') return;
  const before = await deadlineToReturn(db, one);
  if (before) await takeBackPickup(change, deadlineFrom(before));
}
