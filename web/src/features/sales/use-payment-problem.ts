import { useState } from 'react';

export interface PaymentProblemState {
  /** Why the last payment was refused; stays on the card until the next try (ERR-04). */
  problem: Error | null;
  set: (problem: Error | null) => void;
}

/** Holds the last refusal of a payment for the card, since the dialog that asked for it is closed by then. */
export function usePaymentProblem(): PaymentProblemState {
  const [problem, set] = useState<Error | null>(null);
  return { problem, set };
}
