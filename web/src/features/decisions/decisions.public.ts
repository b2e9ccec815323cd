/** What other features show of decisions that wait for a second person. */
export { LookButtons } from './components/look-buttons.tsx';
export { SecondApproval } from './components/second-approval.tsx';
export { WaitingDecisions } from './components/waiting-decisions.tsx';
export { refreshDecided, useDecisions, useWaitingCancellation } from './decisions.queries.ts';
