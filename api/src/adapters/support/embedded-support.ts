/** The embedded support service: a table of tickets, and a mail to the mailbox of the topic with the link to answer. */
import { threadMails } from '@quayside/contract/messages/threads';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { MessagesPort } from '../messages/messages.port.ts';
import type { SupportPort, Topic } from './support.port.ts';
import { keepTicket } from './tickets.repository.ts';

export function embeddedSupport(database: Database, clock: Clock, messages: MessagesPort): SupportPort {
  const mail = (id: string, { mailbox, subject }: Topic, reference: string, body: string) =>
    messages.send(id, { channel: 'EMAIL', recipient: mailbox, ...threadMails.ofTicket(reference, subject, body) });
  return {
    openTicket: async (ticket) => {
      const reference = await database.write('none', (db) => keepTicket(db, ticket, clock.now()));
      await mail(ticket.id, ticket, reference, ticket.body);
      return reference;
    },
    // What one of us writes in the portal needs no mail to ourselves.
    addMessage: async (reference, topic, { id, body, isFromRequester }) => {
      if (isFromRequester) await mail(id, topic, reference, body);
    },
    // Answers are written here, in the portal.
    readDelivery: () => 'refused',
  };
}
