import { teamErrorMessages as messages } from '@quayside/contract/messages/team-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const personalDataErrors = {
  last_owner: { status: 409, message: messages.last_owner },
} satisfies ErrorTable;

export const refuse = refusalsOf(personalDataErrors);
