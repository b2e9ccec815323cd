/**
 * Mail and text messages caused by events. Each message's id follows from the event and the recipient, so a repeated
 * delivery sends nothing. Secrets are made here, at the last moment, and are in no event.
 */

import { blockedOfferMessages } from '@quayside/contract/messages/blocked-offers';
import { buyerMails } from '@quayside/contract/messages/buyer-mails';
import { claimMessages } from '@quayside/contract/messages/claims';
import type { MailText } from '@quayside/contract/messages/mail-layout';
import { mails, textMessages } from '@quayside/contract/messages/mails';
import { offerMessages } from '@quayside/contract/messages/offers';
import { sellerMail } from '@quayside/contract/messages/seller-mails';
import { teamMessages } from '@quayside/contract/messages/team';
import { warehousePeopleMessages } from '@quayside/contract/messages/warehouse-people';
import { moneyLabel } from '@quayside/contract/money-label';
import { teamRoles } from '@quayside/contract/team-values';
import { warehouseRoles } from '@quayside/contract/warehouse-people';
import { v5 } from 'uuid';
import type { Heard, TopicOf } from '../../kernel/events.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Event, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { makeResetSecret, sendableSecretOf } from '../auth/auth.public.ts';
import { deadlineLabel } from '../notifications/notifications.public.ts';
import { mailedOrder } from '../orders/orders.public.ts';
import { lossLink, lossTold } from '../second-factors/second-factors.public.ts';
import { buyerOf, sellerById } from '../sellers/sellers.public.ts';
import { accountById, ownerAddresses, ownerPhones, peopleWith } from '../users/users.public.ts';
import { mailedEnd, mailedRejection, mailedWithdrawal } from '../wallets/wallets.public.ts';

type EvidenceTopic = 'claim.triage' | 'claim.remind';
type ClaimTopic = EvidenceTopic | 'claim.evidence_timeout' | 'claim.ship_again';
type MailedOrder = NonNullable<Awaited<ReturnType<typeof mailedOrder>>>;

export const messageSubscribers: readonly Subscriber[] = [
  subscriber('messages.secret', 'auth.secret_made', sendSecret),
  subscriber('messages.reset', 'auth.reset_requested', ({ email }, event, deps) =>
    makeResetSecret(deps, email, event.id),
  ),
  toAsker('withdrawal.asked', async (deps, asked) => {
    const told = await mailedWithdrawal(deps, asked);
    return told && mails.withdrawalCode(told);
  }),
  toAsker('withdrawal.ended', async (deps, asked) => {
    const told = await mailedEnd(deps, asked);
    return told && buyerMails.withdrawalEnded(told);
  }),
  toAsker('withdrawal.rejected', async (deps, asked) => {
    const told = await mailedRejection(deps, asked);
    return told && mails.withdrawalRejected(told);
  }),
  toUser('catalogue.request_answered', (_deps, told) => mails.requestAnswered(told)),
  toUser('auth.password_changed', ({ config }) => mails.passwordChanged(config.mailboxes.support)),
  toUser('user.second_factor_on', ({ config }) => mails.secondFactorOn(config.mailboxes.support)),
  toUser('user.passkey_added', ({ config }) => mails.passkeyAdded(config.mailboxes.support)),
  subscriber('messages.seller_closed', 'seller.closed', ({ email, company }, event, deps) =>
    sendMail(deps, event, email, mails.companyClosed(company, deps.config.mailboxes.support)),
  ),
  toUser('user.second_factor_off', ({ config }) => mails.secondFactorOff(config.mailboxes.support)),
  subscriber('messages.second_factor_lost', 'user.second_factor_lost', async ({ email, lossId }, event, deps) => {
    await sendMail(deps, event, email, mails.secondFactorLost(lossLink(deps.config, lossId)));
    await lossTold(deps, lossId);
  }),
  subscriber('messages.second_factor_taken', 'user.second_factor_taken', ({ email }, event, deps) =>
    sendMail(deps, event, email, mails.secondFactorTaken(deps.config.mailboxes.support)),
  ),
  toUser('auth.refresh_reused', ({ config }) => mails.sessionEnded(config.mailboxes.support)),
  subscriber('messages.email_change_asked', 'user.email_change_asked', ({ oldEmail }, event, deps) =>
    sendMail(deps, event, oldEmail, mails.emailChangeAsked(deps.config.mailboxes.support)),
  ),
  toUser('user.phone_changed', ({ config }) => mails.phoneChanged(config.mailboxes.support)),
  subscriber('messages.email_changed', 'user.email_changed', ({ oldEmail }, event, deps) =>
    sendMail(deps, event, oldEmail, mails.emailChanged(deps.config.mailboxes.support)),
  ),
  toUser('webhook.switched_off', () => mails.webhookSwitchedOff()),
  toOwnersOf('seller.vat_invalid', ({ config }) =>
    mails.vatInvalid(`${config.siteBaseUrl}/my-profile/chamber-of-commerce/`),
  ),
  toOwnersOf('seller.fee_decided', ({ config }, { isAgreed }) => mails.feeDecided(isAgreed, config.mailboxes.support)),
  toOwnersOf('bank_account.changed', ({ config }) => mails.bankChanged(config.mailboxes.support)),
  subscriber('messages.bank_account.changed.sms', 'bank_account.changed', textBankChanged),
  toOwnersOf('seller.status_changed', ({ config }, { event, note }) =>
    sellerMail(event, {
      ...{ note, supportMailbox: config.mailboxes.support, profile: `${config.siteBaseUrl}/my-profile/` },
    }),
  ),
  toOwnersOf('offer.blocked', ({ config }, { offerId, productName, reason, note }) =>
    blockedOfferMessages.mails.blocked({
      ...{ productName, note, reason: offerMessages.blocked[reason] },
      link: `${config.siteBaseUrl}/inventory/${offerId}/`,
    }),
  ),
  toOwnersOf('offer.unblocked', ({ config }, { offerId, productName }) =>
    blockedOfferMessages.mails.unblocked(productName, `${config.siteBaseUrl}/inventory/${offerId}/`),
  ),
  toOrderer('order.placed', (order) => {
    if (order.state === 'WAITING') return mails.orderWaits(order);
    if (order.state === 'LENT') return buyerMails.orderOnCredit(order);
    return order.state === 'PAID_AT_ONCE' ? mails.orderPaid(order) : null;
  }),
  toOrderer('order.credit_due', (order) => buyerMails.creditDue(order)),
  toOrderer('order.credit_overdue', (order) => buyerMails.creditOverdue(order)),
  toOrderer('order.paid', (order) => mails.orderPaid(order)),
  toOrderer('order.ended', ({ number, state }) => mails.orderEnded(number, state === 'REFUSED')),
  toBuyer('checkout.expired', () => mails.checkoutExpired()),
  toBuyer('promotion.given', ({ amountMinor, currency, expiresAt }) =>
    mails.promotionGiven({
      amount: moneyLabel(toWire(money(amountMinor, currency))),
      until: deadlineLabel(expiresAt, 'UTC'),
    }),
  ),
  toBuyer('sale.confirmed_reduced', ({ orderNumber, lines }) => mails.saleReduced(orderNumber, lines)),
  toBuyer('sale.declined', ({ orderNumber }) => mails.saleDeclined(orderNumber)),
  toBuyer('sale.expired', ({ orderNumber, endedFrom }) => mails.saleExpired(orderNumber, endedFrom === 'CONFIRMED')),
  toBuyer('sale.cancelled', ({ orderNumber }) => mails.saleCancelled(orderNumber)),
  toClaimant('claim.triage', (claim) => evidenceMail(claim, false)),
  toClaimant('claim.remind', (claim) => evidenceMail(claim, true)),
  toClaimant('claim.ship_again', ({ number, orderNumber, carrier, tracking, trackingUrl }) =>
    mails.claimShippedAgain(number, orderNumber, carrier, tracking, trackingUrl),
  ),
  toClaimant('claim.evidence_timeout', ({ number, orderNumber }) => mails.claimClosed(number, orderNumber)),
  toPayers('payment.approved', ({ orderNumber, payout }, link) =>
    mails.paymentApproved(
      orderNumber,
      link,
      payout ? moneyLabel(toWire(money(payout.amountMinor, payout.currency))) : null,
    ),
  ),
  toPayers('payment.rejected', ({ orderNumber, reason }, link) => mails.paymentRejected(orderNumber, reason, link)),
];

async function sendSecret({ secretId }: { secretId: string }, event: Event, deps: Deps): Promise<void> {
  const secret = await sendableSecretOf(deps, secretId);
  if (!secret) return;
  const { kind, userId, target, link, code } = secret;
  const page = (path: string, name: string, value: string) =>
    `${deps.config.siteBaseUrl}${path}?${name}=${encodeURIComponent(value)}`;
  if (kind === 'phone') {
    const body = textMessages.phoneCode(code, page('/activate-account/', 'code', code));
    await deps.phoneCodes.send(messageId(event, target), target, { body });
    return;
  }
  const texts = {
    email: () => mails.verifyEmail(page('/activate-account/', 'token', link), code),
    activation: () => activationMail(deps, userId, page('/activate-account/', 'secret', link)),
    reset: () => mails.resetPassword(page('/reset-password/', 'secret', link)),
  };
  await sendMail(deps, event, target, await texts[kind]());
}

/** The old contact hears of new bank details on the telephone too: whoever took the mailbox over sees no text messages. */
async function textBankChanged({ sellerId }: { sellerId: string }, event: Event, deps: Deps): Promise<void> {
  const company = await sellerById(deps.database, sellerId);
  if (!company) return;
  const phones = await deps.database.read('none', (db) => ownerPhones(db, sellerId));
  const body = textMessages.bankChanged(company.name, deps.config.mailboxes.support);
  for (const recipient of phones)
    await deps.messages.send(messageId(event, recipient), { channel: 'SMS', recipient, subject: '', body });
}

/** Somebody whom a colleague invited is told by whom, and into what. */
async function activationMail(deps: Deps, userId: string, link: string): Promise<MailText> {
  const account = await deps.database.read('none', (db) => accountById(db, userId));
  const by = account?.user.invitedBy;
  const house = warehouseRoles.find((one) => one === account?.user.role);
  if (by && house) return mails.warehouseInvitation({ by, role: warehousePeopleMessages.roles[house], link });
  const role = teamRoles.find((one) => one === account?.user.role);
  if (!by || !role || !account?.seller || account.user.invitedAt === null) return mails.activate(link);
  return mails.invitation({ by, company: account.seller.name, role: teamMessages.roles[role], link });
}

/** To an address somebody confirmed: any other may be a stranger's. */
function toUser<T extends TopicOf<{ userId: string }>>(
  topic: T,
  text: (deps: Deps, told: Heard<T>) => MailText,
): Subscriber {
  return subscriber(`messages.${topic}`, topic, async (told, event, deps) => {
    const account = await deps.database.read('none', (db) => accountById(db, told.userId));
    if (account?.user.isEmailVerified) await sendMail(deps, event, account.user.email, text(deps, told));
  });
}

/** To whoever asked for the withdrawal; null: there is nothing to tell. */
function toAsker(
  topic: 'withdrawal.asked' | 'withdrawal.rejected' | 'withdrawal.ended',
  text: (deps: Deps, asked: Heard<'withdrawal.asked'>) => Promise<MailText | null>,
): Subscriber {
  return subscriber(`messages.${topic}`, topic, async (asked, event, deps) => {
    const told = await text(deps, asked);
    const account = told && (await deps.database.read('none', (db) => accountById(db, asked.userId)));
    if (told && account) await sendMail(deps, event, account.user.email, told);
  });
}

/** To the company that ordered; null: there is nothing to tell. */
function toOrderer(
  topic: 'order.placed' | 'order.paid' | 'order.ended' | 'order.credit_due' | 'order.credit_overdue',
  text: (order: MailedOrder) => MailText | null,
): Subscriber {
  return subscriber(`messages.${topic}`, topic, async (ids, event, deps) => {
    const order = await mailedOrder(deps, ids);
    const told = order && text(order);
    if (!told) return;
    const [buyer] = await deps.database.flight('none', (db) => [buyerOf(db, ids.buyerId)]);
    if (buyer) await sendMail(deps, event, buyer.email, told);
  });
}

/** To the company that buys. */
function toBuyer<T extends TopicOf<{ buyerId: string }>>(topic: T, text: (told: Heard<T>) => MailText): Subscriber {
  return subscriber(`messages.${topic}`, topic, async (told, event, deps) => {
    const buyer = await deps.database.read('none', (db) => buyerOf(db, told.buyerId));
    if (buyer) await sendMail(deps, event, buyer.email, text(told));
  });
}

/** Tells the buyer of a claim; null: there is nothing to tell. */
function toClaimant<T extends ClaimTopic>(topic: T, text: (claim: Heard<T>) => MailText | null): Subscriber {
  return subscriber(`messages.${topic}`, topic, async (claim, event, deps) => {
    const told = text(claim);
    const buyer = told && (await deps.database.read('none', (db) => buyerOf(db, claim.buyerId)));
    if (told && buyer) await sendMail(deps, event, buyer.email, told);
  });
}

/** Which evidence a claim waits for, and until when; null where it waits for none. A buyer's time zone is not known. */
function evidenceMail(
  { number: claim, orderNumber: order, deadline, wanted }: Heard<EvidenceTopic>,
  isReminder: boolean,
): MailText | null {
  if (deadline === null || wanted.length === 0) return null;
  const kinds = wanted.map((kind) => claimMessages.kinds[kind]);
  return mails.claimNeedsEvidence({ claim, order, wanted: kinds, until: deadlineLabel(deadline, 'UTC'), isReminder });
}

/** To the owners and to everybody who may trigger payments: one of them asked for this one. */
function toPayers<T extends 'payment.approved' | 'payment.rejected'>(
  topic: T,
  text: (payment: Heard<T>, link: string) => MailText,
): Subscriber {
  return subscriber(`messages.${topic}`, topic, async (payment, event, deps) => {
    const recipients = await deps.database.read('none', async (db) => {
      const payers = await peopleWith(db, payment.sellerId, 'payments.trigger');
      return [...new Set([...(await ownerAddresses(db, payment.sellerId)), ...payers.map(({ email }) => email)])];
    });
    const link = `${deps.config.siteBaseUrl}/orders/${payment.saleId}/`;
    for (const recipient of recipients) await sendMail(deps, event, recipient, text(payment, link));
  });
}

/** To the people who own the company, at the addresses they confirmed; null: there is nothing to tell. */
function toOwnersOf<T extends TopicOf<{ sellerId: string }>>(
  topic: T,
  text: (deps: Deps, told: Heard<T>) => MailText | null,
): Subscriber {
  return subscriber(`messages.${topic}`, topic, async (told, event, deps) => {
    const mail = text(deps, told);
    const recipients = mail ? await deps.database.read('none', (db) => ownerAddresses(db, told.sellerId)) : [];
    for (const recipient of recipients) if (mail) await sendMail(deps, event, recipient, mail);
  });
}

function sendMail(deps: Deps, event: Event, recipient: string, text: MailText): Promise<void> {
  return deps.messages.send(messageId(event, recipient), { channel: 'EMAIL', recipient, ...text });
}

const messageId = (event: Event, recipient: string): string => v5(recipient, event.id);
