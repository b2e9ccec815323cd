/** What upper domains may do with payouts: hold a buyer's money, ask for a payout, decide on one, carry debts over. */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { orderPaidJournal, refundJournal, transportRefundJournal } from './payouts.ledger.rules.ts';
import { heldTransport, postJournal, postJournals } from './payouts.repository.ts';

export { claimCarryOvers, openCarryOvers, owedByBank, refundedGoods } from './carry-overs.repository.ts';
export { debtorPage } from './debtors.read-model.ts';
export { sumOf, takenBy } from './payouts.carry-overs.rules.ts';
export { netOfParts, type PayoutParts } from './payouts.ledger.rules.ts';
export { entriesOf, presentPayoutRow } from './payouts.presenter.ts';
export { livingPayoutOf, type PayoutRecord, paidSince, payoutOf } from './payouts.repository.ts';
export { partsOf, sentAtOf, transferIdOf } from './payouts.rules.ts';
export { settlementsOf } from './settlements.repository.ts';
export { tellReversal } from './tell-reversal.ts';
export { type Adjustment, adjustNextPayout } from './use-cases/adjust-next-payout.ts';
export { closeClaims } from './use-cases/close-claims.ts';
export { approvePayout, endPayoutWithSale, rejectPayout, tellApprovalGone } from './use-cases/decide-payout.ts';
export { endTransfer } from './use-cases/end-transfer.ts';
export { type Reconciliation, reconcilePayout } from './use-cases/reconcile-payout.ts';
export { type PayoutRequest, requestPayout } from './use-cases/request-payout.ts';
export { retryPayout } from './use-cases/retry-payout.ts';
export { returnCommission } from './use-cases/return-commission.ts';
export { type Reversal, reversalCost, reversalRefused, reverseSale } from './use-cases/reverse-sale.ts';
export { type ClaimSettlement, settleClaim } from './use-cases/settle-claim.ts';
export { type DebtPaid, settleDebt } from './use-cases/settle-debt.ts';
export { takeBackSettlement } from './use-cases/take-back-settlement.ts';

type OfSale = { readonly sellerId: string; readonly saleId: string; readonly currency: Currency; readonly at: Instant };

type Paid = { readonly of: OfSale; readonly goodsMinor: bigint; readonly transportMinor: bigint };

/** What buyers paid for the goods of each sale, and for their transport. */
export const holdBuyerFunds = (db: Db, paid: readonly Paid[]): Promise<void> =>
  postJournals(
    db,
    paid.map(({ of, goodsMinor, transportMinor }) => ({ of, lines: orderPaidJournal(goodsMinor, transportMinor) })),
  );
export const releaseToBuyer = (db: Db, of: OfSale, amountMinor: bigint): Promise<void> =>
  postJournal(db, of, refundJournal(amountMinor));
/** Nothing of the sale is sent: what is held of its transport goes back. The buyer's side follows the end of the sale. */
export const releaseTransport = async (db: Db, of: OfSale): Promise<void> =>
  postJournal(db, of, transportRefundJournal(await heldTransport(db, of.sellerId, of.saleId)));
