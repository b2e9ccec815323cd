/** What upper domains may do with sales: write the facts of fulfilment that guard transitions, decide on payments. */

export { receiversOf } from './detail/sale-detail.read-model.ts';
export { assertDocumentsOpen, recordDocuments } from './detail/sale-documents.ts';
export { deliverToOf } from './detail/sale-sides.presenter.ts';
export {
  lockedSale,
  recordSaleEvent,
  type SaleChange,
  saveChange,
  statusAfter,
  withLockedSale,
} from './locked-sale.ts';
export { orderNumberOf } from './order-number.ts';
export { commissionTermsOf } from './payment/commission-terms.ts';
export { claimedPieces, isLostAltogether, lostUnclaimed } from './payment/lost-goods.repository.ts';
export { placeSalesOf } from './place-sale.ts';
export { recordClaims } from './record-claims.ts';
export { recordGoodsBack } from './record-goods-back.ts';
export {
  type Deadline,
  recordPickup,
  recordReturn,
  sendAnew,
  takeBackPickup,
  timeToSendAnew,
} from './record-pickup.ts';
export { recordReceipt } from './record-receipt.ts';
export { soldInMonth } from './sale-claims.repository.ts';
export { refuse as refuseSale } from './sales.errors.ts';
export { presentSaleDocument } from './sales.presenter.ts';
export {
  linesOfSale,
  loadsOfSale,
  lockSale,
  markShipped,
  saleOf,
} from './sales.repository.ts';
export { goodsOf, hasNumbersOfAll, payoutPartsOf } from './sales.rules.ts';
export type { DocumentAction } from './sales.types.ts';
export { addSearchTokens, removeSearchTokens } from './search/sale-search.repository.ts';
export { noteOwners, shownSale, whereIs, whoseSales } from './shown-sale.ts';
export { cancellations } from './use-cases/cancel-sale.ts';
export { completeDelivered } from './use-cases/complete-sale.ts';
export { createTestSale } from './use-cases/create-test-sale.ts';
export { approvePayment, paymentApprovals, presentPayment, rejectPayment } from './use-cases/decide-payment.ts';
export { expireSale } from './use-cases/expire-sale.ts';
export { reversalCostOf, reversals, reversePayment } from './use-cases/reverse-payment.ts';
export { cancelUnpaid, requestSales } from './use-cases/settle-awaiting.ts';
