import { sellerMessages } from '@quayside/contract/messages/sellers';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const sellerErrors = {
  not_found: { status: 404, message: sellerMessages.not_found },
  sla_version_unknown: { status: 400, message: sellerMessages.sla_version_unknown },
} satisfies ErrorTable;

export const refuse = refusalsOf(sellerErrors);
