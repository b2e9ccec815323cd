import { secondFactorErrorMessages as messages } from '@quayside/contract/messages/second-factor-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const secondFactorErrors = {
  second_factor_wrong: { status: 400, message: messages.second_factor_wrong },
  second_factor_off: { status: 409, message: messages.second_factor_off },
  second_factor_on: { status: 409, message: messages.second_factor_on },
} satisfies ErrorTable;

export const refuse = refusalsOf(secondFactorErrors);
