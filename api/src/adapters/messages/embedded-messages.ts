/** The embedded outbox: messages are kept in a table and read at /dev/outbox/ in development. */
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { htmlOf } from './mail-html.ts';
import type { MessagesPort } from './messages.port.ts';
import { keepSent } from './messages.repository.ts';

export function embeddedMessages(database: Database, clock: Clock): MessagesPort {
  return {
    send: (id, message) => database.write('none', (db) => keepSent(db, id, message, clock.now(), htmlOf(message))),
  };
}
