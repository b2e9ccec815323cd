/** What the calls of this domain may refuse. */
import { offerMessages as m } from '@quayside/contract/messages/offers';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const brandDiscountErrors = {
  brand_discount_not_found: { status: 404, message: m.brand_discount_not_found },
  brand_not_offered: { status: 404, message: m.brand_not_offered },
  discount_ends_early: { status: 400, message: m.discount_ends_early },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(brandDiscountErrors);
