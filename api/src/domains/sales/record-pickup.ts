/** What the first scan of a carrier, or the arrival in our warehouse, tells a sale: the goods have left their seller. */
import type { Instant } from '../../kernel/clock.ts';
import { emit, notifyClients } from '../../platform/jobs/jobs.ts';
import type { SaleChange } from './locked-sale.ts';
import { isInWarehouse } from './payment/lost-goods.repository.ts';
import { deadlineOf } from './place-sale.ts';
import { markUnshipped, neverDue, type SaleRecord, saveDerived } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';
import { isOpen } from './sales.types.ts';

/** What an order waited for until its goods left. */
export type Deadline = Pick<SaleRecord, 'expiresAt' | 'dueAt'>;

/**
 * Keeps when it was, and gives the change as it goes on from there. The deadline is over with: it was about goods that might
 * not come. The sale's version stays: no open work gets stale.
 */
export async function recordPickup(change: SaleChange, pickedUpAt: Instant): Promise<SaleChange> {
  if (change.sale.pickedUpAt !== null) return change;
  return saveHandOver(change, { pickedUpAt, expiresAt: null, dueAt: neverDue });
}

/**
 * Nothing of it is here: an order that is still open waits again, until when it did before. While its payment is looked at the clock
 * stands still, and runs on from there should it be rejected.
 */
export const takeBackPickup = (
  change: SaleChange,
  deadline: Deadline,
  returned: Partial<Pick<SaleRecord, 'returnedCount'>> = {},
): Promise<SaleChange> => {
  const { expiresAt } = change.sale.status === 'PAYMENT_IN_REVIEW' ? deadline : { expiresAt: null };
  return saveHandOver(change, {
    ...(isOpen(change.sale) ? deadline : { expiresAt, dueAt: neverDue }),
    ...returned,
    pickedUpAt: null,
  });
};

/** Goods that came back have to be checked, labelled anew and picked up again: the time to confirm an order (decision 0038). */
export function timeToSendAnew({ deps, seller, now }: Pick<SaleChange, 'deps' | 'seller' | 'now'>): Deadline {
  const deadline = deadlineOf(deps, seller, now);
  return { expiresAt: deadline, dueAt: deadline };
}

/**
 * All that carriers had of an order came back to its seller, who is not paid yet: it waits again, with the time to confirm an order
 * anew, and ends by it (decision 0038). What comes back once the seller was paid is claimed.
 */
export async function recordReturn(change: SaleChange): Promise<void> {
  const { db, sale } = change;
  if (sale.pickedUpAt === null || (!isOpen(sale) && sale.status !== 'PAYMENT_IN_REVIEW')) return;
  if (await isInWarehouse(db, sale.sellerId, sale.id)) return;
  await sendAnew(change, timeToSendAnew(change), sale.trackedCount);
}

/**
 * An order whose goods are all with their seller again waits until then for them to be sent anew, with numbers of their own;
 * `returnedCount` of those it has came back. Its buyer and seller are told.
 */
export async function sendAnew(change: SaleChange, deadline: Deadline, returnedCount: number): Promise<void> {
  const { db, now, sale } = change;
  const { sellerId, id: saleId } = sale;
  if (isPaidFor(sale.status)) {
    await takeBackPickup(change, deadline);
    return;
  }
  await takeBackPickup(change, deadline, { returnedCount });
  await markUnshipped(db, sellerId, saleId);
  if (deadline.expiresAt !== null)
    await emit(db, now, 'sale.goods_back', { sellerId, saleId, deadline: deadline.expiresAt });
}
/** What comes back once its seller was paid is claimed. */
const isPaidFor = (status: string): boolean => status === 'PAID' || status === 'COMPLETED';

async function saveHandOver(
  change: SaleChange,
  handOver: Deadline & Pick<SaleRecord, 'pickedUpAt'> & Partial<Pick<SaleRecord, 'returnedCount'>>,
): Promise<SaleChange> {
  const { db, now, actor, context } = change;
  const nextAction = nextActionOf({ ...change.sale, ...handOver }, context.seller);
  const sale = { ...change.sale, ...handOver, nextAction };
  const { sellerId, id: saleId, version } = sale;
  const isNews = nextAction !== change.sale.nextAction || isOpen(sale);
  await Promise.all([
    saveDerived(db, change.sale, { ...handOver, nextAction }, now),
    isNews ? notifyClients(db, 'sale.next_action', { sellerId, saleId, version, byId: actor.userId }) : null,
  ]);
  return { ...change, sale, context: { ...context, sale } };
}
