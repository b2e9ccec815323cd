/**
 * A checkout becomes an order: what was shown is compared with what is, stock is taken, each seller gets a sale, the wallet
 * is charged. All of it in one transaction or nothing. Runs in system scope, for it writes in the rows of every seller.
 */
import type { Order } from '@quayside/contract/orders';
import { hours, plus } from '../../../kernel/clock.ts';
import type { Region } from '../../../kernel/destination-region.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { money, toWire } from '../../../kernel/money.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { changeOf, goodsOf, lockOpenCart, saveCart, termsOf, type WholeCart } from '../../carts/carts.public.ts';
import {
  buyerIdOf,
  destinationFor,
  lockServing,
  queueRanks,
  type ServingOffer,
  takeStock,
  toldStock,
} from '../../offers/offers.public.ts';
import { type OrderedShare, placeOrder, shownOrder } from '../../orders/orders.public.ts';
import { type BuyerRecord, buyerOf } from '../../sellers/sellers.public.ts';
import { expirePromotions, payFromWallet } from '../../wallets/wallets.public.ts';
import { refuse } from '../checkouts.errors.ts';
import { checkoutRefusal } from '../checkouts.policy.ts';
import { walletIn } from '../checkouts.presenter.ts';
import { lastCompleted, saveCheckout } from '../checkouts.repository.ts';
import { lockedCheckout, type OpenCheckout } from './change-checkout.ts';
import { type Places, readinessOf } from './readiness.ts';

/**
 * Refuses with `buyer_cannot_checkout` (and why), `no_checkout_lines`, `allocation_mov_not_met`, `orderline_price_mismatch`,
 * `orderline_quantity_mismatch`, `checkout_not_found`.
 */
export async function validateCheckout(write: Write, version?: number): Promise<OpenCheckout> {
  const open = await lockedCheckout(write, { version });
  const { buyerId } = open.checkout;
  await expirePromotions(write.db, buyerId, write.now);
  const buyer = present(await buyerOf(write.db, buyerId), 'the signed-in buyer exists');
  const goods = await lockedGoods(write, open.cart, buyer);
  await refuseUnready(write, open, goods);
  await saveCheckout(write.db, open.checkout, { status: 'VALIDATED' });
  return open;
}

type Completion = {
  readonly version?: number | undefined /** The call brought an Idempotency-Key of its own. */;
  readonly isKeyed: boolean;
};

/** Gives the order; to a call that is repeated without a key the same. Refuses as validating does. */
export async function completeCheckout(write: Write, { version, isKeyed }: Completion): Promise<Order> {
  const { db, now, actor } = write;
  const buyerId = buyerIdOf(actor);
  const [openCart, found] = await Promise.all([lockOpenCart(db, buyerId), buyerOf(db, buyerId)]);
  if (!openCart) return orderPlacedAlready(write, isKeyed);
  const buyer = present(found, 'the signed-in buyer exists');
  const open = await lockedCheckout(write, { mustStand: true, version, openCart });
  await expirePromotions(db, buyerId, now);
  // After the wallet, as everybody locks the two.
  const goods = await lockedGoods(write, open.cart, buyer);
  const places = await refuseUnready(write, open, goods);
  const { checkout, cart } = open;
  const orderId = newId();
  const walletMinor = walletIn(checkout, cart);
  const { currency } = cart.cart;
  const paymentMethod = present(checkout.paymentMethod, 'a ready checkout says how it is paid');
  const spendOnlyMinor = await payFromWallet(db, { buyerId, currency, amountMinor: walletMinor, at: now, orderId });
  const order = await placeOrder(write, {
    ...{ orderId, buyerId, currency, destinationCountry: cart.cart.destinationCountry, shares: sharesOf(cart) },
    reference: checkout.reference,
    ...places,
    ...{ walletMinor, paymentMethod, daysDeferred: checkout.daysDeferred, spendOnlyMinor },
  });
  const [soldOut] = await Promise.all([
    takeStock(db, goodsIn(cart), now),
    saveCheckout(db, checkout, { status: 'COMPLETED', orderId }),
    saveCart(db, cart.cart, { status: 'CHECKED_OUT', updatedAt: now }),
    emit(db, now, 'order.placed', { buyerId, orderId }),
  ]);
  await queueRanks(write, soldOut);
  return order;
}

/**
 * There is no cart: the call is a repetition, or there is nothing to order. One with a key was answered by its key; without
 * one the last checkout's own id is the key (as long as keys are kept), unless its order has ended since.
 */
async function orderPlacedAlready({ db, actor, now }: Write, isKeyed: boolean): Promise<Order> {
  const buyerId = buyerIdOf(actor);
  const placed = isKeyed ? null : ((await lastCompleted(db, buyerId))?.orderId ?? null);
  const order = placed === null ? null : await shownOrder(db, buyerId, placed, now);
  if (!order || hasEnded(order) || plus(order.createdAt, keptFor) <= now) throw refuse('no_checkout_lines');
  return order;
}

/** As the answers of calls with a key. */
const keptFor = hours(24);
const hasEnded = ({ status }: Order): boolean => status === 'CANCELLED' || status === 'EXPIRED';

/** Gives where the goods and the invoice go. */
async function refuseUnready({ db, now }: Write, open: OpenCheckout, goods: Goods): Promise<Places> {
  // First: the minimum is asked of the prices that were shown.
  refuseChanged(open.cart, goods);
  refuseBelowMinimum(open.cart, goods);
  const { problem, places } = await readinessOf(db, open, now, goods.buyer);
  if (problem !== null) throw refuse('buyer_cannot_checkout', { reason: problem });
  return places;
}

type Goods = {
  readonly offers: ReadonlyMap<string, ServingOffer>;
  readonly region: Region;
  readonly buyer: BuyerRecord;
};

/** Offers and sellers' terms as they are in this very transaction; the offers stay locked until it ends. */
async function lockedGoods(
  { db }: Write,
  { allocationLines, allocations }: WholeCart,
  buyer: BuyerRecord,
): Promise<Goods> {
  const empty = checkoutRefusal('COMPLETE', { lineCount: allocationLines.length, problem: null });
  if (empty !== null) throw refuse(empty);
  const destination = destinationFor(buyer.country);
  const sellers = new Map(allocations.map(({ id, sellerId }) => [id, sellerId]));
  const wanted = allocationLines.map(({ offerId, allocationId }) => ({
    ...{ offerId, sellerId: sellers.get(allocationId) ?? '' },
  }));
  const offers = new Map((await lockServing(db, wanted, destination)).map((offer) => [offer.offerId, offer]));
  return { offers, region: destination.region, buyer };
}

/** What each seller is to send, with its terms; null when it sends nothing of it any more. */
function sharesNow({ allocations, allocationLines }: WholeCart, { offers, region }: Goods) {
  const lines = Map.groupBy(allocationLines, ({ allocationId }) => allocationId);
  const sellers = new Map([...offers.values()].map((offer) => [offer.sellerId, offer]));
  return allocations.map((share) => {
    const any = sellers.get(share.sellerId);
    return { ...share, lines: lines.get(share.id) ?? [], terms: any ? termsOf(any, region) : null };
  });
}

/** The minimum that its seller asks now, whatever it asked when the cart was shared out. */
function refuseBelowMinimum(cart: WholeCart, goods: Goods): void {
  const wire = (minor: bigint) => toWire(money(minor, cart.cart.currency));
  for (const { lines, terms, sellerName } of sharesNow(cart, goods)) {
    const shortBy = (terms?.minimumMinor ?? 0n) - goodsOf(lines);
    if (terms && shortBy > 0n)
      throw refuse('allocation_mov_not_met', {
        ...{ sellerName, minimum: wire(terms.minimumMinor), shortBy: wire(shortBy) },
      });
  }
}

/** Price, stock and shipping are those that were shown. */
function refuseChanged(cart: WholeCart, goods: Goods): void {
  const gtins = new Map(cart.lines.map(({ id, gtin }) => [id, gtin]));
  for (const line of cart.allocationLines) {
    const offer = goods.offers.get(line.offerId);
    const gtin = gtins.get(line.lineId) ?? '';
    const change = changeOf(line, offer);
    if (change === 'QUANTITY')
      throw refuse('orderline_quantity_mismatch', { gtin, availableQuantity: toldStock(offer?.stock ?? 0) });
    if (change === 'PRICE') throw refuse('orderline_price_mismatch', { gtin });
  }
  for (const { lines, terms, shippingMinor, sellerName } of sharesNow(cart, goods)) {
    if (!terms || terms.shippingMinor === shippingMinor) continue;
    const gtin = gtins.get(lines[0]?.lineId ?? '') ?? '';
    throw refuse('orderline_price_mismatch', { gtin, sellerName, isShipping: true });
  }
}

/** The cart as each of its sellers sends it. */
function sharesOf({ allocations, allocationLines, lines }: WholeCart): OrderedShare[] {
  const wanted = new Map(lines.map((line) => [line.id, line]));
  const shares = Map.groupBy(allocationLines, ({ allocationId }) => allocationId);
  return allocations.map(({ id, sellerId, shippingMinor }) => ({
    ...{ sellerId, shippingMinor },
    lines: (shares.get(id) ?? []).map(({ lineId, offerId, quantity, unitSize, unitPriceMinor }) => {
      const { gtin, productName, brandName } = present(wanted.get(lineId), 'an allocated line stands in the cart');
      return { offerId, gtin, productName, brandName, quantity, unitSize, unitPriceMinor };
    }),
  }));
}

/** What is taken of whom. */
function goodsIn({ allocationLines, allocations }: WholeCart) {
  const sellers = new Map(allocations.map(({ id, sellerId }) => [id, sellerId]));
  return allocationLines.map(({ allocationId, offerId, quantity }) => {
    const sellerId = present(sellers.get(allocationId) ?? null, 'an allocated line has its seller');
    return { sellerId, offerId, quantity };
  });
}
