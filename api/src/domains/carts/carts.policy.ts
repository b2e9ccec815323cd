/** What a buyer may do with a cart: the guards that refuse a call, and the actions a read model offers by them. Pure. */
import { type CartAction, type CartNextAction, type CartStatus, cartActions } from '@quayside/contract/cart-values';
import { type Instant, minutes, plus } from '../../kernel/clock.ts';
import { type cartErrors, refuse } from './carts.errors.ts';

export type CartFacts = {
  readonly status: CartStatus;
  readonly lineCount: number;
  /** What each seller was given to send: goods, and the minimum it asked then. */
  readonly shares: readonly { readonly goodsMinor: bigint; readonly minimumMinor: bigint }[];
};

type Code = keyof typeof cartErrors;
type Guard = (facts: CartFacts) => Code | null;

/** Every call is about the open cart: one that ended is not found by any. */
const isOpen: Guard = ({ status }) => (status === 'CHECKED_OUT' || status === 'EMPTIED' ? 'cart_not_found' : null);
const isAllocated: Guard = ({ status }) => (status === 'ALLOCATED' ? null : 'cart_not_allocated');
const hasLines =
  (code: Code): Guard =>
  ({ lineCount }) =>
    lineCount > 0 ? null : code;
const hasShares: Guard = ({ shares }) => (shares.length > 0 ? null : 'allocation_not_found');

const guards: Readonly<Record<CartAction, readonly Guard[]>> = {
  ADD_LINES: [isOpen],
  CHANGE_LINES: [isOpen, hasLines('cart_line_not_found')],
  EMPTY: [isOpen],
  OPTIMIZE: [isOpen, hasLines('cart_empty')],
  CHANGE_ALLOCATIONS: [isOpen, isAllocated, hasShares],
  CHECK_OUT: [isOpen, isAllocated],
};

/** Why not; null: it may be done. What a call itself asks for (a product, a quantity, a seller) is judged by the call. */
export function cartRefusal(action: CartAction, facts: CartFacts): Code | null {
  for (const guard of guards[action]) {
    const code = guard(facts);
    if (code !== null) return code;
  }
  return null;
}

export function refuseUnlessAllowed(action: CartAction, facts: CartFacts): void {
  const code = cartRefusal(action, facts);
  if (code !== null) throw refuse(code);
}

/** No search takes longer: whoever shared the cart out is gone, with the process that did it. */
const longestPlan = minutes(1);
/** Whoever began by then has ended. */
export const searchesGoneBy = (now: Instant): Instant => plus(now, -longestPlan);

export const statusNow = (
  { status, updatedAt }: { readonly status: CartStatus; readonly updatedAt: Instant },
  now: Instant,
): CartStatus => (status === 'OPTIMIZING' && updatedAt <= searchesGoneBy(now) ? 'ACTIVE' : status);

export const allowedActionsOf = (facts: CartFacts): CartAction[] =>
  cartActions.filter((action) => cartRefusal(action, facts) === null);

/** A seller was given less than the minimum it asked then. */
export const isBelowMinimum = ({ shares }: Pick<CartFacts, 'shares'>): boolean =>
  shares.some(({ goodsMinor, minimumMinor }) => goodsMinor < minimumMinor);

export function nextActionOf(facts: CartFacts): CartNextAction {
  const { status, lineCount, shares } = facts;
  if (isOpen(facts) !== null) return 'NONE';
  if (lineCount === 0) return 'ADD_LINES';
  if (status === 'OPTIMIZING') return 'WAIT_FOR_PLAN';
  if (status === 'ACTIVE') return 'OPTIMIZE';
  if (shares.length === 0) return 'CHANGE_LINES';
  return isBelowMinimum(facts) ? 'CHANGE_ALLOCATIONS' : 'CHECK_OUT';
}
