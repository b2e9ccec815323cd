/** What upper domains may do with claims: make one for a test. */
export { createTestClaim } from './use-cases/create-test-claim.ts';
