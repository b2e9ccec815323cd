import { cartMessages as messages } from '@quayside/contract/messages/carts';
import { type Details, type ErrorTable, type Refusal, refusalsOf } from '../../kernel/errors.ts';

export const cartErrors = {
  cart_not_found: { status: 404, message: messages.cart_not_found },
  cart_line_not_found: { status: 404, message: messages.cart_line_not_found },
  allocation_not_found: { status: 404, message: messages.allocation_not_found },
  product_not_found: { status: 404, message: messages.product_not_found },
  unknown_gtin: { status: 400, message: messages.unknown_gtin },
  invalid_gtin: { status: 400, message: messages.invalid_gtin },
  cart_line_quantity_exceeded: { status: 400, message: messages.cart_line_quantity_exceeded },
  allocation_line_quantity_exceeded: { status: 400, message: messages.allocation_line_quantity_exceeded },
  invalid_unit_size: { status: 400, message: messages.invalid_unit_size },
  cart_full: { status: 409, message: messages.cart_full },
  cart_empty: { status: 409, message: messages.cart_empty },
  cart_not_allocated: { status: 409, message: messages.cart_not_allocated },
  cart_currency: { status: 400, message: messages.cart_currency },
  fileKey: { status: 400, message: messages.fileKey },
} satisfies ErrorTable;

export const refuse = refusalsOf(cartErrors);

/** A quantity that cannot be had, told at its field. */
export const refuseQuantity = (
  code: 'cart_line_quantity_exceeded' | 'allocation_line_quantity_exceeded' | 'invalid_unit_size',
  details: Details,
): Refusal => refuse(code, details, { quantity: [{ code, message: messages[code] }] });
