/** What the calls of this domain may refuse. */
import { newsletterMessages } from '@quayside/contract/messages/newsletter';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const formErrors = {
  newsletter_link_invalid: { status: 400, message: newsletterMessages.newsletter_link_invalid },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(formErrors);
