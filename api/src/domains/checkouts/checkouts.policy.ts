/** What a buyer may do with an open checkout, by the guards that refuse. Pure. */
import { type CheckoutAction, type CheckoutNextAction, checkoutActions } from '@quayside/contract/order-values';
import type { checkoutErrors } from './checkouts.errors.ts';

export type CheckoutFacts = {
  /** Lines that are shared out among sellers. */
  readonly lineCount: number;
  /** The reason of `buyer_cannot_checkout`: it could not be paid or sent as it stands. */
  readonly problem: string | null;
  /** Of a wallet that is not enough as it stands: with another amount of it, it would be. */
  readonly walletHelps: boolean;
  /** A seller was given less than the minimum it asked when the cart was shared out. */
  readonly isBelowMinimum: boolean;
};

type Code = keyof typeof checkoutErrors;
/** What the guards look at; the rest says which step helps. */
type Judged = Pick<CheckoutFacts, 'lineCount' | 'problem'>;
type Guard = (facts: Judged) => Code | null;
const hasLines: Guard = ({ lineCount }) => (lineCount > 0 ? null : 'no_checkout_lines');
const isReady: Guard = ({ problem }) => (problem === null ? null : 'buyer_cannot_checkout');

/** One that is not open any more is not found by any call. */
const guards: Readonly<Record<CheckoutAction, readonly Guard[]>> = {
  CHANGE: [],
  APPLY_WALLET: [],
  VALIDATE: [hasLines, isReady],
  COMPLETE: [hasLines, isReady],
};

/** Why not; null: it may be done. Whether prices, stocks and minimums still hold is judged when it is asked. */
export function checkoutRefusal(action: CheckoutAction, facts: Judged): Code | null {
  for (const guard of guards[action]) {
    const code = guard(facts);
    if (code !== null) return code;
  }
  return null;
}

export const allowedActionsOf = (facts: CheckoutFacts): CheckoutAction[] =>
  checkoutActions.filter((action) => checkoutRefusal(action, facts) === null);

/** The step that leads on. */
export function nextActionOf({ lineCount, problem, walletHelps, isBelowMinimum }: CheckoutFacts): CheckoutNextAction {
  if (lineCount === 0 || isBelowMinimum) return 'CHANGE_CART';
  if (problem === null) return 'COMPLETE';
  if (problem === 'ADDRESS_MISSING') return 'CHOOSE_ADDRESSES';
  return walletHelps ? 'APPLY_WALLET' : 'CHOOSE_PAYMENT';
}
