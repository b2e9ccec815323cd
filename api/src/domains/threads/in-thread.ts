/** What every write of a message shares: files that become the message's, and who is told. */
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { refuse } from './threads.errors.ts';
import { insertMessage, type ThreadIds, takeFiles } from './threads.repository.ts';
import type { Side } from './threads.rules.ts';

/** What a person sends. */
export type Sent = {
  readonly message: string;
  readonly files: readonly string[];
};

/** Adds a person's message with its files, and tells the support service and open pages. Gives its id. */
export async function addMessage(
  { db, now, actor }: Pick<Write, 'db' | 'now' | 'actor'>,
  thread: ThreadIds,
  side: Side,
  { message: body, files }: Sent,
): Promise<string> {
  const { sellerId, saleId, id: threadId } = thread;
  const authorId = present(actor.userId, 'a person writes');
  const id = newId();
  await insertMessage(db, {
    sellerId,
    saleId,
    threadId,
    id,
    side,
    authorId,
    authorName: actor.name,
    body,
    createdAt: now,
  });
  if (files.length > 0) {
    const taken = await takeFiles(db, { sellerId, saleId, threadId, id }, authorId, files);
    if (taken !== new Set(files).size) throw refuse('message_file_gone');
  }
  await emit(db, now, 'thread.message_added', { sellerId, saleId, threadId, messageId: id, byId: authorId });
  return id;
}
