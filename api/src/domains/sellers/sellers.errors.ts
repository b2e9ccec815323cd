import { companyMessages } from '@quayside/contract/messages/company';
import { saleMessages } from '@quayside/contract/messages/sales';
import { sellerMessages } from '@quayside/contract/messages/sellers';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const sellerErrors = {
  not_found: { status: 404, message: sellerMessages.not_found },
  sla_version_unknown: { status: 400, message: sellerMessages.sla_version_unknown },
  sla_not_accepted: { status: 409, message: saleMessages.sla_not_accepted },
  no_company: { status: 404, message: companyMessages.no_company },
  terms_currency: { status: 400, message: companyMessages.terms_currency },
  already_applied: { status: 409, message: companyMessages.already_applied },
  company_not_found: { status: 404, message: companyMessages.company_not_found },
  credit_not_waiting: { status: 409, message: companyMessages.credit_not_waiting },
  credit_not_granted: { status: 409, message: companyMessages.credit_not_granted },
  credit_notice_refused: { status: 401, message: companyMessages.credit_notice_refused },
  credit_judge_silent: { status: 502, message: companyMessages.credit_judge_silent },
  fee_net_price: { status: 409, message: companyMessages.fee_net_price },
  seller_invalid_transition: { status: 409, message: companyMessages.seller_invalid_transition },
  seller_reason_required: { status: 400, message: companyMessages.seller_reason_required },
  seller_pause_reason: { status: 400, message: companyMessages.seller_pause_reason },
  seller_pause_too_long: { status: 400, message: companyMessages.seller_pause_too_long },
  seller_pause_not_own: { status: 409, message: companyMessages.seller_pause_not_own },
  seller_profile_incomplete: { status: 409, message: companyMessages.seller_profile_incomplete },
  market_not_served: { status: 400, message: companyMessages.market_not_served },
  seller_has_open_work: { status: 409, message: companyMessages.seller_has_open_work },
} satisfies ErrorTable;

export type SellerErrorCode = keyof typeof sellerErrors;
export const refuse = refusalsOf(sellerErrors);
