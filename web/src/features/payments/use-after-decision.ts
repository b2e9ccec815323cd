import type { PaymentDecision } from '@quayside/contract/payments';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/overlay/toast.tsx';
import type { OpenedDecision } from './use-decision.ts';

export interface DialogProps extends OpenedDecision {
  onClose: () => void;
  onDecided: () => void;
}

/** The list is asked again whatever the answer was: a refusal means that it was out of date. Done when it has arrived. */
export function useAfterDecision(onDone: () => void, said: (answer: PaymentDecision) => string) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['payments'] }),
      client.invalidateQueries({ queryKey: ['decisions'] }),
    ]);
  return {
    onSuccess: async (answer: PaymentDecision) => {
      await refresh();
      toast(said(answer));
      onDone();
    },
    onError: refresh,
  };
}
