import { bankMessages } from '@quayside/contract/messages/bank';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const bankErrors = {
  bank_details_invalid: { status: 400, message: bankMessages.bank_details_invalid },
  bank_kind_not_taken: { status: 409, message: bankMessages.bank_kind_not_taken },
  bank_provider_silent: { status: 502, message: bankMessages.bank_provider_silent },
} satisfies ErrorTable;

export const refuse = refusalsOf(bankErrors);
