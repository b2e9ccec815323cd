/** What every write of a message shares: files that become the message's, and who is told. */
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import type { IdempotencyScope } from '../../platform/idempotency.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { refuse } from './threads.errors.ts';
import { insertMessage, type ThreadIds, takeFiles } from './threads.repository.ts';
import type { Side } from './threads.rules.ts';

/** What a person sends. `asked` null: without a key, so a repetition is another message. */
export type Sent = {
  readonly message: string;
  readonly files: readonly string[];
  readonly asked: IdempotencyScope | null;
};
export type Author = { readonly userId: string; readonly name: string };

/** Adds a person's message with its files, and tells the support service and open pages. Gives its id. */
export async function addMessage(
  db: Db,
  now: Instant,
  thread: ThreadIds,
  side: Side,
  { userId: authorId, name: authorName }: Author,
  { message: body, files }: Omit<Sent, 'asked'>,
): Promise<string> {
  const { sellerId, saleId, id: threadId } = thread;
  const id = newId();
  await insertMessage(db, { sellerId, saleId, threadId, id, side, authorId, authorName, body, createdAt: now });
  if (files.length > 0) {
    const taken = await takeFiles(db, { sellerId, saleId, threadId, id }, authorId, files);
    if (taken !== new Set(files).size) throw refuse('message_file_gone');
  }
  await emit(db, now, 'thread.message_added', { sellerId, saleId, threadId, messageId: id, byId: authorId });
  return id;
}
