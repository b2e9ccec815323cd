/** What trade may do with payouts: hold a buyer's money, give it back, ask for a payout, decide on one. */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { orderPaidJournal, payoutJournal, refundJournal } from './payouts.ledger.rules.ts';
import { firePayout } from './payouts.machine.ts';
import {
  addApproval,
  approvalsOf,
  insertPayout,
  lockPayout,
  type PayoutRecord,
  postJournal,
  updatePayout,
} from './payouts.repository.ts';

export { livingPayoutOf, type PayoutRecord, payoutOf } from './payouts.repository.ts';

type OfSale = { readonly sellerId: string; readonly saleId: string; readonly currency: Currency; readonly at: Instant };

export const holdBuyerFunds = (db: Db, of: OfSale, goodsMinor: bigint): Promise<void> =>
  postJournal(db, of, orderPaidJournal(goodsMinor));
export const releaseToBuyer = (db: Db, of: OfSale, amountMinor: bigint): Promise<void> =>
  postJournal(db, of, refundJournal(amountMinor));

export type PayoutRequest = OfSale & {
  readonly orderNumber: string;
  readonly parts: { readonly goods: bigint; readonly fee: bigint; readonly vat: bigint; readonly commission: bigint };
  readonly accountEnding: string;
  readonly bankAccountId: string;
  readonly quoteReference: string;
  readonly reviewReasons: string[];
  readonly approvalsNeeded: number;
  readonly requestedBy: string;
  readonly replyBy: Instant | null;
};

/**
 * Creates the sale's payout: waiting for staff when there is a reason to look at it, else on its way. The transfer itself
 * is made by a job, never inside this transaction.
 */
export async function requestPayout(db: Db, request: PayoutRequest): Promise<PayoutRecord> {
  const { at, parts, ...rest } = request;
  const isReviewed = request.approvalsNeeded > 0;
  const payout = await insertPayout(db, {
    ...rest,
    id: newId(),
    status: isReviewed ? 'PENDING_APPROVAL' : 'PROCESSING',
    amountMinor: parts.goods + parts.fee + parts.vat - parts.commission,
    requestedAt: at,
    ...(isReviewed ? {} : { sentAt: at }),
  });
  if (!isReviewed) await startSending(db, payout, parts, at);
  return payout;
}

export type ApprovalOutcome = { readonly payout: PayoutRecord; readonly approvals: number; readonly isNew: boolean };

/** One person's approval; with the last one needed the payout is on its way. `undefined`: no such payout. */
export async function approvePayout(
  db: Db,
  id: string,
  userId: string,
  asked: Omit<PayoutRequest['parts'], 'commission'>,
  at: Instant,
): Promise<ApprovalOutcome | undefined> {
  const payout = await lockPayout(db, id, null);
  if (!payout) return undefined;
  const isNew = payout.status === 'PENDING_APPROVAL' && (await addApproval(db, payout, userId, at));
  const approvals = await approvalsOf(db, payout);
  const outcome = firePayout('approve', payout.status, { approvals, approvalsNeeded: payout.approvalsNeeded });
  if (!isNew || 'refused' in outcome || outcome.to !== 'APPROVED') return { payout, approvals, isNew };
  const sent = await updatePayout(db, payout, { status: 'PROCESSING', sentAt: at });
  // What was asked for stands, also when the seller's commission has changed since.
  const commission = asked.goods + asked.fee + asked.vat - sent.amountMinor;
  await startSending(db, sent, { ...asked, commission }, at);
  return { payout: sent, approvals, isNew };
}

/** Staff say no: the payout ends and makes room for another attempt. `undefined`: no such payout or not waiting. */
export async function rejectPayout(db: Db, id: string): Promise<PayoutRecord | undefined> {
  const payout = await lockPayout(db, id, null);
  if (!payout || 'refused' in firePayout('reject', payout.status, { approvals: 0, approvalsNeeded: 0 }))
    return undefined;
  return updatePayout(db, payout, { status: 'CANCELLED' });
}

async function startSending(db: Db, payout: PayoutRecord, parts: PayoutRequest['parts'], at: Instant): Promise<void> {
  const { sellerId, saleId, currency, id } = payout;
  await postJournal(db, { sellerId, saleId, payoutId: id, currency, at }, payoutJournal(parts));
  await enqueue(db, 'payout.send', { sellerId, payoutId: id }, { key: `payout.send.${id}` });
}
