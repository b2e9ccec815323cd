import { liveMessages } from '@quayside/contract/messages/live';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const liveErrors = {
  too_many_streams: { status: 429, message: liveMessages.too_many_streams },
} satisfies ErrorTable;

export const refuse = refusalsOf(liveErrors);
