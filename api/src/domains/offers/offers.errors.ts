/** What the calls of this domain may refuse. 400: fixable in the request; 409: the offer's state. */
import { commonMessages } from '@quayside/contract/messages/common';
import { offerMessages as m } from '@quayside/contract/messages/offers';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const offerErrors = {
  offer_not_found: { status: 404, message: m.offer_not_found },
  batch_not_found: { status: 404, message: m.batch_not_found },
  offer_exists: { status: 409, message: m.offer_exists },
  gtin_unknown: { status: 400, message: m.gtin_unknown },
  invalid_gtin: { status: 400, message: m.invalid_gtin },
  offer_currency_differs: { status: 400, message: m.offer_currency_differs },
  price_zero: { status: 400, message: m.price_zero },
  price_below_floor: { status: 400, message: m.price_below_floor },
  brand_not_offered: { status: 404, message: m.brand_not_offered },
  offer_not_blocked: { status: 409, message: m.offer_not_blocked },
  offer_blocked: { status: 409, message: m.offer_blocked },
  batch_too_old: { status: 409, message: m.batch_too_old },
  batch_used: { status: 409, message: m.batch_used },
  batch_undone: { status: 409, message: m.batch_undone },
  too_many_tries: { status: 429, message: commonMessages.too_many_requests },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(offerErrors);
