/** What other features may show of orders: the list's query, columns and addresses, and the company's figures. */
export { saleColumns } from './components/sale-columns.tsx';
export { changeView, defaultView, type ListView, myMoves } from './list-view.ts';
export { listPath, salePath } from './sale-paths.ts';
export { railOf } from './sale-steps.ts';
export { useSalesPreview, useStats } from './sales.queries.ts';
