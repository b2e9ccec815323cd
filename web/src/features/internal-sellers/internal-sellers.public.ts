/** What other features show of selling companies. */
export { useSellersToDecide } from './internal-sellers.queries.ts';
