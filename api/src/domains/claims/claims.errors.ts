/** What the calls of this domain may refuse. 400: fixable in the request; 409: the claim's or the sale's state. */
import { claimErrors as m } from '@quayside/contract/messages/claim-errors';
import { decisionMessages } from '@quayside/contract/messages/decisions';
import { shipmentMessages } from '@quayside/contract/messages/shipments';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const claimErrors = {
  claim_not_found: { status: 404, message: m.claim_not_found },
  unknown_carrier: { status: 400, message: shipmentMessages.unknown_carrier },
  invalid_shipment_codes: { status: 400, message: m.number_not_of_carrier },
  claim_sale_not_found: { status: 404, message: m.claim_sale_not_found },
  claim_evidence_not_found: { status: 404, message: m.claim_evidence_not_found },
  claim_line_not_found: { status: 404, message: m.claim_line_not_found },
  claim_invalid_transition: { status: 409, message: m.claim_invalid_transition },
  decision_waits: { status: 409, message: decisionMessages.waits },
  decision_not_waiting: { status: 409, message: decisionMessages.not_waiting },
  claim_already_open: { status: 409, message: m.claim_already_open },
  claim_withdrawn_before: { status: 409, message: m.claim_withdrawn_before },
  claim_sale_ended: { status: 409, message: m.claim_sale_ended },
  claim_sale_not_paid: { status: 409, message: m.claim_sale_not_paid },
  claim_window_closed: { status: 409, message: m.claim_window_closed },
  claim_too_early: { status: 409, message: m.claim_too_early },
  claim_delivered: { status: 409, message: m.claim_delivered },
  claim_nothing_shipped: { status: 409, message: m.claim_nothing_shipped },
  claim_answer_too_late: { status: 409, message: m.claim_answer_too_late },
  claim_contest_needs_evidence: { status: 409, message: m.claim_contest_needs_evidence },
  claim_already_appealed: { status: 409, message: m.claim_already_appealed },
  claim_appeal_too_late: { status: 409, message: m.claim_appeal_too_late },
  claim_appeal_needs_evidence: { status: 409, message: m.claim_appeal_needs_evidence },
  claim_evidence_closed: { status: 409, message: m.claim_evidence_closed },
  claim_evidence_full: { status: 409, message: m.claim_evidence_full },
  claim_evidence_required: { status: 400, message: m.claim_evidence_required },
  claim_quantity_exceeds_shipped: { status: 400, message: m.claim_quantity_exceeds_shipped },
  claim_line_twice: { status: 400, message: m.claim_line_twice },
  claim_amount_exceeds_shipped: { status: 400, message: m.claim_amount_exceeds_shipped },
  claim_resolution_differs: { status: 400, message: m.claim_resolution_differs },
  claim_currency_differs: { status: 400, message: m.claim_currency_differs },
  claim_decision_missing: { status: 400, message: m.claim_decision_missing },
  claim_file_unreadable: { status: 400, message: m.claim_file_unreadable },
  claim_photo_too_large: { status: 400, message: m.claim_photo_too_large },
} as const satisfies ErrorTable;

export type ClaimErrorCode = keyof typeof claimErrors;
export const refuse = refusalsOf(claimErrors);
