import { companyMessages } from '@quayside/contract/messages/company';
import { userErrorMessages as messages } from '@quayside/contract/messages/user-errors';
import { type ErrorTable, type Refusal, refusalsOf } from '../../kernel/errors.ts';

export const userErrors = {
  email_already_exists: { status: 400, message: messages.email_already_exists },
  email_invalid: { status: 400, message: messages.email_invalid },
  vat_number_invalid: { status: 400, message: companyMessages.vat_number_invalid },
  vat_number_unreadable: { status: 400, message: companyMessages.vat_number_unreadable },
  password_required: { status: 400, message: messages.password_required },
} satisfies ErrorTable;

export const refuse = refusalsOf(userErrors);

/** The refusal as an error of the field it is about. */
export function refuseField(field: 'email' | 'secret', code: keyof typeof userErrors): Refusal {
  return refuse(code, {}, { [field]: [{ code, message: refuse(code).message }] });
}
