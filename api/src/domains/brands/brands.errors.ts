/** What the calls of this domain may refuse. */
import { catalogueMessages as m } from '@quayside/contract/messages/catalogue';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const brandErrors = {
  brand_not_found: { status: 404, message: m.brand_not_found },
  invalid_slugs: { status: 400, message: m.invalid_slugs },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(brandErrors);
