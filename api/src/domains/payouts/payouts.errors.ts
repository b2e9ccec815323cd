/** What the calls of payouts may refuse. */
import { payoutMessages as m } from '@quayside/contract/messages/payouts';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const payoutErrors = {
  payout_not_found: { status: 404, message: m.notFound },
  payout_not_failed: { status: 409, message: m.notFailed },
  payout_not_unresolved: { status: 409, message: m.notUnresolved },
  transfer_not_ended: { status: 409, message: m.transferNotEnded },
  bank_details_unchanged: { status: 409, message: m.bankUnchanged },
  statement_mismatch: { status: 400, message: m.statementMismatch },
  statement_already_matched: { status: 409, message: m.statementMatched },
  statement_period_invalid: { status: 400, message: m.statementPeriod },
  statement_too_long: { status: 400, message: m.statementTooLong },
  webhook_refused: { status: 401, message: m.webhookRefused },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(payoutErrors);
