/**
 * Decisions of staff by which money moves, and the states they go through. Plain values without Zod, so that the portal
 * can use them too.
 */
export const decisionKinds = ['PAYMENT', 'CANCELLATION', 'REVERSAL', 'CLAIM'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** LAPSED: what it is about moved on before a second person had looked at it. */
export const decisionStatuses = ['PROPOSED', 'MADE', 'REJECTED', 'WITHDRAWN', 'LAPSED'] as const;
export type DecisionStatus = (typeof decisionStatuses)[number];

export const decisionActions = ['CONFIRM', 'REJECT', 'WITHDRAW'] as const;
export type DecisionAction = (typeof decisionActions)[number];
