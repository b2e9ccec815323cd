import { companyMessages } from '@quayside/contract/messages/company';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const vatErrors = {
  vat_number_unreadable: { status: 400, message: companyMessages.vat_number_unreadable },
} satisfies ErrorTable;

export const refuse = refusalsOf(vatErrors);
