/** What the calls of this domain may refuse. */
import { catalogueMessages as m } from '@quayside/contract/messages/catalogue';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const variantErrors = {
  /** Also a category that is unknown (ERR-16). */
  not_found: { status: 404, message: m.category_not_found },
  variant_not_found: { status: 404, message: m.variant_not_found },
  request_not_found: { status: 404, message: m.request_not_found },
  product_exists: { status: 409, message: m.product_exists },
  request_not_added: { status: 409, message: m.request_not_added },
  request_answered: { status: 409, message: m.request_answered },
  invalid_gtins: { status: 400, message: m.invalid_gtins },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(variantErrors);
