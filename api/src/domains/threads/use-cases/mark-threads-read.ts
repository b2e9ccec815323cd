import type { Instant } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notifyClients } from '../../../platform/jobs/jobs.ts';
import { type Changer, inSale } from '../../sales/sales.public.ts';
import { refuse } from '../threads.errors.ts';
import { saveReadBy, threadById } from '../threads.repository.ts';

/** The seller has read what Quayside wrote about the order up to then; an open page of ours says so. */
export function markReadBySeller(deps: Deps, reader: Changer, saleId: string, upTo: Instant): Promise<void> {
  return inSale(deps, reader, { saleId }, async ({ db, now, sale: { sellerId } }) => {
    if ((await saveReadBy(db, 'SELLER', { sellerId, saleId }, earlier(upTo, now))) > 0)
      await notifyClients(db, 'thread.read', { sellerId, saleId, byId: reader.userId });
  });
}

/** One of us has read the thread up to then; the seller's open page says so. */
export function markReadByStaff(
  { database, clock }: Deps,
  byId: string,
  threadId: string,
  upTo: Instant,
): Promise<void> {
  return database.write('system', async (db) => {
    const thread = await threadById(db, threadId);
    if (!thread) throw refuse('thread_not_found');
    const { sellerId, saleId, id } = thread;
    if ((await saveReadBy(db, 'STAFF', { sellerId, saleId, id }, earlier(upTo, clock.now()))) > 0)
      await notifyClients(db, 'thread.read', { sellerId, saleId, byId });
  });
}

/** Nobody has read what is yet to be written. */
const earlier = (one: Instant, other: Instant): Instant => (Date.parse(one) < Date.parse(other) ? one : other);
