/** What other features show of selling companies. */
export { Debts } from './debts.tsx';
export { useDebtsToCollect, useSellersToDecide } from './internal-sellers.queries.ts';
