/**
 * Payouts to sellers. Amounts are minor units. The contract follows the published Wise platform: recipient and quote are
 * confirmed first, a transfer carries the caller's own id, and the same id never pays twice.
 */
import type { Currency } from '@quayside/contract/common';

export type QuoteRequest = { readonly account: string; readonly amountMinor: bigint; readonly currency: Currency };
/** `refused`: the provider says no or is down; `silent`: no answer within the time limit. */
export type QuoteAnswer =
  | { readonly outcome: 'ok'; readonly reference: string }
  | { readonly outcome: 'refused' | 'silent' };

export type TransferRequest = {
  /** The payout's id: the provider's idempotency key. */
  readonly id: string;
  readonly account: string;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  /** What the seller reads on the statement. */
  readonly reference: string;
};
export type TransferStatus = 'processing' | 'outgoing_payment_sent' | 'bounced_back';

export type PaymentsPort = {
  quote(request: QuoteRequest): Promise<QuoteAnswer>;
  /** Safe to repeat with the same id. */
  transfer(request: TransferRequest): Promise<{ readonly status: TransferStatus } | 'silent'>;
  /** The state of a transfer made earlier; null when the provider knows no such transfer. */
  statusOf(id: string): Promise<TransferStatus | null>;
};
