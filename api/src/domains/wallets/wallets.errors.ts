import { buyerOrderMessages as messages } from '@quayside/contract/messages/buyer-orders';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const walletErrors = {
  wallet_not_found: { status: 404, message: messages.wallet_not_found },
  wallet_too_low: { status: 409, message: messages.wallet_too_low },
  wallet_currency: { status: 400, message: messages.wallet_currency },
  promotion_amount: { status: 400, message: messages.promotion_amount },
  promotion_limit: { status: 409, message: messages.promotion_limit },
  promotion_end: { status: 400, message: messages.promotion_end },
  withdrawal_not_found: { status: 404, message: messages.withdrawal_not_found },
  withdrawal_code_wrong: { status: 400, message: messages.withdrawal_code_wrong },
  withdrawal_code_ended: { status: 409, message: messages.withdrawal_code_ended },
  withdrawal_holder: { status: 400, message: messages.withdrawal_holder },
  withdrawal_account: { status: 400, message: messages.withdrawal_account },
  withdrawal_bank_silent: { status: 502, message: messages.withdrawal_bank_silent },
  withdrawal_not_waiting: { status: 409, message: messages.withdrawal_not_waiting },
  withdrawal_not_unresolved: { status: 409, message: messages.withdrawal_not_unresolved },
  withdrawal_not_ended: { status: 409, message: messages.withdrawal_not_ended },
  withdrawal_second_person: { status: 403, message: messages.withdrawal_second_person },
} satisfies ErrorTable;

export const refuse = refusalsOf(walletErrors);
