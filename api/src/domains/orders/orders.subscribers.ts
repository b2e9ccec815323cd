/** Questions about orders go where our own people answer; what ended without delivery can be sold again, and is refunded. */
import { buyerMails } from '@quayside/contract/messages/buyer-mails';
import { buyerOrderMessages as words } from '@quayside/contract/messages/buyer-orders';
import { v5 } from 'uuid';
import { changeUpon, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { accountById } from '../users/users.public.ts';
import { issueOf, saleIdsOf } from './orders.read-model.ts';
import { refundOrder } from './use-cases/refund-order.ts';
import { refundShipping } from './use-cases/refund-shipping.ts';
import { releaseStock } from './use-cases/release-stock.ts';

export const orderSubscribers: readonly Subscriber[] = [
  ...(['sale.declined', 'sale.expired', 'sale.cancelled'] as const).flatMap((topic) => [
    changeUpon('orders.release_stock', topic, () => 'system', releaseStock),
    changeUpon('orders.refund_shipping', topic, () => 'system', refundShipping),
  ]),
  // Posted once per event; so it was named before orders knew what is owed.
  changeUpon(
    'wallets.refund',
    'sale.refunded',
    ({ buyerId }) => ({ buyerId }),
    ({ db }, { buyerId, saleId, currency, source, amountMinor }, { id: causeId, createdAt: at }) =>
      refundOrder(db, { buyerId, saleId, currency, source, amountMinor, causeId, at }),
  ),
  subscriber('orders.issue', 'order.issue', async (asked, _, deps) => {
    const found = await issueOf(deps.database, asked.buyerId, asked.issueId);
    if (!found) return;
    const { issue, number } = found;
    const account = await deps.database.read('none', (db) => accountById(db, issue.askedBy));
    const email = account?.user.email ?? '';
    const sales = await deps.database.read('system', (db) => saleIdsOf(db, issue.buyerId, issue.orderId));
    const links = sales.map((id) => `${deps.config.siteBaseUrl}/orders/${id}/`);
    // The same id opens no second ticket.
    await deps.support.openTicket({
      ...{
        id: issue.id,
        subject: words.issueSubject(number, issue.category),
        mailbox: deps.config.mailboxes.support,
      },
      body: words.issueBody({ name: issue.askedByName, email, number, message: issue.message, links }),
      tags: ['order', issue.category.toLowerCase()],
      requester: { name: issue.askedByName, email },
    });
  }),
  subscriber('orders.issue_answered', 'order.issue_answered', async (asked, event, deps) => {
    const found = await issueOf(deps.database, asked.buyerId, asked.issueId);
    if (!found?.issue.answer) return;
    const { issue, number } = found;
    const account = await deps.database.read('none', (db) => accountById(db, issue.askedBy));
    if (!account) return;
    const { email: recipient } = account.user;
    const mail = buyerMails.questionAnswered({ order: number, question: issue.message, answer: found.issue.answer });
    await deps.messages.send(v5(recipient, event.id), { channel: 'EMAIL', recipient, ...mail });
  }),
];
