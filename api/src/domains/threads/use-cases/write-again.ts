/** The seller writes again; Quayside has a working day to answer. */
import { type MessageAnswer, messageAnswer } from '@quayside/contract/threads';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { answeredOnce } from '../../../platform/idempotency.ts';
import { type Changer, type SaleChange, withSale } from '../../sales/sales.public.ts';
import { type Author, addMessage, type Sent } from '../in-thread.ts';
import { refuse } from '../threads.errors.ts';
import { lockThread, saveThread } from '../threads.repository.ts';
import { replyWorkingDays } from '../threads.rules.ts';

type Writer = Changer & Author & { readonly sellerId: string };

export function writeAgain(
  deps: Deps,
  writer: Writer,
  { saleId, threadId }: { readonly saleId: string; readonly threadId: string },
  sent: Sent,
): Promise<MessageAnswer> {
  return deps.database.write({ sellerId: writer.sellerId }, (db) =>
    answeredOnce(db, deps.clock.now(), sent.asked, messageAnswer, () =>
      withSale(db, deps, writer, { saleId }, (change) => write(deps, change, writer, threadId, sent)),
    ),
  );
}

async function write(
  { calendarOf }: Deps,
  { db, now, sale, seller }: SaleChange,
  writer: Writer,
  threadId: string,
  sent: Sent,
): Promise<MessageAnswer> {
  const thread = await lockThread(db, { sellerId: seller.id, saleId: sale.id, id: threadId });
  if (!thread) throw refuse('thread_not_found');
  const replyBy = addWorkingDays(now, replyWorkingDays, calendarOf(seller.country, seller.timeZone));
  // Who asks twice before an answer waits since the first time.
  const due = thread.lastSide === 'STAFF' ? { replyBy } : {};
  await saveThread(db, thread, { lastSide: 'SELLER', lastMessageAt: now, ...due });
  return { qid: await addMessage(db, now, thread, 'SELLER', writer, sent), createdAt: now };
}
