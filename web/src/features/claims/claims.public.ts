/** What other pages show of claims, and what keeps them true. */

export { claimsOfSalePath, claimsToAnswerPath } from './claim-view.ts';
export { hearClaims, useClaimsToAnswer, useClaimsToDecide } from './claims.queries.ts';
export { ClaimsToAnswer } from './components/claims-to-answer.tsx';
export { mayReadClaims } from './components/no-claims.tsx';
export { SaleClaimNotice } from './components/sale-claim-notice.tsx';
export { SaleClaims } from './components/sale-claims.tsx';
