/** The open cart is read, and the best plan for it found; the write that follows keeps it only if the cart is the same. */

import type { DroppedReason } from '@quayside/contract/cart-values';
import type { Region } from '../../kernel/destination-region.ts';
import { requireVersion } from '../../kernel/versions.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  destinationOf,
  marketOf,
  nearestReason,
  type ServingOffer,
  type UnservedOffer,
  unservedOf,
} from '../offers/offers.public.ts';
import { refuse } from './carts.errors.ts';
import { refuseUnlessAllowed, searchesGoneBy } from './carts.policy.ts';
import { factsOf, openCart, type WholeCart } from './carts.read-model.ts';
import { markOptimizing, unmarkOptimizing } from './carts.repository.ts';
import type { Candidate, Fixed, Plan, SellerTerms } from './optimise.types.ts';
import { solveCart } from './solve-cart.ts';

export type Market = {
  readonly region: Region;
  readonly serving: readonly ServingOffer[];
  /** Where it was asked for. */
  readonly unserved: readonly UnservedOffer[];
};
export type PlannedCart = {
  readonly cartId: string;
  readonly version: number;
  readonly plan: Plan;
  readonly market: Market;
};
type Asked = {
  readonly maximumSellers?: number | undefined;
  readonly seconds: number;
};

const everySeller = 1_000;

/** The open cart; whoever reads it now is told that it is being shared out. Refuses with `cart_not_found`, `stale_version`, `cart_empty`. */
export const beginPlan = (deps: Deps, buyerId: string, version?: number): Promise<WholeCart> =>
  deps.database.write({ buyerId }, async (db) => {
    const whole = await openCart(db, buyerId);
    if (!whole) throw refuse('cart_not_found');
    requireVersion(version, whole.cart);
    refuseUnlessAllowed('OPTIMIZE', factsOf(whole));
    // One that was shared out before can be ordered until the new plan is there.
    const now = deps.clock.now();
    if (whole.cart.status !== 'ALLOCATED') await markOptimizing(db, whole.cart, { now, goneBy: searchesGoneBy(now) });
    return whole;
  });

/** No plan of it was written: nobody waits for this one any more. */
export const endPlan = (deps: Deps, { cart }: WholeCart): Promise<void> =>
  deps.database.write({ buyerId: cart.buyerId }, (db) => unmarkOptimizing(db, cart));

export async function planCart(deps: Deps, whole: WholeCart, { maximumSellers, seconds }: Asked): Promise<PlannedCart> {
  const { cart, lines } = whole;
  const { buyerId } = cart;
  const destination = await destinationOf(deps, buyerId);
  const ids = lines.map(({ productId }) => productId);
  const serving = await marketOf(deps, ids, destination);
  const served = new Set(serving.map(({ productId }) => productId));
  const lost = ids.filter((id) => !served.has(id));
  const market = { region: destination.region, serving, unserved: await unservedOf(deps, lost, destination) };
  const candidates = candidatesOf(lines, serving);
  const plan = await solveCart(
    deps,
    {
      lines: lines.map(({ id, quantity, targetMinor }) => ({ id, quantity, targetMinor })),
      ...{ candidates, maximumSellers: maximumSellers ?? everySeller, fixed: chosenByHand(whole, candidates) },
      terms: termsBySeller(market),
      unserved: unservedByLine(lines, market),
    },
    seconds,
  );
  return { cartId: cart.id, version: cart.version, plan, market };
}

type Line = { readonly id: string; readonly productId: string };

/** What serves the destination, by line of the cart. */
export function candidatesOf(lines: readonly Line[], serving: readonly ServingOffer[]): Candidate[] {
  const byProduct = new Map(lines.map(({ productId, id }) => [productId, id]));
  return serving.flatMap(({ productId, ...offer }) => {
    const lineId = byProduct.get(productId);
    return lineId === undefined ? [] : [{ ...offer, lineId }];
  });
}

export function termsBySeller({ serving, region }: Market): ReadonlyMap<string, SellerTerms> {
  const terms = new Map<string, SellerTerms>();
  for (const offer of serving) if (!terms.has(offer.sellerId)) terms.set(offer.sellerId, termsOf(offer, region));
  return terms;
}

/** Why offers of a line do not serve the destination; a line that nobody offers is absent. */
export function unservedByLine(lines: readonly Line[], { unserved }: Market): ReadonlyMap<string, DroppedReason> {
  const byProduct = Map.groupBy(unserved, ({ productId }) => productId);
  return new Map(
    lines.flatMap(({ id, productId }): [string, DroppedReason][] => {
      const reason = nearestReason((byProduct.get(productId) ?? []).map((one) => one.reason));
      return reason === null ? [] : [[id, reason]];
    }),
  );
}

/** What the buyer chose stays, as long as the seller has it. */
function chosenByHand({ allocationLines }: WholeCart, candidates: readonly Candidate[]): Fixed[] {
  const byHand = allocationLines.filter(({ reason }) => reason === 'BY_HAND');
  if (byHand.length === 0) return [];
  const offers = new Map(candidates.map((one) => [`${one.offerId} ${one.lineId}`, one]));
  return byHand.flatMap(({ lineId, offerId, quantity }) => {
    const offer = offers.get(`${offerId} ${lineId}`);
    return offer && quantity <= offer.stock && quantity % offer.unitSize === 0 ? [{ offer, quantity }] : [];
  });
}

/** Minimum order value and shipping cost where the goods go; a company that says nothing asks nothing. */
export function termsOf({ terms }: Pick<ServingOffer, 'terms'>, region: Region): SellerTerms {
  const own = terms.find((one) => one.region === region);
  return { minimumMinor: BigInt(own?.minimumMinor ?? '0'), shippingMinor: BigInt(own?.shippingMinor ?? '0') };
}
