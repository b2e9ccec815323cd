import { buyerOrderMessages as messages } from '@quayside/contract/messages/buyer-orders';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const walletErrors = {
  wallet_not_found: { status: 404, message: messages.wallet_not_found },
  wallet_too_low: { status: 409, message: messages.wallet_too_low },
  wallet_currency: { status: 400, message: messages.wallet_currency },
} satisfies ErrorTable;

export const refuse = refusalsOf(walletErrors);
