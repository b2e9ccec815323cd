import type { Instant } from '../../../kernel/clock.ts';
import { notifyClients } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { withLockedSale } from '../../sales/sales.public.ts';
import { refuse } from '../threads.errors.ts';
import { saveReadBy, threadById } from '../threads.repository.ts';

type Read = { readonly upTo: Instant };

/** The seller has read what Quayside wrote about the order up to then; an open page of ours says so. */
export function markReadBySeller(write: Write, { saleId, upTo }: Read & { readonly saleId: string }): Promise<void> {
  return withLockedSale(write, { saleId }, async ({ db, now, actor, sale: { sellerId } }) => {
    if ((await saveReadBy(db, 'SELLER', { sellerId, saleId }, earlier(upTo, now))) > 0)
      await notifyClients(db, 'thread.read', { sellerId, saleId, byId: actor.userId });
  });
}

/** One of us has read the thread up to then; the seller's open page says so. */
export async function markReadByStaff(
  { db, now, actor }: Write,
  { threadId, upTo }: Read & { readonly threadId: string },
): Promise<void> {
  const thread = await threadById(db, threadId);
  if (!thread) throw refuse('thread_not_found');
  const { sellerId, saleId, id } = thread;
  if ((await saveReadBy(db, 'STAFF', { sellerId, saleId, id }, earlier(upTo, now))) > 0)
    await notifyClients(db, 'thread.read', { sellerId, saleId, byId: actor.userId });
}

/** Nobody has read what is yet to be written. */
const earlier = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? one : other);
