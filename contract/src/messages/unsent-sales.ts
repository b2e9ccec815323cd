/** Words of the list of orders that are paid and not sent, for our own people. */
export const unsentMessages = {
  title: 'Paid, not sent yet',
  text: 'Their sellers are paid and have given no numbers for all parcels yet. They are reminded after three and eight working days.',
  none: 'Every paid order is sent.',
  failed: 'There was an error loading the orders, please try again.',
  columns: { order: 'Order', seller: 'Seller', waits: 'Waits for', ordered: 'Ordered', total: 'Goods' },
} as const;
