import type { PaymentInReview } from '@quayside/contract/payments';
import { useEffect, useState } from 'react';

export type Verdict = 'approve' | 'reject' | 'reconcile' | 'retry';

export interface OpenedDecision {
  payment: PaymentInReview;
  verdict: Verdict;
}

/** Which payment is being decided, and how. With the decision its button goes: the focus then moves to `landingId`. */
export function useDecision(landingId: string) {
  const [opened, setOpened] = useState<OpenedDecision | null>(null);
  const [decided, setDecided] = useState(0);
  useEffect(() => {
    if (decided > 0) document.getElementById(landingId)?.focus({ preventScroll: true });
  }, [decided, landingId]);
  return {
    opened,
    open: (payment: PaymentInReview, verdict: Verdict) => setOpened({ payment, verdict }),
    close: () => setOpened(null),
    finish: () => {
      setOpened(null);
      setDecided(decided + 1);
    },
  };
}
