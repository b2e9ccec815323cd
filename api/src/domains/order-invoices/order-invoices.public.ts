/** Papers of an order, for whoever tells the buyer of them. */
export { invoicesOfOrder } from './order-invoices.read-model.ts';
