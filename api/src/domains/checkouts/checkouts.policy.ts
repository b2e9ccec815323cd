/** What a buyer may do with an open checkout, by the guards that refuse. Pure. */
import { type CheckoutAction, type CheckoutNextAction, checkoutActions } from '@quayside/contract/order-values';
import type { checkoutErrors } from './checkouts.errors.ts';

export type CheckoutFacts = {
  /** Lines that are shared out among sellers. */
  readonly lineCount: number;
  /** The reason of `buyer_cannot_checkout`: it could not be paid or sent as it stands. */
  readonly problem: string | null;
};

type Code = keyof typeof checkoutErrors;
type Guard = (facts: CheckoutFacts) => Code | null;
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
export function checkoutRefusal(action: CheckoutAction, facts: CheckoutFacts): Code | null {
  for (const guard of guards[action]) {
    const code = guard(facts);
    if (code !== null) return code;
  }
  return null;
}

export const allowedActionsOf = (facts: CheckoutFacts): CheckoutAction[] =>
  checkoutActions.filter((action) => checkoutRefusal(action, facts) === null);

export function nextActionOf({ lineCount, problem }: CheckoutFacts): CheckoutNextAction {
  if (lineCount === 0) return 'CHANGE_CART';
  if (problem === null) return 'COMPLETE';
  return problem === 'ADDRESS_MISSING' ? 'CHOOSE_ADDRESSES' : 'CHOOSE_PAYMENT';
}
