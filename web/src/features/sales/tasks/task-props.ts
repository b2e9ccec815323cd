import type { Sale } from '@quayside/contract/sales';
import type { PaymentProblemState } from '../use-payment-problem.ts';

/** What every task's drawer or dialog takes. */
export interface TaskProps {
  sale: Sale;
  onClose: () => void;
  payment: PaymentProblemState;
}
