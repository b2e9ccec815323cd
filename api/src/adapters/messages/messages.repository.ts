/** Rows of the messages that were sent. */
import { eq } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import type { Message } from './messages.port.ts';

export async function isSent(db: Db, id: string): Promise<boolean> {
  return (await db.$count(messagesSent, eq(messagesSent.id, id))) > 0;
}

/** Keeps the message unless one of that id is kept. `html` is how people see a mail. */
export async function keepSent(
  db: Db,
  id: string,
  { layout: _, ...message }: Message,
  now: Instant,
  html: string | null = null,
): Promise<void> {
  await db
    .insert(messagesSent)
    .values({ id, ...message, html, createdAt: now })
    .onConflictDoNothing();
}
