/** A sale's payout comes about (section 13, "request"). */

import type { Currency } from '@quayside/contract/common';
import { type PersonActor, systemActor } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { lockTaken, postTaken, recordTaken } from '../carry-over.ts';
import { movePayout, recordPayoutEvent } from '../move-payout.ts';
import { sumOf } from '../payouts.carry-overs.rules.ts';
import { netOfParts, type PayoutParts, payoutJournal } from '../payouts.ledger.rules.ts';
import { heldTransport, insertPayout, type PayoutRecord, postJournal } from '../payouts.repository.ts';
import { partsOf, pausedUntil } from '../payouts.rules.ts';

export type PayoutRequest = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly at: Instant;
  readonly parts: PayoutParts;
  readonly account: { readonly id: string; readonly ending: string };
  /** What the provider has confirmed a moment ago, for this account. */
  readonly quote: { readonly reference: string; readonly amountMinor: bigint };
  readonly bankChangedAt: Instant | null;
  readonly reviewReasons: readonly string[];
  readonly approvalsNeeded: number;
  readonly requestedBy: PersonActor;
  readonly replyBy: Instant | null;
};

/**
 * Creates the payout with what it takes of earlier debts: waiting for staff when there is a reason to look at it, else on
 * its way. The transfer itself is made by a job, never inside this transaction.
 */
export async function requestPayout(db: Db, request: PayoutRequest): Promise<PayoutRecord> {
  const { sellerId, saleId, orderNumber, currency, at, parts, account, quote, approvalsNeeded, replyBy } = request;
  const taken = await lockTaken(db, { sellerId, saleId, currency }, netOfParts(parts));
  const payout = await insertPayout(db, {
    ...{ sellerId, saleId, orderNumber, currency, approvalsNeeded, replyBy },
    id: newId(),
    status: approvalsNeeded > 0 ? 'PENDING_APPROVAL' : 'APPROVED',
    amountMinor: netOfParts(parts) - sumOf(taken),
    goodsMinor: parts.goods,
    feeMinor: parts.fee,
    vatMinor: parts.vat,
    commissionMinor: parts.commission,
    commissionVatMinor: parts.commissionVat,
    deductedMinor: sumOf(taken),
    accountEnding: account.ending,
    bankAccountId: account.id,
    quoteReference: quote.reference,
    reviewReasons: [...request.reviewReasons],
    requestedAt: at,
    requestedBy: request.requestedBy.userId,
  });
  await recordTaken(db, payout, taken);
  await recordPayoutEvent(db, payout, 'request', null, {
    at,
    actor: request.requestedBy,
    reason: request.reviewReasons.join(', '),
  });
  return payout.status === 'APPROVED' ? startPayout(db, payout, request.bankChangedAt, at, quote.amountMinor) : payout;
}

/**
 * An approved payout enters the ledger and is sent by a job: at once, or when the pause after a change of bank details is
 * over. What the provider has confirmed for the very amount is on its way already; anything else is confirmed anew.
 */
export async function startPayout(
  db: Db,
  payout: PayoutRecord,
  bankChangedAt: Instant | null,
  at: Instant,
  confirmedMinor?: bigint,
): Promise<PayoutRecord> {
  const { sellerId, saleId, currency, id } = payout;
  const journal = payoutJournal(partsOf(payout), await heldTransport(db, sellerId, saleId));
  await postJournal(db, { sellerId, saleId, payoutId: id, currency, at }, journal);
  await postTaken(db, payout, at);
  return queuePayout(db, payout, bankChangedAt, at, confirmedMinor);
}

/** Queues the job that sends an approved payout. */
export async function queuePayout(
  db: Db,
  payout: PayoutRecord,
  bankChangedAt: Instant | null,
  at: Instant,
  confirmedMinor?: bigint,
): Promise<PayoutRecord> {
  const { sellerId, id: payoutId } = payout;
  const until = pausedUntil(bankChangedAt, at);
  await enqueue(
    db,
    'payout.send',
    { sellerId, payoutId },
    { key: `payout.send.${payoutId}`, ...(until ? { at: until } : {}) },
  );
  if (until || confirmedMinor !== payout.amountMinor) return payout;
  return present(
    await movePayout(db, payout, 'send', { at, actor: systemActor }, { sentAt: at }),
    'an approved payout is sent',
  );
}
