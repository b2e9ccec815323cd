/** A cart is shared out among sellers, by the optimiser or by hand (BUY-05, BUY-06). */
import type { DroppedReason } from '@quayside/contract/cart-values';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { toldStock } from '../../offers/offers.public.ts';
import { goodsOf } from '../allocation.rules.ts';
import { refuse, refuseQuantity } from '../carts.errors.ts';
import { refuseUnlessAllowed } from '../carts.policy.ts';
import { cartWithAll, factsOf } from '../carts.read-model.ts';
import {
  type AllocationLineRecord,
  type AllocationRecord,
  allocationLinesOf,
  allocationsOf,
  type CartLineRecord,
  type CartRecord,
  deleteAllocation,
  deleteAllocationLine,
  deleteAllocations,
  insertAllocations,
  putAllocationLine,
  saveAllocation,
  saveCart,
  saveCartLine,
  saveDropped,
} from '../carts.repository.ts';
import { droppedReasons } from '../dropped.rules.ts';
import { nextBestOf } from '../optimise.rules.ts';
import { candidatesOf, type Market, type PlannedCart, termsBySeller, termsOf, unservedByLine } from '../plan-cart.ts';
import { lockedCart } from './change-cart.ts';

/** Refuses with `stale_version` when the cart is not the one that was planned, and with what a cart refuses. */
export async function allocateCart(write: Write, planned: PlannedCart): Promise<void> {
  const { db, now } = write;
  const cart = await lockedCart(write, planned.version);
  if (cart.id !== planned.cartId) throw refuse('cart_not_found');
  // Nothing is of one that was not shared out.
  if (cart.status === 'ALLOCATED') await deleteAllocations(db, cart);
  await savePlan(write, cart, planned);
  const { gap, isProven } = planned.plan;
  await saveCart(db, cart, { status: 'ALLOCATED', gap, isProven, updatedAt: now });
}

async function savePlan({ db }: Write, cart: CartRecord, { plan, market }: PlannedCart): Promise<void> {
  const { serving, region } = market;
  const of = { buyerId: cart.buyerId, cartId: cart.id };
  const bySeller = Map.groupBy(plan.placed, ({ offer }) => offer.sellerId);
  const shares = [...bySeller].flatMap(([sellerId, own]): AllocationRecord[] => {
    const any = serving.find((one) => one.sellerId === sellerId);
    if (!any) return [];
    const terms = termsOf(any, region);
    const goods = own.reduce((sum, { offer, quantity }) => sum + offer.priceMinor * BigInt(quantity), 0n);
    const status = goods < terms.minimumMinor ? 'BELOW_MOV' : 'VALID';
    return [{ ...of, id: newId(), sellerId, sellerName: any.sellerName, status, ...terms }];
  });
  const lines = plan.placed.flatMap(({ lineId, offer, quantity, reason, nextBestMinor }): AllocationLineRecord[] => {
    const share = shares.find(({ sellerId }) => sellerId === offer.sellerId);
    const { offerId, unitSize, priceMinor: unitPriceMinor } = offer;
    return share
      ? [{ ...of, allocationId: share.id, lineId, offerId, quantity, unitSize, unitPriceMinor, reason, nextBestMinor }]
      : [];
  });
  await insertAllocations(db, cart, shares, lines);
  await saveDropped(db, cart, plan.dropped);
}

type ByHand = {
  readonly allocationId: string;
  readonly lineId: string;
  readonly quantity: number;
  readonly version?: number | undefined;
};

type Removed = Omit<ByHand, 'quantity'>;

/**
 * So many pieces of a line from this seller. Refuses with `stale_version`, `cart_not_allocated`, `allocation_not_found`,
 * `cart_line_not_found`, `product_not_found` (not why: that is one seller's affair), `invalid_unit_size`,
 * `allocation_line_quantity_exceeded`, `cart_line_quantity_exceeded`.
 */
export async function allocateByHand(
  write: Write,
  { allocationId, lineId, quantity, version }: ByHand,
  market: Market,
) {
  const { db } = write;
  const { cart, share, line, shareLines } = await allocated(write, { allocationId, lineId, version });
  const isOf = (one: { readonly sellerId: string; readonly productId: string }) =>
    one.sellerId === share.sellerId && one.productId === line.productId;
  const isPlaced = shareLines.some((one) => one.lineId === lineId && one.allocationId === allocationId);
  const offer = market.serving.find(isOf);
  if (!offer) throw notSent(isPlaced && market.unserved.find(isOf)?.reason === 'INSUFFICIENT_STOCK');
  const { offerId, unitSize, stock, priceMinor: unitPriceMinor } = offer;
  if (quantity % unitSize !== 0) throw refuseQuantity('invalid_unit_size', { unitSize });
  if (quantity > stock)
    throw refuseQuantity('allocation_line_quantity_exceeded', { availableQuantity: toldStock(stock) });
  const elsewhere = shareLines
    .filter((one) => one.lineId === lineId && one.allocationId !== allocationId)
    .reduce((sum, one) => sum + one.quantity, 0);
  if (quantity + elsewhere > line.quantity)
    throw refuseQuantity('cart_line_quantity_exceeded', {
      availableQuantity: line.quantity - elsewhere,
      allocationLineQuantity: quantity,
    });
  await putAllocationLine(db, {
    ...{ buyerId: cart.buyerId, cartId: cart.id, allocationId, lineId, offerId, quantity, unitSize, unitPriceMinor },
    ...{ reason: 'BY_HAND', nextBestMinor: nextBestOf(candidatesOf([line], market.serving), { ...share, lineId }) },
  });
  await afterHand(write, cart, line, market);
}

/** Of one seller nothing is told but that there is no more of what was shared out to it; why nobody sends a line, its dropped reason says. */
const notSent = (isSoldOut: boolean) =>
  isSoldOut
    ? refuseQuantity('allocation_line_quantity_exceeded', { availableQuantity: 0 })
    : refuse('product_not_found');

/** Nothing of the line from this seller any more. Refuses as the change does. */
export async function removeByHand(write: Write, removed: Removed, market: Market): Promise<void> {
  const { allocationId, lineId } = removed;
  const { cart, line, shareLines } = await allocated(write, removed);
  if (!shareLines.some((one) => one.lineId === lineId && one.allocationId === allocationId))
    throw refuse('cart_line_not_found');
  await deleteAllocationLine(write.db, cart, allocationId, lineId);
  await afterHand(write, cart, line, market);
}

async function allocated(write: Write, { allocationId, lineId, version }: Removed) {
  const { db } = write;
  const whole = await cartWithAll(db, await lockedCart(write, version));
  refuseUnlessAllowed('CHANGE_ALLOCATIONS', factsOf(whole));
  const share = whole.allocations.find(({ id }) => id === allocationId);
  if (!share) throw refuse('allocation_not_found');
  const line = whole.lines.find(({ id }) => id === lineId);
  if (!line) throw refuse('cart_line_not_found');
  return { cart: whole.cart, share, line, shareLines: whole.allocationLines };
}

/** What is left of the line is told, each seller's minimum is looked at again, and a seller without lines goes. */
async function afterHand({ db, now }: Write, cart: CartRecord, line: CartLineRecord, market: Market): Promise<void> {
  const shares = await allocationsOf(db, cart);
  const shareLines = await allocationLinesOf(db, cart);
  const left = shareLines
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, { quantity }) => sum - quantity, line.quantity);
  await saveCartLine(db, cart, line.id, {
    droppedQuantity: left > 0 ? left : null,
    droppedReason: left > 0 ? leftReason({ shares, shareLines, line, market }, left) : null,
  });
  for (const share of shares) {
    const own = shareLines.filter(({ allocationId }) => allocationId === share.id);
    if (own.length === 0) await deleteAllocation(db, share);
    else await saveAllocation(db, share, { status: goodsOf(own) < share.minimumMinor ? 'BELOW_MOV' : 'VALID' });
  }
  // What was proven was another plan.
  await saveCart(db, cart, { gap: null, isProven: null, updatedAt: now });
}

type Left = {
  readonly shares: readonly AllocationRecord[];
  readonly shareLines: readonly AllocationLineRecord[];
  readonly line: CartLineRecord;
  readonly market: Market;
};

function leftReason({ shares, shareLines, line, market }: Left, left: number): DroppedReason {
  const candidates = candidatesOf([line], market.serving);
  const sellers = new Map(shares.map(({ id, sellerId }) => [id, sellerId]));
  const placed = shareLines.map(({ lineId, allocationId, quantity, offerId, unitPriceMinor: priceMinor }) => ({
    offer: { offerId, priceMinor, sellerId: sellers.get(allocationId) ?? '', lineId },
    quantity,
  }));
  const unserved = unservedByLine([line], market);
  const terms = termsBySeller(market);
  return droppedReasons({ candidates, placed, terms, unserved, isChosen: () => true })(line, left);
}
