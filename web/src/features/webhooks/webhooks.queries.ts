import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { replay, sendTest } from './webhooks.api.ts';

export const endpointsKey = ['webhooks', 'endpoints'] as const;
export const deliveriesKey = ['webhooks', 'deliveries'] as const;

/** What comes back is known a moment later: the log asks again while something waits. */
function useSending(send: (qid: string, key: string) => Promise<unknown>, told: string) {
  const client = useQueryClient();
  const once = useIdempotencyKey();
  return useMutation({
    mutationFn: (qid: string) => once(qid, send),
    onSuccess: () => toast(told),
    onError: (error) => toast(messageOf(error, words.changeFailed), { variant: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  });
}

export const useTest = () => useSending(sendTest, words.testSent);
export const useReplay = () => useSending(replay, words.replayed);
