/** The embedded outbox: messages are kept in a table and read at /dev/outbox/ in development. */
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { htmlOf } from './mail-html.ts';
import type { MessagesPort, Sending } from './messages.port.ts';
import { keepSent } from './messages.repository.ts';

export function embeddedMessages(database: Database, clock: Clock): MessagesPort {
  const keep = (all: readonly Sending[]) =>
    database.write('none', (db) =>
      keepSent(
        db,
        all.map(({ id, message }) => ({ id, message, html: htmlOf(message) })),
        clock.now(),
      ),
    );
  return {
    send: (id, message) => keep([{ id, message }]),
    sendAll: keep,
  };
}
