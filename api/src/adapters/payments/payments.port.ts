/**
 * Payouts to sellers. Amounts are minor units. The contract follows the published Wise platform: recipient and quote are
 * confirmed first, a transfer carries the caller's own id, and the same id never pays twice.
 */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../kernel/clock.ts';

/** `account` is what the provider calls the recipient. */
export type QuoteRequest = { readonly account: string; readonly amountMinor: bigint; readonly currency: Currency };
/** `refused`: the provider says no or is down; `silent`: no answer within the time limit. */
export type QuoteAnswer =
  | { readonly outcome: 'ok'; readonly reference: string }
  | { readonly outcome: 'refused' | 'silent' };

export type TransferRequest = {
  /** The caller's own id of this transfer: the provider's idempotency key. */
  readonly id: string;
  readonly account: string;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  /** Whose account it is. */
  readonly holder: string;
  /** What the seller reads on the statement. */
  readonly reference: string;
  /** The quote that was confirmed for this account and amount. */
  readonly quote: string;
  /** What the provider called the transfer when it was sent before; null the first time, or when its answer was lost. */
  readonly known: string | null;
};

/** The states of a transfer, as published; `unknown` for one that is not in the list. */
export const transferStates = [
  'incoming_payment_waiting',
  'incoming_payment_initiated',
  'processing',
  'funds_converted',
  'outgoing_payment_sent',
  'bounced_back',
  'funds_refunded',
  'cancelled',
  'charged_back',
  'unknown',
] as const;
export type TransferState = (typeof transferStates)[number];

/**
 * `refused`: for certain nothing is or will be paid under this id. `silent`: not known; the same id may be sent again.
 * `reference` of a silence: the transfer was made, and only what became of it is not known.
 */
export type TransferAnswer =
  | { readonly outcome: 'ok'; readonly reference: string; readonly state: TransferState }
  | { readonly outcome: 'refused'; readonly code: string; readonly reference: string | null }
  | { readonly outcome: 'silent'; readonly reference?: string };
export type StateAnswer =
  | { readonly outcome: 'ok'; readonly state: TransferState }
  | { readonly outcome: 'unknown' | 'silent' };

/** A message of the provider about a transfer, its signature verified. `reference`: what the provider calls it. */
export type TransferNotice = {
  readonly deliveryId: string;
  readonly isTest: boolean;
  readonly reference: string;
  readonly state: TransferState;
  readonly occurredAt: Instant;
};
export type NoticeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A bank account as the provider needs it: `fields` by the names that `requirements` answers. */
export type RecipientRequest = {
  readonly currency: Currency;
  readonly kind: 'iban' | 'sort_code' | 'aba' | 'swift_code';
  readonly holder: string;
  readonly country: string;
  readonly fields: Readonly<Record<string, string>>;
};
export type RecipientAnswer =
  | { readonly outcome: 'ok'; readonly account: string; readonly ending: string }
  | { readonly outcome: 'refused'; readonly fields: Readonly<Record<string, string>> }
  | { readonly outcome: 'silent' };
export type RequiredField = {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Of the number as it is stored: in capitals, without the blanks it may be typed with. */
  readonly pattern: string | null;
};
export type AccountRequirements = { readonly kind: string; readonly fields: readonly RequiredField[] };

export type PaymentsPort = {
  /** What a recipient's account must tell in this currency; null when the provider does not answer. */
  requirements(currency: Currency, amountMinor: bigint): Promise<readonly AccountRequirements[] | null>;
  /** Registers an account; `account` is then what the other calls name it by. The number itself stays here. */
  recipient(request: RecipientRequest): Promise<RecipientAnswer>;
  quote(request: QuoteRequest): Promise<QuoteAnswer>;
  /** Makes and funds the transfer, or brings it forward. Safe to repeat with the same id, at any time and at once. */
  transfer(request: TransferRequest): Promise<TransferAnswer>;
  /** What became of a transfer, by the provider's name for it. Changes nothing. */
  stateOf(reference: string): Promise<StateAnswer>;
  /** Ends a transfer that was not paid yet; false when that is too late or not known. */
  cancel(reference: string): Promise<boolean>;
  /** Reads a message of the provider; null when its signature or form is wrong. `body` is the raw text. */
  noticeOf(headers: NoticeHeaders, body: string): TransferNotice | null;
  /** The transfers of a day (UTC) as a bank file, ISO 20022 pain.001; null when there are none, or none is needed. */
  bankFile(date: string): Promise<string | null>;
};
