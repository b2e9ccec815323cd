import { packageErrorMessages as messages } from '@quayside/contract/messages/package-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const packageErrors = {
  package_not_found: { status: 404, message: messages.package_not_found },
  package_order_not_found: { status: 404, message: messages.package_order_not_found },
  package_not_in_state: { status: 409, message: messages.package_not_in_state },
  package_has_discrepancies: { status: 409, message: messages.package_has_discrepancies },
  package_count_differs: { status: 409, message: messages.package_count_differs },
  package_not_counted: { status: 400, message: messages.package_not_counted },
  package_line_not_found: { status: 404, message: messages.package_line_not_found },
  package_line_required: { status: 400, message: messages.package_line_required },
  package_quantity_wrong: { status: 400, message: messages.package_quantity_wrong },
  package_photo_required: { status: 400, message: messages.package_photo_required },
  package_photo_not_found: { status: 404, message: messages.package_photo_not_found },
  package_already_known: { status: 409, message: messages.package_already_known },
  package_order_ended: { status: 409, message: messages.package_order_ended },
  package_given_up: { status: 409, message: messages.package_given_up },
  package_claim_too_early: { status: 400, message: messages.package_claim_too_early },
  package_nothing_to_undo: { status: 409, message: messages.package_nothing_to_undo },
  scanned_by_stranger: { status: 404, message: messages.scanned_by_stranger },
} satisfies ErrorTable;

export const refuse = refusalsOf(packageErrors);
