import { stockListMessages as messages } from '@quayside/contract/messages/stock-lists';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const catalogUploadErrors = {
  task_not_found: { status: 404, message: messages.task_not_found },
  fileIssue: { status: 400, message: messages.fileIssue },
  stock_list_empty: { status: 400, message: messages.stock_list_empty },
  stock_list_grown: { status: 409, message: messages.stock_list_grown },
  stock_list_not_applied: { status: 409, message: messages.stock_list_not_applied },
  stock_list_too_long: { status: 400, message: messages.stock_list_too_long },
  stock_list_not_in_state: { status: 409, message: messages.stock_list_not_in_state },
  stock_list_mapping_incomplete: { status: 400, message: messages.stock_list_mapping_incomplete },
  stock_list_removes_many: { status: 409, message: messages.stock_list_removes_many },
  stock_list_nothing_to_apply: { status: 409, message: messages.stock_list_nothing_to_apply },
  zendeskDealNotFound: { status: 404, message: messages.zendeskDealNotFound },
} satisfies ErrorTable;

export const refuse = refusalsOf(catalogUploadErrors);
/** Why a list failed or is shown once more, for the task that tells it. */
export type FailureCode =
  | 'fileIssue'
  | 'stock_list_empty'
  | 'stock_list_grown'
  | 'stock_list_not_applied'
  | 'stock_list_too_long';
export const failureMessage = (code: string): string =>
  Object.entries(catalogUploadErrors).find(([known]) => known === code)?.[1].message ?? messages.fileIssue;
