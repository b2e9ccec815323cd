/** Rows of the messages that were sent. */
import { eq } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import type { Message } from './messages.port.ts';

export async function isSent(db: Db, id: string): Promise<boolean> {
  return (await db.$count(messagesSent, eq(messagesSent.id, id))) > 0;
}

type Kept = { readonly id: string; readonly message: Message; readonly html: string | null };

/** Keeps each message unless one of its id is kept. `html` is how people see a mail. */
export async function keepSent(db: Db, all: readonly Kept[], now: Instant): Promise<void> {
  if (all.length === 0) return;
  await db
    .insert(messagesSent)
    .values(all.map(({ id, html, message: { layout: _, ...message } }) => ({ id, ...message, html, createdAt: now })))
    .onConflictDoNothing();
}
