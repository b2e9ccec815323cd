/** What a decision may be refused for. */
import { decisionMessages as m } from '@quayside/contract/messages/decisions';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const decisionErrors = {
  decision_not_found: { status: 404, message: m.not_found },
  decision_waits: { status: 409, message: m.waits },
  decision_not_waiting: { status: 409, message: m.not_waiting },
  not_your_decision: { status: 409, message: m.not_yours },
  self_approval_refused: { status: 409, message: m.self_approval_refused },
} as const satisfies ErrorTable;

export type DecisionErrorCode = keyof typeof decisionErrors;
export const refuse = refusalsOf(decisionErrors);
