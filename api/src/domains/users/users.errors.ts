import { userErrorMessages as messages } from '@quayside/contract/messages/user-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const userErrors = {
  email_already_exists: { status: 400, message: messages.email_already_exists },
  email_invalid: { status: 400, message: messages.email_invalid },
} satisfies ErrorTable;

export const refuse = refusalsOf(userErrors);
