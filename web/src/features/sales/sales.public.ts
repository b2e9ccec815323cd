/** What other features may show of orders: the list's query, columns and addresses, and the company's figures. */
export { hasOrders, NoOrders } from './components/no-orders.tsx';
export { saleColumns } from './components/sale-columns.tsx';
export { hearSales } from './hear-sales.ts';
export { changeView, defaultView, myMoves, queryOf } from './list-view.ts';
export { listPath, salePath } from './sale-paths.ts';
export { railOf } from './sale-steps.ts';
export { getSales } from './sales.api.ts';
export { useStats } from './sales.queries.ts';
