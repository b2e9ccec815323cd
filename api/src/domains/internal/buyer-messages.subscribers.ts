/** Mails to buying companies about what others decided: claims, credit, goods that another seller offers. */

import type { Currency } from '@quayside/contract/common';
import { buyerMails } from '@quayside/contract/messages/buyer-mails';
import type { MailText } from '@quayside/contract/messages/mail-layout';
import { moneyLabel } from '@quayside/contract/money-label';
import { endedStatuses } from '@quayside/contract/package-values';
import { v5 } from 'uuid';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Event, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { decidedClaimOf } from '../claims/claims.public.ts';
import { deadlineLabel } from '../notifications/notifications.public.ts';
import { invoiceContent } from '../order-invoices/order-invoices.public.ts';
import { departureFromSeller, departureFromWarehouse, findOrder, saleOfOrder } from '../orders/orders.public.ts';
import { isExpectedByUs, salesInShipment } from '../packages/packages.public.ts';
import { mailedOffer } from '../replacements/replacements.public.ts';
import { isLostAltogether, saleOf } from '../sales/sales.public.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { claimedAsLost, isLostMeanwhile } from './messages.read-model.ts';

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
  // What the system claims is told with its claim; of a part only the buyer knows what is missing.
  subscriber('messages.goods_claimed', 'claim.submit_lost_shipment', async ({ sellerId, claimId }, event, deps) => {
    const found = await deps.database.read('system', (db) => claimedAsLost(db, sellerId, claimId));
    if (found) await sendTo(deps, event, found.buyerId, buyerMails.goodsClaimed(found));
  }),
  subscriber('messages.goods_lost', 'shipment.moved', async ({ sellerId, saleId, shipmentId, status }, event, deps) => {
    if (status === 'RETURNED_TO_SENDER') await tellNothingLeft({ sellerId, saleId }, event, deps);
    if (status !== 'LOST') return;
    // Once a day for all parcels of a shipment.
    const id = v5(`lost ${shipmentId} ${event.createdAt.slice(0, 10)}`, saleId);
    // What does not come to our warehouse is claimed by itself, and told with its claim, or now, where another one is open.
    const [isClaimed, isMeanwhile] = await deps.database.read('system', async (db) => [
      await isExpectedByUs(db, sellerId, saleId),
      await isLostMeanwhile(db, sellerId, saleId),
    ]);
    await tellLost(deps, { ...event, id }, { sellerId, saleId }, ({ orderNumber }) => {
      if (!isClaimed) return buyerMails.goodsLostInPart(orderNumber);
      return isMeanwhile ? buyerMails.goodsLostInPartMeanwhile(orderNumber) : null;
    });
  }),
  subscriber('messages.goods_lost', 'shipment.none_left', tellNothingLeft),
  subscriber('messages.goods_lost', 'package.resolved', async ({ sellerId, saleId, resolution }, event, deps) => {
    if (resolution === 'RETURN_TO_SELLER' || resolution === 'DISPOSE')
      await tellNothingLeft({ sellerId, saleId }, event, deps);
  }),
  subscriber('messages.goods_lost', 'warehouse_shipment.troubled', async ({ shipmentId, journey }, event, deps) => {
    if (journey !== 'LOST') return;
    const sales = await deps.database.read('system', (db) => salesInShipment(db, shipmentId));
    // Goods of several orders may be lost together: a mail for each.
    for (const one of sales)
      await tellLost(deps, { ...event, id: v5(one.saleId, event.id) }, one, ({ orderNumber }) =>
        buyerMails.goodsLostInPart(orderNumber),
      );
  }),
  subscriber('messages.goods_left', 'shipment.moved', async ({ sellerId, saleId, shipmentId, status }, event, deps) => {
    if (status !== 'IN_TRANSIT' && status !== 'OUT_FOR_DELIVERY') return;
    const of = { sellerId, saleId };
    const left = await deps.database.read('system', (db) => departureFromSeller(db, of, shipmentId));
    await tellLeft(deps, event, { left, shipmentId, saleId });
  }),
  subscriber('messages.goods_left', 'warehouse_shipment.dispatched', async ({ shipmentId }, event, deps) => {
    const sales = await deps.database.read('system', (db) => salesInShipment(db, shipmentId));
    for (const of of sales) {
      const left = await deps.database.read('system', (db) => departureFromWarehouse(db, of, shipmentId));
      if (left) await tellLeft(deps, event, { left, shipmentId: tripOf(shipmentId, left), saleId: of.saleId });
    }
  }),
  subscriber('messages.order_invoiced', 'order.invoiced', async (told, event, deps) => {
    const paper = await invoiceContent(deps.database, told);
    const order = await deps.database.read({ buyerId: told.buyerId }, (db) =>
      findOrder(db, told.buyerId, told.orderId),
    );
    if (!paper || !order) return;
    const { number, currency, grossMinor, credits } = paper;
    const total = moneyLabel(toWire(money(BigInt(grossMinor), currency)));
    const mail = buyerMails.invoiceIssued({ number, order: order.number, total, isCredit: credits !== null });
    await sendTo(deps, event, told.buyerId, mail);
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

/** A hand-over that was taken back and made again is the same one; with other numbers, or after a return, it is told anew. */
const tripOf = (shipmentId: string, { mail, trip }: NonNullable<Awaited<ReturnType<typeof departureFromWarehouse>>>) =>
  [shipmentId, trip, mail.carrier, ...mail.numbers].join(' ');

type Left = {
  readonly left: Awaited<ReturnType<typeof departureFromSeller>>;
  readonly shipmentId: string;
  readonly saleId: string;
};

/** Once for each shipment, whatever is told of it afterwards. */
async function tellLeft(deps: Deps, event: Event, { left, shipmentId, saleId }: Left): Promise<void> {
  const once = { ...event, id: v5(`left ${shipmentId}`, saleId) };
  if (left) await sendTo(deps, once, left.buyerId, buyerMails.goodsLeft(left.mail));
}

const hasEnded = ({ status }: { readonly status: string }): boolean => endedStatuses.some((ended) => ended === status);

type OfSale = { readonly sellerId: string; readonly saleId: string };

/** What was lost before is all of it, now that the rest went back, or is sent no more. */
function tellNothingLeft({ sellerId, saleId }: OfSale, event: Event, deps: Deps): Promise<void> {
  return tellLost(deps, event, { sellerId, saleId }, () => null);
}

type Sale = NonNullable<Awaited<ReturnType<typeof saleOf>>>;

/**
 * Nothing to those who have their money back, nor where all is lost and claimed; another open claim keeps it from that. `inPart`: what is
 * told where something may still come.
 */
async function tellLost(deps: Deps, event: Event, of: OfSale, inPart: (sale: Sale) => MailText | null): Promise<void> {
  const { sellerId, saleId } = of;
  const found = await deps.database.read('system', async (db) => {
    const sale = await saleOf(db, sellerId, saleId);
    if (!sale || hasEnded(sale)) return undefined;
    const isAll = await isLostAltogether(db, sellerId, saleId);
    const isHeld = isAll && (await isLostMeanwhile(db, sellerId, saleId));
    return { sale, isAll, isHeld };
  });
  if (!found || (found.isAll && !found.isHeld)) return;
  const { orderNumber, buyerId } = found.sale;
  const mail = found.isAll ? buyerMails.goodsLostMeanwhile(orderNumber) : inPart(found.sale);
  // All of it is told once, whichever shipment was told of last.
  const once = found.isAll ? { ...event, id: v5(`lost meanwhile ${saleId}`, saleId) } : event;
  if (mail) await sendTo(deps, once, buyerId, mail);
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
