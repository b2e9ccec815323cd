import { buyerOrderMessages as messages } from '@quayside/contract/messages/buyer-orders';
import { type ErrorTable, type FieldErrors, refusalsOf } from '../../kernel/errors.ts';

export const checkoutErrors = {
  checkout_not_found: { status: 404, message: messages.checkout_not_found },
  cart_not_allocated: { status: 409, message: messages.cart_not_allocated },
  checkout_invalid: { status: 400, message: messages.checkout_invalid },
  buyer_cannot_checkout: { status: 409, message: messages.buyer_cannot_checkout },
  allocation_mov_not_met: { status: 409, message: messages.allocation_mov_not_met },
  no_checkout_lines: { status: 409, message: messages.no_checkout_lines },
  orderline_price_mismatch: { status: 409, message: messages.orderline_price_mismatch },
  orderline_quantity_mismatch: { status: 409, message: messages.orderline_quantity_mismatch },
} satisfies ErrorTable;

export const refuse = refusalsOf(checkoutErrors);

export const invalidField = (field: string, message: string) => {
  const errors: FieldErrors = { [field]: [{ code: 'invalid', message }] };
  return refuse('checkout_invalid', {}, errors);
};
