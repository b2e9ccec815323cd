/** Keys outlive a new password of their maker (decision 0055): who can revoke them hears which there are. */
import { apiKeyMails } from '@quayside/contract/messages/api-key-mails';
import { v5 } from 'uuid';
import type { Deps } from '../../platform/deps.ts';
import { type Event, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { accountById, peopleWith } from '../users/users.public.ts';
import { keysMadeBy } from './api-keys.repository.ts';

export const apiKeySubscribers: readonly Subscriber[] = [
  subscriber('api_keys.tell_reset', 'auth.password_reset', ({ userId }, event, deps) => tellKept(deps, event, userId)),
];

async function tellKept(deps: Deps, event: Event, userId: string): Promise<void> {
  const { keys, maker, others } = await deps.database.read('none', async (db) => {
    const made = await keysMadeBy(db, userId);
    const account = made.length === 0 ? null : await accountById(db, userId);
    const { sellerId = null, buyerId = null } = account?.user ?? {};
    const admins = sellerId === null ? [] : await peopleWith(db, sellerId, 'apikeys.manage');
    const buyer = buyerId === null ? null : await buyerOf(db, buyerId);
    return {
      keys: made,
      maker: account?.user,
      others: [...admins, ...(buyer ? [buyer] : [])].map(({ email }) => email),
    };
  });
  if (!maker) return;
  const { email, account: name, sellerId } = maker;
  const { siteBaseUrl, mailboxes } = deps.config;
  const link = sellerId === null ? null : `${siteBaseUrl}/my-profile/api-keys/`;
  for (const recipient of new Set([email, ...others])) {
    const text = apiKeyMails.keptAfterReset({
      maker: recipient === email ? null : name,
      keys,
      link,
      supportMailbox: mailboxes.support,
    });
    await deps.messages.send(v5(`${recipient} api keys`, event.id), { channel: 'EMAIL', recipient, ...text });
  }
}
