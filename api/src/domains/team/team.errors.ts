import { teamErrorMessages as messages } from '@quayside/contract/messages/team-errors';
import { userErrorMessages } from '@quayside/contract/messages/user-errors';
import { warehousePeopleMessages } from '@quayside/contract/messages/warehouse-people';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const teamErrors = {
  member_not_found: { status: 404, message: messages.member_not_found },
  already_in_team: { status: 400, message: messages.already_in_team },
  email_already_exists: { status: 400, message: userErrorMessages.email_already_exists },
  email_invalid: { status: 400, message: userErrorMessages.email_invalid },
  role_not_yours: { status: 403, message: messages.role_not_yours },
  not_yourself: { status: 409, message: messages.not_yourself },
  last_owner: { status: 409, message: messages.last_owner },
  not_invited: { status: 409, message: messages.not_invited },
  team_full: { status: 409, message: messages.team_full },
  warehouse_unknown: { status: 404, message: warehousePeopleMessages.warehouse_unknown },
} satisfies ErrorTable;

export const refuse = refusalsOf(teamErrors);
