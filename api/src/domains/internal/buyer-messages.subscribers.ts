/** Mails to buying companies about what others decided: claims, credit, goods that another seller offers. */

import type { Currency } from '@quayside/contract/common';
import { buyerMails } from '@quayside/contract/messages/buyer-mails';
import type { MailText } from '@quayside/contract/messages/mail-layout';
import { moneyLabel } from '@quayside/contract/money-label';
import { v5 } from 'uuid';
import { money, toWire } from '../../kernel/money.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Event, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { decidedClaimOf } from '../claims/claims.public.ts';
import { deadlineLabel } from '../notifications/notifications.public.ts';
import { findOrder, saleOfOrder } from '../orders/orders.public.ts';
import { isAllLostOnward, salesInShipment } from '../packages/packages.public.ts';
import { mailedOffer } from '../replacements/replacements.public.ts';
import { saleOf } from '../sales/sales.public.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { isAllLost } from '../shipments/shipments.public.ts';
import { wasClaimedAsLost } from './messages.read-model.ts';

/** Nobody knows a buyer's time zone. */
const timeZone = 'UTC';
const told = (minor: bigint, currency: Currency) => moneyLabel(toWire(money(minor, currency)));

export const buyerMessageSubscribers: readonly Subscriber[] = [
  ...(['claim.decide', 'claim.accept'] as const).map((topic) =>
    subscriber(`messages.${topic}`, topic, async ({ sellerId, claimId, buyerId }, event, deps) => {
      const claim = await deps.database.read({ sellerId }, (db) => decidedClaimOf(db, sellerId, claimId));
      if (claim) await sendTo(deps, event, buyerId, claimMail(claim, await isOnCredit(deps, claim)));
    }),
  ),
  subscriber(
    'messages.replacement_offered',
    'replacement.offered',
    async ({ sellerId, replacementId }, event, deps) => {
      const offer = await deps.database.read('system', (db) => mailedOffer(db, sellerId, replacementId));
      if (!offer) return;
      const { orderNumber: order, productName: goods, quantity, totalMinor, currency, until } = offer;
      const total = told(totalMinor, currency);
      const mail = buyerMails.replacementOffered({
        order,
        goods,
        quantity,
        total,
        until: deadlineLabel(until, timeZone),
      });
      await sendTo(deps, event, offer.buyerId, mail);
    },
  ),
  subscriber('messages.goods_lost', 'shipment.moved', async ({ sellerId, saleId, status }, event, deps) => {
    if (status === 'LOST') await tellLost(deps, event, { sellerId, saleId }, isAllLost);
    if (status === 'RETURNED_TO_SENDER') await tellNothingLeft(deps, event, { sellerId, saleId });
  }),
  // Numbers that are added and removed again tell it once, and nothing that was claimed as lost before.
  subscriber('messages.goods_lost', 'shipment.none_left', async (of, event, deps) => {
    if (await deps.database.read('system', (db) => wasClaimedAsLost(db, of, event.createdAt))) return;
    await tellNothingLeft(deps, { ...event, id: v5('none_left', of.saleId) }, of);
  }),
  subscriber('messages.goods_lost', 'package.resolved', async ({ sellerId, saleId, resolution }, event, deps) => {
    if (resolution !== 'RETURN_TO_SELLER' && resolution !== 'DISPOSE') return;
    if (await deps.database.read('system', (db) => isAllLostOnward(db, sellerId, saleId)))
      await tellLost(deps, event, { sellerId, saleId }, isAllLostOnward);
  }),
  subscriber('messages.goods_lost', 'warehouse_shipment.troubled', async ({ shipmentId, journey }, event, deps) => {
    if (journey !== 'LOST') return;
    const sales = await deps.database.read('system', (db) => salesInShipment(db, shipmentId));
    for (const one of sales) await tellLost(deps, event, one, isAllLostOnward);
  }),
  subscriber('messages.goods_back', 'sale.goods_back', async ({ sellerId, saleId, deadline }, event, deps) => {
    const sale = await deps.database.read('system', (db) => saleOf(db, sellerId, saleId));
    if (sale)
      await sendTo(
        deps,
        event,
        sale.buyerId,
        buyerMails.goodsBack(sale.orderNumber, deadlineLabel(deadline, timeZone)),
      );
  }),
  subscriber('messages.target_met', 'watchlist.buyer_target_met', ({ buyerId }, event, deps) =>
    sendTo(deps, event, buyerId, buyerMails.targetMet()),
  ),
  subscriber('messages.credit_changed', 'buyer.credit_changed', async ({ buyerId, isEnded, reason }, event, deps) => {
    const buyer = await deps.database.read('none', (db) => buyerOf(db, buyerId));
    if (!buyer) return;
    const limit = told(buyer.creditLimitMinor ?? 0n, 'EUR');
    const mail = isEnded
      ? buyerMails.creditEnded(reason, deps.config.mailboxes.support)
      : buyerMails.creditChanged({ limit, days: buyer.daysDeferred, reason });
    await sendTo(deps, event, buyerId, mail);
  }),
  subscriber('messages.credit_decided', 'buyer.credit_decided', async ({ buyerId, status }, event, deps) => {
    const buyer = await deps.database.read('none', (db) => buyerOf(db, buyerId));
    if (!buyer) return;
    const limit = told(buyer.creditLimitMinor ?? 0n, 'EUR');
    const mail =
      status === 'APPROVED'
        ? buyerMails.creditApproved({ limit, days: buyer.daysDeferred })
        : buyerMails.creditDeclined(deps.config.mailboxes.support);
    await sendTo(deps, event, buyerId, mail);
  }),
];

type OfSale = { readonly sellerId: string; readonly saleId: string };
type IsAllLost = (db: Db, sellerId: string, saleId: string) => Promise<boolean>;

/** What is lost altogether is claimed by the system; of a part only the buyer knows which it is. */
async function tellLost(deps: Deps, event: Event, { sellerId, saleId }: OfSale, isAll: IsAllLost): Promise<void> {
  const found = await deps.database.read('system', async (db) => {
    const sale = await saleOf(db, sellerId, saleId);
    return sale && { sale, isAll: await isAll(db, sellerId, saleId) };
  });
  if (!found) return;
  const { orderNumber, buyerId } = found.sale;
  // Goods of several orders may be lost together: a mail for each.
  await sendTo(deps, { ...event, id: v5(saleId, event.id) }, buyerId, buyerMails.goodsLost(orderNumber, found.isAll));
}

/** The rest went back: what was told as lost in part is claimed altogether. */
async function tellNothingLeft(deps: Deps, event: Event, { sellerId, saleId }: OfSale): Promise<void> {
  if (await deps.database.read('system', (db) => isAllLost(db, sellerId, saleId)))
    await tellLost(deps, event, { sellerId, saleId }, isAllLost);
}

type DecidedClaim = NonNullable<Awaited<ReturnType<typeof decidedClaimOf>>>;

/** Refunds of such an order lower what is owed for it. */
const isOnCredit = (deps: Deps, { sellerId, saleId }: DecidedClaim): Promise<boolean> =>
  deps.database.read('system', async (db) => {
    const found = await saleOfOrder(db, sellerId, saleId);
    const order = found && (await findOrder(db, found.buyerId, found.orderId));
    return order?.paymentMethod === 'CREDIT';
  });

function claimMail(claim: DecidedClaim, isOwed: boolean): MailText {
  const { number, orderNumber, resolution, approvedMinor, currency, decisionNote, appealUntil } = claim;
  const about = { claim: number, order: orderNumber, reason: decisionNote || null };
  if (resolution === 'RESHIP') return buyerMails.claimToBeSent(about);
  return buyerMails.claimDecided({
    ...{ ...about, isOwed },
    refund: approvedMinor === null || approvedMinor === 0n ? null : told(approvedMinor, currency),
    appealUntil: appealUntil === null ? null : deadlineLabel(appealUntil, timeZone),
  });
}

async function sendTo(deps: Deps, event: Event, buyerId: string, text: MailText): Promise<void> {
  const buyer = await deps.database.read('none', (db) => buyerOf(db, buyerId));
  if (!buyer) return;
  await deps.messages.send(v5(buyer.email, event.id), { channel: 'EMAIL', recipient: buyer.email, ...text });
}
