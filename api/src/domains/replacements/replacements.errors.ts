/** What the calls of this domain may refuse. */
import { commonMessages } from '@quayside/contract/messages/common';
import { replacementMessages as m } from '@quayside/contract/messages/replacements';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const replacementErrors = {
  not_found: { status: 404, message: commonMessages.not_found },
  replacement_closed: { status: 409, message: m.replacement_closed },
  replacement_too_many: { status: 409, message: m.replacement_too_many },
  replacement_not_multiple: { status: 409, message: m.replacement_not_multiple },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(replacementErrors);
