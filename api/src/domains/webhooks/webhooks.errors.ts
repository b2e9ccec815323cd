import { webhookErrorMessages as messages } from '@quayside/contract/messages/webhooks';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const webhookErrors = {
  webhook_not_found: { status: 404, message: messages.webhook_not_found },
  webhook_delivery_not_found: { status: 404, message: messages.webhook_delivery_not_found },
  webhook_url_refused: { status: 400, message: messages.webhook_url_refused },
  webhook_switched_off: { status: 409, message: messages.webhook_switched_off },
  too_many_webhooks: { status: 409, message: messages.too_many_webhooks },
} satisfies ErrorTable;

export const refuse = refusalsOf(webhookErrors);
