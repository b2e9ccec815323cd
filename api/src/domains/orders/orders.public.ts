/** How a checkout becomes an order. */

export { mailedOrder } from './mailed-order.ts';
export { dueAtOf, orderBalanceOf, owesOverdue } from './orders.credit.read-model.ts';
export {
  findOrder,
  orderOf,
  saleOfOrder,
  shownOrder,
} from './orders.read-model.ts';
export { collectOrder } from './use-cases/collect-order.ts';
export { type OrderedShare, placeOrder } from './use-cases/place-order.ts';
