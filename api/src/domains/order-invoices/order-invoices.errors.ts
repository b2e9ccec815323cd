import { orderInvoiceMessages as messages } from '@quayside/contract/messages/order-invoices';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const orderInvoiceErrors = {
  order_invoice_not_found: { status: 404, message: messages.order_invoice_not_found },
} satisfies ErrorTable;

export const refuse = refusalsOf(orderInvoiceErrors);
