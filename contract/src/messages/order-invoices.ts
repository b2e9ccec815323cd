/** What invoices of orders say, beside the papers' own words. */
export const orderInvoiceMessages = {
  order_invoice_not_found: 'There is no such invoice. List the order’s invoices to see which there are.',
  claim: 'Refund for a claim',
  refunded: 'Refund of goods',
  cancelled: 'Order cancelled',
} as const;
