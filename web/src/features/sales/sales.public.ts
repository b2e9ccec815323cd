/** What other features may show of orders: the list's query, columns and addresses, and the company's figures. */
export { BulkConfirm } from './components/bulk-confirm.tsx';
export { hasOrders, NoOrders } from './components/no-orders.tsx';
export { destinationLabel, saleColumns } from './components/sale-columns.tsx';
export { deadlineGroup } from './deadline-group.ts';
export { changeView, defaultView, isPastStatus, type ListView } from './list-view.ts';
export { listPath, salePath } from './sale-paths.ts';
export { firstMove, railOf } from './sale-steps.ts';
export { refreshSalesOnChange } from './sales.live.ts';
export { unsentPath, useStats, useUnsentSales } from './sales.queries.ts';
export { useInbox } from './use-inbox.ts';
export { useMoves } from './use-moves.ts';
export { useSaleSelection } from './use-sale-selection.ts';
