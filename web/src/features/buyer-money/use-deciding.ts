import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** Sends a decision once, tells that it is made, and reads the lists anew. What is refused stays in the dialog. */
export function useDeciding<Body extends object, Answer>(
  send: (body: Body, key: string) => Promise<Answer>,
  done: (body: Body, answer: Answer) => string,
  onDone: () => void,
) {
  const sendOnce = useIdempotencyKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => sendOnce(body, send),
    onSuccess: (answer, body) => {
      toast(done(body, answer));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['buyer-money'] }),
  });
}
