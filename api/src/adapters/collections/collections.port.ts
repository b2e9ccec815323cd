/**
 * Money of buyers that comes in for their orders. Amounts are minor units. Asked under the order's own id, so that the same
 * one twice asks for no money twice; asked again, it tells what has come since. Called outside transactions.
 */
import type { Currency } from '@quayside/contract/common';
import type { PaymentMethod } from '@quayside/contract/order-values';
import type { Instant } from '../../kernel/clock.ts';

export type Collection = {
  /** Of the order: the provider's idempotency key. */
  readonly id: string;
  readonly number: string;
  readonly method: PaymentMethod;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  /** What the buyer calls the order. */
  readonly reference: string | null;
  readonly askedAt: Instant;
};
/** `receivedMinor`: all that came so far, which may be less or more than asked for. `silent`: nobody could say. */
export type CollectionAnswer =
  | { readonly outcome: 'ok'; readonly state: 'open' | 'refused'; readonly receivedMinor: bigint }
  | { readonly outcome: 'silent' };

export type CollectionsPort = {
  /** Ways of paying that bring money of the buyer's. */
  readonly methods: readonly PaymentMethod[];
  collect(collection: Collection): Promise<CollectionAnswer>;
};
