/** Tells the support service of what was written, outside of any transaction. */
import { threadMails } from '@quayside/contract/messages/threads';
import type { Ticket } from '../../adapters/support/support.port.ts';
import type { Heard } from '../../kernel/events.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Event, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { ticketFacts } from './threads.read-model.ts';
import { saveThread } from './threads.repository.ts';
import { mailboxOf } from './threads.rules.ts';

type Added = Heard<'thread.message_added'>;

export const threadSubscribers: readonly Subscriber[] = [subscriber('threads.ticket', 'thread.message_added', tell)];

/** The message that began the thread opens the ticket; each later one is added to it. Repeated, neither does more. */
async function tell(ids: Added, _event: Event, deps: Deps): Promise<void> {
  const found = await factsOf(deps, ids);
  if (!found) return;
  const { thread, message, firstId } = found;
  const isFirst = message.id === firstId;
  // Events may come in any order: whichever is first opens the ticket, with the words that began the thread.
  const reference =
    thread.ticket ?? (await opened(deps, isFirst ? found : await factsOf(deps, { ...ids, messageId: firstId })));
  if (isFirst || reference === null) return;
  const { id, authorName, side, body } = message;
  await deps.support.addMessage(reference, ticketOf(deps, found), {
    id,
    authorName,
    body: threadMails.withFiles(body, found.fileNames),
    isFromRequester: side === 'SELLER',
  });
}

const factsOf = ({ database }: Deps, ids: Added) =>
  database.read({ sellerId: ids.sellerId }, (db) => ticketFacts(db, ids));

async function opened(deps: Deps, found: Facts | undefined): Promise<string | null> {
  if (!found) return null;
  const { sellerId, saleId, id } = found.thread;
  const ticket = await deps.support.openTicket(ticketOf(deps, found));
  await deps.database.write({ sellerId }, (db) => saveThread(db, { sellerId, saleId, id }, { ticket }));
  return ticket;
}

type Facts = NonNullable<Awaited<ReturnType<typeof ticketFacts>>>;

function ticketOf(
  { config }: Deps,
  { thread, message, orderNumber: order, sellerName: seller, authorEmail, fileNames }: Facts,
): Ticket {
  const { category, claim, saleId: sale, id } = thread;
  const link = `${config.siteBaseUrl}/orders/${sale}/contact/`;
  const mailbox = config.mailboxes[mailboxOf[category]];
  return {
    id,
    subject: threadMails.subject({ order, category }),
    body: threadMails.body({ order, seller, category, claim, link }, threadMails.withFiles(message.body, fileNames)),
    mailbox,
    tags: ['order', category.toLowerCase()],
    requester: { name: message.authorName, email: authorEmail ?? mailbox },
  };
}
