/** The seller writes again; Quayside has a working day to answer. */

import type { MessageAnswer } from '@quayside/contract/threads';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Write } from '../../../platform/write.ts';
import { type SaleChange, withLockedSale } from '../../sales/sales.public.ts';
import { addMessage, type Sent } from '../in-thread.ts';
import { refuse } from '../threads.errors.ts';
import { lockThread, saveThread } from '../threads.repository.ts';
import { replyWorkingDays } from '../threads.rules.ts';

type Again = Sent & { readonly saleId: string; readonly threadId: string };

export function writeAgain(write: Write, { saleId, ...again }: Again): Promise<MessageAnswer> {
  return withLockedSale(write, { saleId }, (change) => add(change, again));
}

async function add(change: SaleChange, { threadId, ...sent }: Omit<Again, 'saleId'>): Promise<MessageAnswer> {
  const { db, deps, now, sale, seller } = change;
  const thread = await lockThread(db, { sellerId: seller.id, saleId: sale.id, id: threadId });
  if (!thread) throw refuse('thread_not_found');
  const replyBy = addWorkingDays(now, replyWorkingDays, deps.calendarOf(seller.country, seller.timeZone));
  // Who asks twice before an answer waits since the first time.
  const due = thread.lastSide === 'STAFF' ? { replyBy } : {};
  await saveThread(db, thread, { lastSide: 'SELLER', lastMessageAt: now, ...due });
  return { qid: await addMessage(change, thread, 'SELLER', sent), createdAt: now };
}
