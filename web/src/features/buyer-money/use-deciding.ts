import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** Sends a decision once, tells that it is made, and reads the lists anew. What is refused stays in the dialog. */
export function useDeciding<Body extends object>(
  send: (body: Body, key: string) => Promise<unknown>,
  done: (body: Body) => string,
  onDone: () => void,
) {
  const sendOnce = useIdempotencyKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => sendOnce(body, send),
    onSuccess: (_answer, body) => {
      toast(done(body));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['buyer-money'] }),
  });
}
