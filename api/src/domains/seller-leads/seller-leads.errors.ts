import { leadMessages as messages } from '@quayside/contract/messages/seller-leads';
import { userErrorMessages } from '@quayside/contract/messages/user-errors';
import { type ErrorTable, type FieldErrors, type Refusal, refusalsOf } from '../../kernel/errors.ts';

export const sellerLeadErrors = {
  lead_not_found: { status: 404, message: messages.lead_not_found },
  lead_file_not_found: { status: 404, message: messages.lead_file_not_found },
  lead_email_used: { status: 400, message: messages.lead_email_used },
  lead_invalid_transition: { status: 409, message: messages.lead_invalid_transition },
  lead_reason_required: { status: 400, message: messages.lead_reason_required },
  lead_seller_not_active: { status: 409, message: messages.lead_seller_not_active },
  form_notice_refused: { status: 401, message: messages.form_notice_refused },
  form_answers_incomplete: { status: 422, message: messages.form_answers_incomplete },
  invalid: { status: 400, message: messages.invalid },
} satisfies ErrorTable;

export const refuse = refusalsOf(sellerLeadErrors);

/** What registration refuses: always the code `invalid`, with its message and the line it is about. */
export function invalid(field: string, message: string, lineNumber?: number): Refusal {
  const errors: FieldErrors = { [field]: [{ code: 'invalid', message }] };
  const refusal = refuse('invalid', lineNumber === undefined ? {} : { lineNumber }, errors);
  refusal.message = message;
  return refusal;
}

export const emailTaken = (): Refusal => invalid('email', userErrorMessages.email_already_exists);
