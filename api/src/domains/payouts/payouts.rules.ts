/** Pure rules of a payout: its parts, its transfers, what the provider's states mean and how long silence may last. */
import { bankChange } from '@quayside/contract/bank';
import { hours, type Instant, plus } from '../../kernel/clock.ts';
import { derivedId } from '../../kernel/ids.ts';
import type { PayoutParts } from './payouts.ledger.rules.ts';
import type { PayoutStatus } from './payouts.machine.ts';

/** Silent for so long, the provider is no longer asked: staff look at the bank statement (section 13). */
export const silenceLimit = hours(24);
/** New bank details pause payouts for so long (section 13). */
export const bankChangePause = hours(bankChange.pauseHours);

type StoredParts = {
  readonly goodsMinor: bigint;
  readonly feeMinor: bigint;
  readonly vatMinor: bigint;
  readonly commissionMinor: bigint;
  readonly commissionVatMinor: bigint;
};

export const partsOf = (payout: StoredParts): PayoutParts => ({
  goods: payout.goodsMinor,
  fee: payout.feeMinor,
  vat: payout.vatMinor,
  commission: payout.commissionMinor,
  commissionVat: payout.commissionVatMinor,
});

/**
 * The caller's own id of the payout's present transfer. Every repetition of one attempt carries the same, so that it is
 * never paid twice; only a retry after the provider has said for certain that nothing was paid carries another.
 */
export const transferIdOf = ({ id, attempt }: { readonly id: string; readonly attempt: number }): string =>
  attempt === 1 ? id : derivedId(`transfer ${attempt}`, id);

type Sending = { readonly status: PayoutStatus; readonly sentAt: Instant | null };

/** When the provider was asked for the transfer; before that, only for account and amount. */
export const sentAtOf = ({ status, sentAt }: Sending): Instant | null => (status === 'APPROVED' ? null : sentAt);

/** When a payout may be sent; null: now. */
export function pausedUntil(bankChangedAt: Instant | null, now: Instant): Instant | null {
  const until = bankChangedAt && plus(bankChangedAt, bankChangePause);
  return until && until > now ? until : null;
}

/** Whether nobody has answered for a day: neither the transfer nor a question about it. */
export const isSilentTooLong = (
  { sentAt, answeredAt }: { readonly sentAt: Instant | null; readonly answeredAt: Instant | null },
  now: Instant,
): boolean => {
  const last = [sentAt, answeredAt].reduce((a, b) => (a && b ? (a > b ? a : b) : (a ?? b)), null);
  return last !== null && plus(last, silenceLimit) <= now;
};

/**
 * What a state of the provider decides. A transfer that was sent is paid; it may still come back weeks later by way of
 * `bounced_back`, which is no end: only money that is back with us, or never left, may be sent again.
 */
export function outcomeOf(state: string): 'settled' | 'refused' | null {
  if (state === 'outgoing_payment_sent') return 'settled';
  return ['funds_refunded', 'cancelled', 'charged_back'].includes(state) ? 'refused' : null;
}

/** Failures that no change of bank details mends: our own balance, or a statement that shows nothing. */
export const isOursToMend = (failureCode: string | null): boolean =>
  failureCode === 'transfer.insufficient_funds' ||
  failureCode === 'balance.payment-option-unavailable' ||
  failureCode === 'not_on_statement';
