/** What upper domains may do with claims: make one for a test, settle before a refund what is approved, remind of what is overdue. */

export { claimOf as decidedClaimOf, overdueReviews } from './claims.repository.ts';
export { raiseLost } from './use-cases/claim-lost.ts';
export { createTestClaim, sellerOfClaimable } from './use-cases/create-test-claim.ts';
export { claimDecisions } from './use-cases/decide-claim.ts';
export { type FoundDifference, raiseDiscrepancyClaim } from './use-cases/raise-discrepancy.ts';
export { settleApproved } from './use-cases/settle-approved.ts';
