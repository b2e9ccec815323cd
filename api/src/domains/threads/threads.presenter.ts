import type { MessageFile, Thread } from '@quayside/contract/threads';
import type { Conversation, threadPage } from './threads.read-model.ts';
import type { FileRecord } from './threads.repository.ts';
import { isRead, type Side } from './threads.rules.ts';

/** A thread as `side` sees it. */
export function presentThread({ thread, messages }: Conversation, side: Side): Thread {
  const shown = messages.map((message) => ({
    qid: message.id,
    author: message.side,
    authorName: message.authorName,
    body: message.body,
    files: message.files.map(presentFile),
    createdAt: message.createdAt,
    isRead: isRead(message, thread),
  }));
  return {
    qid: thread.id,
    reference: thread.reference,
    category: thread.category,
    claim: thread.claim,
    createdAt: thread.createdAt,
    replyBy: thread.lastSide === 'SELLER' ? thread.replyBy : null,
    unread: shown.filter((message) => message.author !== side && !message.isRead).length,
    messages: shown,
  };
}

const presentFile = ({ id, name, fileType, bytes }: FileRecord): MessageFile => ({ qid: id, name, fileType, bytes });

type Row = Awaited<ReturnType<typeof threadPage>>['rows'][number];

export const presentThreadRow = ({ thread, orderNumber, sellerName, last, unread }: Row) => ({
  qid: thread.id,
  saleQid: thread.saleId,
  order: orderNumber,
  sellerName,
  reference: thread.reference,
  category: thread.category,
  lastMessage: last,
  lastMessageAt: thread.lastMessageAt,
  replyBy: thread.lastSide === 'SELLER' ? thread.replyBy : null,
  unread,
});
