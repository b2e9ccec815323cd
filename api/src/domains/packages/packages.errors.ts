/** What the calls of this domain may refuse. */
import { saleMessages } from '@quayside/contract/messages/sales';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const packageErrors = { page_not_found: { status: 404, message: saleMessages.listNotFound } } as const satisfies ErrorTable;

export const refuse = refusalsOf(packageErrors);
