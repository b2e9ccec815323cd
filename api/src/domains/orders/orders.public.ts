/** How a checkout becomes an order. */

export { mailedOrder } from './mailed-order.ts';
export {
  dueAtOf,
  findOrder,
  orderBalanceOf,
  orderOf,
  owesOverdue,
  saleOfOrder,
  shownOrder,
} from './orders.read-model.ts';
export { collectOrder } from './use-cases/collect-order.ts';
export { type OrderedShare, placeOrder } from './use-cases/place-order.ts';
