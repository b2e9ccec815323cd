/** How a checkout becomes an order. */

export { type CreditProblem, creditProblem } from './credit-problem.ts';
export { departureFromSeller, departureFromWarehouse } from './departures.read-model.ts';
export { mailedOrder } from './mailed-order.ts';
export { hasLeft } from './order-status.rules.ts';
export { dueAtOf } from './orders.credit.read-model.ts';
export { assumedDeliveryOf, keysOf, linesOf } from './orders.parts.read-model.ts';
export {
  findOrder,
  orderOf,
  saleOfOrder,
  salesOfBuyer,
  salesOfOrderNow,
  shownOrder,
} from './orders.read-model.ts';
export { collectOrder } from './use-cases/collect-order.ts';
export { endDueOrders } from './use-cases/end-due-orders.ts';
export { type OrderedShare, placeOrder } from './use-cases/place-order.ts';
