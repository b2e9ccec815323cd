import { secondFactorErrorMessages as messages } from '@quayside/contract/messages/second-factor-errors';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const secondFactorErrors = {
  second_factor_wrong: { status: 400, message: messages.second_factor_wrong },
  second_factor_off: { status: 409, message: messages.second_factor_off },
  second_factor_on: { status: 409, message: messages.second_factor_on },
  passkey_refused: { status: 400, message: messages.passkey_refused },
  passkey_not_found: { status: 404, message: messages.passkey_not_found },
  loss_not_found: { status: 404, message: messages.loss_not_found },
  loss_too_early: { status: 409, message: messages.loss_too_early },
  loss_not_told: { status: 409, message: messages.loss_not_told },
  loss_kept: { status: 409, message: messages.loss_kept },
  loss_link_invalid: { status: 400, message: messages.loss_link_invalid },
  too_many_passkeys: { status: 409, message: messages.too_many_passkeys },
} satisfies ErrorTable;

export const refuse = refusalsOf(secondFactorErrors);
