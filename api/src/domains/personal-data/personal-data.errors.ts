import { copyMessages } from '@quayside/contract/messages/copies';
import { teamErrorMessages as messages } from '@quayside/contract/messages/team-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const personalDataErrors = {
  last_owner: { status: 409, message: messages.last_owner },
  copy_part_not_found: { status: 404, message: copyMessages.copy_part_not_found },
  owner_only: { status: 403, message: messages.owner_only },
} satisfies ErrorTable;

export const refuse = refusalsOf(personalDataErrors);
