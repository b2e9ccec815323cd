/** What other features show of buyers' money. */
export { useCreditToDecide, useWithdrawalsToReview } from './buyer-money.queries.ts';
export { pathOf as buyerMoneyPath } from './money-tabs.ts';
