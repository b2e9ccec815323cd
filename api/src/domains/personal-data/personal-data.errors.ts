import { teamErrorMessages as messages } from '@quayside/contract/messages/team-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const personalDataErrors = {
  last_owner: { status: 409, message: messages.last_owner },
  owner_only: { status: 403, message: messages.owner_only },
} satisfies ErrorTable;

export const refuse = refusalsOf(personalDataErrors);
