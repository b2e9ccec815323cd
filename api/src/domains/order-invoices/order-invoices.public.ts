/** Papers of an order, for whoever tells the buyer of them. */
export { invoiceContent, invoicesOfOrder } from './order-invoices.read-model.ts';
