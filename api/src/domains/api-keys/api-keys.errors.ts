import { apiKeyErrorMessages as messages } from '@quayside/contract/messages/api-key-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const apiKeyErrors = {
  api_key_not_found: { status: 404, message: messages.api_key_not_found },
  scope_not_yours: { status: 403, message: messages.scope_not_yours },
  too_many_keys: { status: 409, message: messages.too_many_keys },
} satisfies ErrorTable;

export const refuse = refusalsOf(apiKeyErrors);
