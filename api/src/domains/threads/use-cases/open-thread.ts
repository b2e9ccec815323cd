/** The contact form about an order: opens a thread on the sale (ORD-17). */

import type { IssueAnswer, issueBody } from '@quayside/contract/threads';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Write } from '../../../platform/write.ts';
import { type SaleChange, withLockedSale } from '../../sales/sales.public.ts';
import { addMessage, type Sent } from '../in-thread.ts';
import { insertThread } from '../threads.repository.ts';
import { referenceOf, replyWorkingDays } from '../threads.rules.ts';

type Issue = Sent & Pick<z.infer<typeof issueBody>, 'category' | 'claim'> & { readonly saleId: string };

export function openThread(write: Write, { saleId, ...issue }: Issue): Promise<IssueAnswer> {
  return withLockedSale(write, { saleId }, (change) => open(change, issue));
}

async function open(change: SaleChange, { category, claim, ...sent }: Omit<Issue, 'saleId'>): Promise<IssueAnswer> {
  const { db, deps, now, sale, seller } = change;
  const id = newId();
  const reference = referenceOf(sale.orderNumber, id);
  const replyBy = addWorkingDays(now, replyWorkingDays, deps.calendarOf(seller.country, seller.timeZone));
  const thread = { sellerId: sale.sellerId, saleId: sale.id, id };
  await insertThread(db, {
    ...thread,
    reference,
    category,
    claim: claim ?? null,
    createdAt: now,
    lastMessageAt: now,
    lastSide: 'SELLER',
    replyBy,
    sellerReadAt: now,
    staffReadAt: null,
    ticket: null,
  });
  await addMessage(change, thread, 'SELLER', sent);
  return { qid: id, reference, replyBy };
}
