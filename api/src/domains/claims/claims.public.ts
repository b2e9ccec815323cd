/** What upper domains may do with claims: make one for a test, and settle before a refund what is approved. */

export { claimOf as decidedClaimOf } from './claims.repository.ts';
export { createTestClaim, sellerOfClaimable } from './use-cases/create-test-claim.ts';
export { claimDecisions } from './use-cases/decide-claim.ts';
export { type FoundDifference, raiseClaimIfPossible, raiseDiscrepancyClaim } from './use-cases/raise-discrepancy.ts';
export { settleApproved } from './use-cases/settle-approved.ts';
