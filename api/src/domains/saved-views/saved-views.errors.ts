import { savedViewMessages as m } from '@quayside/contract/messages/saved-views';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const savedViewErrors = {
  saved_view_not_found: { status: 404, message: m.saved_view_not_found },
  view_name_taken: { status: 409, message: m.view_name_taken },
  too_many_views: { status: 409, message: m.too_many_views },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(savedViewErrors);
