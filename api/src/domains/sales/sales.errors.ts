/** What the calls of this domain may refuse. 400: fixable in the request; 409: the sale's state. */

import { payoutMessages } from '@quayside/contract/messages/payouts';
import { saleMessages as m } from '@quayside/contract/messages/sales';
import { shipmentMessages } from '@quayside/contract/messages/shipments';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const saleErrors = {
  not_found: { status: 404, message: m.not_found },
  line_not_found: { status: 404, message: m.line_not_found },
  seller_not_found: { status: 404, message: m.seller_not_found },
  seller_without_offers: { status: 409, message: m.seller_without_offers },
  payment_not_found: { status: 404, message: m.payment_not_found },
  invalid_transition: { status: 409, message: m.invalid_transition },
  lower_quantities_drafted: { status: 409, message: m.lower_quantities_drafted },
  sla_not_accepted: { status: 409, message: m.sla_not_accepted },
  sale_expired: { status: 409, message: m.sale_expired },
  booking_blocks_lowering: { status: 409, message: m.booking_blocks_lowering },
  booking_blocks_decline: { status: 409, message: m.booking_blocks_decline },
  collected_blocks_lowering: { status: 409, message: m.collected_blocks_lowering },
  collected_blocks_decline: { status: 409, message: m.collected_blocks_decline },
  claim_blocks_lowering: { status: 409, message: m.claim_blocks_lowering },
  claim_blocks_decline: { status: 409, message: m.claim_blocks_decline },
  carrier_has_goods: { status: 409, message: m.carrier_has_goods },
  change_shipping_method: { status: 409, message: m.change_shipping_method },
  already_scanned: { status: 409, message: shipmentMessages.already_scanned },
  logistics_off: { status: 409, message: shipmentMessages.logistics_off },
  claim_blocks_payment: { status: 409, message: m.claim_blocks_payment },
  lost_blocks_payment: { status: 409, message: m.lost_blocks_payment },
  account_exchanged: { status: 409, message: m.account_exchanged },
  claim_settled_since: { status: 409, message: m.claim_settled_since },
  already_extended: { status: 409, message: m.already_extended },
  profile_incomplete: { status: 409, message: m.profile_incomplete },
  shipping_incomplete: { status: 409, message: m.shipping_incomplete },
  goods_went_back: { status: 409, message: m.goods_went_back },
  tracking_incomplete: { status: 409, message: m.tracking_incomplete },
  reversal_not_owed: { status: 409, message: payoutMessages.reversalNotOwed },
  reversal_too_much: { status: 400, message: payoutMessages.reversalTooMuch },
  documents_missing: { status: 409, message: m.documents_missing },
  self_approval_refused: { status: 409, message: m.self_approval_refused },
  SALE_LINES_REDUCTION_REASON_REQUIRED: { status: 400, message: m.SALE_LINES_REDUCTION_REASON_REQUIRED },
  QUANTITY_EXCEEDS_REQUESTED_AMOUNT: { status: 400, message: m.QUANTITY_EXCEEDS_REQUESTED_AMOUNT },
  line_twice: { status: 400, message: m.line_twice },
  quantity_not_multiple_of_unit_size: { status: 400, message: m.quantity_not_multiple_of_unit_size },
  all_lines_zero: { status: 400, message: m.all_lines_zero },
  quantities_only_down: { status: 400, message: m.quantities_only_down },
  reason_text_required: { status: 400, message: m.reason_text_required },
  load_too_heavy: { status: 400, message: m.load_too_heavy },
  load_too_large: { status: 400, message: m.load_too_large },
  pallet_type_of_parcel: { status: 400, message: m.pallet_type_of_parcel },
  pallet_size_fixed: { status: 400, message: m.pallet_size_fixed },
  pallet_type_required: { status: 400, message: m.pallet_type_required },
  currency_differs: { status: 400, message: m.currency_differs },
  EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT: { status: 400, message: m.EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT },
  EXCEEDED_MAXIMUM_VAT_AMOUNT: { status: 400, message: m.EXCEEDED_MAXIMUM_VAT_AMOUNT },
  exceedsShippingAmountLimit: { status: 400, message: m.exceedsShippingAmountLimit },
  amountExceedsLimit: { status: 400, message: m.amountExceedsLimit },
  currencyMismatch: { status: 400, message: m.currencyMismatch },
  wiseError: { status: 503, message: m.wiseError },
  payment_provider_silent: { status: 502, message: m.payment_provider_silent },
} as const satisfies ErrorTable;

export type SaleErrorCode = keyof typeof saleErrors;
export const refuse = refusalsOf(saleErrors);
