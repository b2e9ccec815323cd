/**
 * The buyer takes units that another seller offers for missing ones, in one step: a new order of that seller, paid from the
 * wallet, where the refund of the missing ones lies; on credit where the first order was, for the refund lowered that debt. Runs in system scope, for it writes in the rows of another seller.
 */
import type { Currency } from '@quayside/contract/common';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { buyerIdOf, destinationIn, lockServing, queueRanks, takeStock } from '../../offers/offers.public.ts';
import { lockReplacement, type ReplacementRecord, saveAnswer } from '../../replacements/replacements.public.ts';
import { expirePromotions, lockWallet, payFromWallet, refuseWallet } from '../../wallets/wallets.public.ts';
import { refuse } from '../orders.errors.ts';
import { findOrder, saleOfOrder } from '../orders.read-model.ts';
import type { OrderRecord } from '../orders.repository.ts';
import { isStillOffered, replacementPaidBy } from '../replacement-payment.ts';
import { placeOrder } from './place-order.ts';

type Asked = { readonly sellerId: string; readonly replacementId: string };

/** Gives the new order's id; a second call the same. Refuses with `replacement_gone`, `wallet_too_low`. */
export async function acceptReplacement(write: Write, { sellerId, replacementId }: Asked): Promise<string> {
  const { db, now } = write;
  const buyerId = buyerIdOf(write.actor);
  await expirePromotions(db, buyerId, now);
  const offered = present(await lockReplacement(db, sellerId, replacementId), 'it was found before');
  if (offered.orderId !== null) return offered.orderId;
  const { country, offer, quantity } = await stillThere(write, offered);
  const { currency, unitPriceMinor, gtin, productName, brandName, offerId } = offered;
  const totalMinor = unitPriceMinor * BigInt(quantity);
  const orderId = newId();
  const line = { offerId, gtin, productName, brandName, quantity, unitSize: offer.unitSize, unitPriceMinor };
  const found = await saleOfOrder(db, offered.sourceSellerId, offered.sourceSaleId);
  const first = found ? await findOrder(db, buyerId, found.orderId) : undefined;
  const paid = await paidHow(write, first, { buyerId, orderId, currency, totalMinor });
  await placeOrder(write, {
    // Where the first order goes, and on whose invoice.
    ...{ billTo: first?.billTo ?? null, deliverTo: first?.deliverTo ?? null },
    ...{ orderId, buyerId, currency, destinationCountry: country, ...paid },
    ...{ shares: [{ sellerId, shippingMinor: 0n, lines: [line] }] },
  });
  await queueRanks(write, await takeStock(db, [{ sellerId, offerId, quantity }], now));
  await saveAnswer(db, { ...offered, status: 'ACCEPTED', orderId, version: offered.version + 1 });
  await emit(db, now, 'order.placed', { buyerId, orderId });
  return orderId;
}

type Priced = {
  readonly buyerId: string;
  readonly orderId: string;
  readonly currency: Currency;
  readonly totalMinor: bigint;
};

/** Refuses with `wallet_too_low`. */
async function paidHow({ db, now }: Write, first: OrderRecord | undefined, priced: Priced) {
  const { totalMinor, ...payment } = priced;
  await lockWallet(db, priced.buyerId);
  const paidBy = await replacementPaidBy(db, first, { ...priced, now });
  if (paidBy === null) throw refuseWallet('wallet_too_low');
  if (paidBy === 'CREDIT')
    return { walletMinor: 0n, paymentMethod: paidBy, daysDeferred: first?.daysDeferred ?? 0, spendOnlyMinor: 0n };
  const spendOnlyMinor = await payFromWallet(db, { ...payment, amountMinor: totalMinor, at: now });
  return { walletMinor: totalMinor, paymentMethod: paidBy, daysDeferred: 0, spendOnlyMinor };
}

/** While its seller's promise holds and the goods are there; its price is the one that was promised. */
async function stillThere({ db, actor, now }: Write, offered: ReplacementRecord) {
  const { offerId, sellerId, offeredQuantity } = offered;
  const destination = await destinationIn(db, buyerIdOf(actor));
  const [offer] = await lockServing(db, [{ offerId, sellerId }], destination);
  if (!isStillOffered(offered, now) || offeredQuantity === null || !offer || offer.stock < offeredQuantity)
    throw refuse('replacement_gone');
  return { country: destination.country, offer, quantity: offeredQuantity };
}
