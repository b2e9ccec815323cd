import type { Decision } from '@quayside/contract/decisions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/overlay/toast.tsx';
import { refreshDecided } from './decisions.queries.ts';

export interface LookProps {
  decision: Decision;
  /** Of what it is about, as it is on the screen. */
  version: number | undefined;
  onClose: () => void;
  onDone: () => void;
}

/**
 * One look at a decision: sent with one key for every try, so that it happens once. Whatever the answer, what is on the
 * screen is asked for again: a refusal means that it was out of date.
 */
export function useLook<Input>(
  send: (input: Input, key: string) => Promise<Decision>,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (input: Input) => send(input, key),
    onSuccess: async () => {
      await refreshDecided(client);
      toast(done);
      onDone();
    },
    onError: () => refreshDecided(client),
  });
}
