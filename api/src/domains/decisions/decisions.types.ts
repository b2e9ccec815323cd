/** What the rules of a decision look at. Amounts are minor units in the sale's currency. */
import type { DecisionKind, DecisionStatus } from '@quayside/contract/decision-values';

export type DecisionFacts = {
  readonly status: DecisionStatus;
  readonly kind: DecisionKind;
  /** Null: decided before decisions were recorded. */
  readonly proposedBy: string | null;
};

/** What was decided about one subject of a sale before. */
export type MadeBefore = {
  readonly kind: DecisionKind;
  readonly subjectId: string;
  /** Of all its decisions together, and of the largest. */
  readonly sumMinor: bigint;
  readonly largestMinor: bigint;
};
