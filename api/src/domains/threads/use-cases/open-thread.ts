/** The contact form about an order: opens a thread on the sale (ORD-17). The same key opens one. */
import { type IssueAnswer, issueAnswer, type issueBody } from '@quayside/contract/threads';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { answeredOnce } from '../../../platform/idempotency.ts';
import { type Changer, type SaleChange, withSale } from '../../sales/sales.public.ts';
import { type Author, addMessage, type Sent } from '../in-thread.ts';
import { insertThread } from '../threads.repository.ts';
import { referenceOf, replyWorkingDays } from '../threads.rules.ts';

type Writer = Changer & Author & { readonly sellerId: string };
type Issue = Sent & Pick<z.infer<typeof issueBody>, 'category' | 'claim'>;

export function openThread(deps: Deps, writer: Writer, saleId: string, issue: Issue): Promise<IssueAnswer> {
  return deps.database.write({ sellerId: writer.sellerId }, (db) =>
    answeredOnce(db, deps.clock.now(), issue.asked, issueAnswer, () =>
      withSale(db, deps, writer, { saleId }, (change) => open(deps, change, writer, issue)),
    ),
  );
}

async function open(
  { calendarOf }: Deps,
  { db, now, sale, seller }: SaleChange,
  writer: Writer,
  { category, claim, ...sent }: Issue,
): Promise<IssueAnswer> {
  const id = newId();
  const reference = referenceOf(sale.orderNumber, id);
  const replyBy = addWorkingDays(now, replyWorkingDays, calendarOf(seller.country, seller.timeZone));
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
  await addMessage(db, now, thread, 'SELLER', writer, sent);
  return { qid: id, reference, replyBy };
}
