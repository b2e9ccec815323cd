import { sandboxMessages as messages } from '@quayside/contract/messages/sandbox';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const sandboxErrors = {
  sandbox_off: { status: 404, message: messages.sandbox_off },
  sandbox_keys_only: { status: 403, message: messages.sandbox_keys_only },
  sandbox_too_far: { status: 409, message: messages.sandbox_too_far },
} satisfies ErrorTable;

export const refuse = refusalsOf(sandboxErrors);
