/** The embedded outbox: messages are kept in a table and read at /dev/outbox/ in development. */
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import type { MessagesPort } from './messages.port.ts';

export function embeddedMessages(database: Database, clock: Clock): MessagesPort {
  return {
    send: (id, message) =>
      database.write('none', async (db) => {
        await db
          .insert(messagesSent)
          .values({ id, ...message, createdAt: clock.now() })
          .onConflictDoNothing();
      }),
  };
}
