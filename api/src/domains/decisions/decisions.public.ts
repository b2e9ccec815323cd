/** What upper domains may do with decisions: record one, and tell what became of one that waits. */
export { refuse as refuseDecision } from './decisions.errors.ts';
export { anyDecision, kindsOf, permissionOf as permissionOfDecision } from './decisions.policy.ts';
export { presentDecision, presentSecondApproval } from './decisions.presenter.ts';
export { decisionOf, waitingPage } from './decisions.read-model.ts';
export {
  approvedAt,
  type DecisionRecord,
  decisionIn,
  lapseDecision,
  lockWaiting,
  waitingOn,
} from './decisions.repository.ts';
export { approvalsNeeded } from './decisions.rules.ts';
export type { Look, SecondLook } from './second-look.ts';
export {
  confirmDecision,
  refuseWaiting,
  rejectDecision,
  withdrawDecision,
} from './use-cases/conclude-decision.ts';
export { recordAccepted, recordApproval, recordDecision, weighed } from './use-cases/record-decision.ts';
