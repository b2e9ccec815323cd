/** Words of an order that our staff cancel before it is paid. */
import type { cancelReasons } from '../sale-values.ts';

export const cancellationMessages = {
  title: 'Cancellation',
  intro:
    'You can cancel this order until its payment goes out: at the buyer’s request, for fraud or for a legal reason.',
  open: 'Cancel order',
  question: (order: string) => `Cancel order ${order}?`,
  text: (amount: string) =>
    `The buyer gets ${amount} for the goods back, and what was paid for the transport. This can’t be undone.`,
  twoPeople: 'Above the four-eyes limit nothing happens until a second person confirms it.',
  reason: 'Why is the order cancelled?',
  choose: 'Choose a reason',
  reasons: {
    BUYER_CANCELLED: ['The buyer asked for it', 'Only until the carrier has picked up the goods'],
    FRAUD: ['Fraud', 'The seller reads “Safety check”'],
    LEGAL: ['Legal stop', 'The goods must not be sold or sent'],
    PLATFORM_ERROR: ['Error on our side', 'The order should not exist as it does'],
  } satisfies Record<Exclude<(typeof cancelReasons)[number], 'BUYER_NOT_PAID'>, readonly [string, string]>,
  keep: 'Keep order',
  done: 'Order cancelled',
  proposed: 'The cancellation waits for a second person',
  failed: 'There was an error cancelling the order, please try again.',
} as const;
