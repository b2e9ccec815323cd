/** What Quayside answers: written in the portal, or in the support service. */

import type { MessageAnswer } from '@quayside/contract/threads';
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { addMessage, type Sent } from '../in-thread.ts';
import { refuse } from '../threads.errors.ts';
import {
  insertMessage,
  isBehind,
  lockThread,
  saveThread,
  type ThreadRecord,
  threadById,
} from '../threads.repository.ts';

/**
 * One of us answers, which also says that what was asked was read. What the seller wrote since it was shown to us stays
 * unread, and the conversation waits on.
 */
export async function answerSeller(
  write: Write,
  { threadId, ...sent }: Sent & { readonly threadId: string },
): Promise<MessageAnswer> {
  const { db, now, actor } = write;
  const thread = await lockedThread(db, threadId);
  const qid = await addMessage(write, thread, 'STAFF', sent);
  await saveAnswer(db, now, thread, { byId: actor.userId, isWaiting: await isBehind(db, thread) });
  return { qid, createdAt: now };
}

type ServiceMessage = { readonly id: string; readonly authorName: string; readonly body: string };

/** An answer given in the support service. The same `id` adds nothing. */
export async function takeAnswer(
  { db, now }: Write,
  { threadId, ...message }: ServiceMessage & { readonly threadId: string },
): Promise<void> {
  const thread = await lockedThread(db, threadId);
  const { sellerId, saleId } = thread;
  const written = { sellerId, saleId, threadId, side: 'STAFF', authorId: null, createdAt: now, ...message } as const;
  if (await insertMessage(db, written)) await saveAnswer(db, now, thread, { byId: null, isWaiting: false });
}

async function lockedThread(db: Db, id: string): Promise<ThreadRecord> {
  const known = await threadById(db, id);
  const thread = known && (await lockThread(db, known));
  if (!thread) throw refuse('thread_not_found');
  return thread;
}

type Answered = { readonly byId: string | null; readonly isWaiting: boolean };

/** It is the seller's turn, who is told; not while something that nobody of us saw still waits. */
async function saveAnswer(db: Db, now: Instant, thread: ThreadRecord, { byId, isWaiting }: Answered): Promise<void> {
  const { sellerId, saleId, id: threadId } = thread;
  const turn = isWaiting ? {} : ({ lastSide: 'STAFF', staffReadAt: now } as const);
  await saveThread(db, thread, { lastMessageAt: now, ...turn });
  await emit(db, now, 'thread.answered', { sellerId, saleId, threadId, byId });
}
