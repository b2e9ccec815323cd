/** The embedded newsletter list: one row per address. */
import { v5 } from 'uuid';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { MessagesPort } from '../messages/messages.port.ts';
import type { NewsletterPort } from './newsletter.port.ts';
import { confirmSubscriber, keepSubscriber, removeSubscriber } from './subscribers.repository.ts';

/** Of the ids of our mails: the same address and day give the same id, and a mail of that id is sent once. */
const mailSpace = '6f1c1f0e-6a55-5d0e-9a0e-0a4f5f1d3b77';

export function embeddedNewsletter(database: Database, clock: Clock, messages: MessagesPort): NewsletterPort {
  return {
    subscribe: async ({ email, page, mail }) => {
      const now = clock.now();
      if (await database.write('none', (db) => keepSubscriber(db, email, page, now))) return;
      const id = v5(`${email} ${now.slice(0, 10)}`, mailSpace);
      await messages.send(id, { channel: 'EMAIL', recipient: email, ...mail });
    },
    confirm: (email) =>
      database.write('none', async (db) => {
        await confirmSubscriber(db, email, clock.now());
        await enqueue(db, 'newsletter.pass_on', { email }, { key: `newsletter ${email}` });
      }),
    passOn: async () => undefined,
    passOnLeave: async () => undefined,
    leave: (email) =>
      database.write('none', async (db) => {
        await removeSubscriber(db, email);
        // In place of what is not passed on yet.
        await enqueue(db, 'newsletter.pass_on_leave', { email }, { key: `newsletter ${email}` });
      }),
  };
}
