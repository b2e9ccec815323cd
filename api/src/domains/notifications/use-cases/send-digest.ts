import { notificationMails } from '@quayside/contract/messages/notification-mails';
import { orderMessages } from '@quayside/contract/messages/orders';
import { v5 } from 'uuid';
import type { Deps } from '../../../platform/deps.ts';
import type { Event } from '../../../platform/jobs/jobs.ts';
import { accountById } from '../../users/users.public.ts';
import { deadlineLabel } from '../deadline-label.ts';
import { companyOf, openMoves } from '../orders-at-stake.read-model.ts';
import { unsubscribeLinks } from '../unsubscribe-link.ts';

type Due = { readonly sellerId: string; readonly userId: string; readonly day: string };

/** Sends one person the summary as things stand now. The message's id follows from the event: repeated, it sends nothing. */
export async function sendDigest(deps: Deps, { sellerId, userId, day }: Due, event: Event): Promise<void> {
  const { account, company, moves } = await deps.database.read({ sellerId }, async (db) => ({
    account: await accountById(db, userId),
    company: await companyOf(db, sellerId),
    moves: await openMoves(db, sellerId),
  }));
  if (!account?.maySignIn || !company || moves.counts.length === 0) return;
  const { page, headers } = unsubscribeLinks(deps.config, { sellerId, userId, kind: 'DAILY_DIGEST' });
  const text = notificationMails.digest({
    day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`)),
    counts: moves.counts.map(({ nextAction, count }) => `${orderMessages.nextActions[nextAction]} ${count}`),
    soonest: moves.soonest.map(({ orderNumber, nextAction, deadline }) => ({
      order: orderNumber,
      move: orderMessages.nextActions[nextAction],
      deadline: deadline === null ? '' : deadlineLabel(deadline, company.timeZone),
    })),
    link: `${deps.config.siteBaseUrl}/dashboard/`,
    unsubscribeLink: page,
  });
  const { email } = account.user;
  await deps.messages.send(v5(email, event.id), { channel: 'EMAIL', recipient: email, ...text, headers });
}
