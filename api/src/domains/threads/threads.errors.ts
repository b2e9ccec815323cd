import { saleMessages } from '@quayside/contract/messages/sales';
import { threadMessages } from '@quayside/contract/messages/threads';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const threadErrors = {
  not_found: { status: 404, message: saleMessages.not_found },
  thread_not_found: { status: 404, message: threadMessages.not_found },
  message_file_not_found: { status: 404, message: threadMessages.fileNotFound },
  message_file_gone: { status: 404, message: threadMessages.fileGone },
} satisfies ErrorTable;

export const refuse = refusalsOf(threadErrors);
