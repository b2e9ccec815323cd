import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { taskKey } from './use-task.ts';

/** One step with a list; the page then follows its task. */
export function useListStep<Input>(qid: string, send: (input: Input, key: string) => Promise<StockListTask>) {
  const client = useQueryClient();
  const once = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: Input) => once(input, send),
    onSuccess: async (task) => {
      client.setQueryData(taskKey(qid), task);
      await client.invalidateQueries({ queryKey: ['stock-lists', qid] });
      await client.invalidateQueries({ queryKey: ['offers'] });
    },
    onError: async (problem) => {
      toast(messageOf(problem, words.saveFailed), { variant: 'error' });
      await client.invalidateQueries({ queryKey: ['stock-lists', qid] });
    },
  });
}
