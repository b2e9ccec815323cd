import { commonMessages } from '@quayside/contract/messages/common';
import { notificationMessages } from '@quayside/contract/messages/notifications';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const notificationErrors = {
  not_found: { status: 404, message: commonMessages.not_found },
  unsubscribe_link_invalid: { status: 400, message: notificationMessages.unsubscribe_link_invalid },
} satisfies ErrorTable;

export const refuse = refusalsOf(notificationErrors);
