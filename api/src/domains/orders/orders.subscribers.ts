/** Questions about orders go where our own people answer. */
import { buyerOrderMessages as words } from '@quayside/contract/messages/buyer-orders';
import { z } from 'zod';
import { type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { accountById } from '../users/users.public.ts';
import { issueOf } from './orders.read-model.ts';

export const orderSubscribers: readonly Subscriber[] = [
  subscriber(
    'orders.issue',
    'order.issue',
    z.looseObject({ buyerId: z.uuid(), issueId: z.uuid() }),
    async (asked, _, deps) => {
      const found = await issueOf(deps.database, asked.buyerId, asked.issueId);
      if (!found) return;
      const { issue, number } = found;
      const account = await deps.database.read('none', (db) => accountById(db, issue.askedBy));
      // The same id opens no second ticket.
      await deps.support.openTicket({
        ...{
          id: issue.id,
          subject: words.issueSubject(number, issue.category),
          mailbox: deps.config.mailboxes.support,
        },
        ...{ body: issue.message, tags: ['order', issue.category.toLowerCase()] },
        requester: { name: issue.askedByName, email: account?.user.email ?? '' },
      });
    },
  ),
];
