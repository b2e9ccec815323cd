import { buyerOrderMessages as messages } from '@quayside/contract/messages/buyer-orders';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const orderErrors = {
  order_not_found: { status: 404, message: messages.order_not_found },
  order_question_not_found: { status: 404, message: messages.order_question_not_found },
  order_question_answered: { status: 409, message: messages.order_question_answered },
  order_not_owed: { status: 409, message: messages.order_not_owed },
  repayment_too_much: { status: 409, message: messages.repayment_too_much },
  received_amount: { status: 400, message: messages.received_amount },
  received_already: { status: 409, message: messages.received_already },
  received_limit: { status: 409, message: messages.received_limit },
  replacement_gone: { status: 409, message: messages.replacement_gone },
} satisfies ErrorTable;

export const refuse = refusalsOf(orderErrors);
