import type { Claim } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshClaims } from './claims.queries.ts';

export interface ClaimWork<Input> {
  run: (input: Input) => void;
  isRunning: boolean;
  /** Why it was refused, until the next try. */
  problem: Error | null;
  /** Somebody else changed the claim since this form was opened; `reload` takes the newest state and keeps what was typed. */
  isStale: boolean;
  reload: () => void;
  /** Goes on from a change of one's own, such as a file added from the same form. */
  follow: (claim: Claim) => void;
}

interface WorkOptions<Input> {
  /** The claim the form was opened with; null for one that does not exist yet. */
  claim: Claim | null;
  /** Sends the work. `key` is the same for every try that got no answer, so that none counts twice. */
  send: (input: Input, call: { readonly key: string; readonly version: number | undefined }) => Promise<Claim>;
  /** Runs when the screen shows the new state. */
  onDone: (claim: Claim) => void;
  /** Said as a warning beside the message in its place. */
  failed?: string;
}

/** One write to a claim: guarded against other people's changes and against a second press while it runs. */
export function useClaimWork<Input>({
  claim,
  send,
  onDone,
  failed = words.updateFailed,
}: WorkOptions<Input>): ClaimWork<Input> {
  const client = useQueryClient();
  const [version, setVersion] = useState(claim?.version);
  const [isReloaded, setReloaded] = useState(false);
  const key = useRef(crypto.randomUUID());
  const isSent = useRef(false);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (input: Input) => send(input, { key: key.current, version }),
    onSuccess: async (answer) => {
      key.current = crypto.randomUUID();
      await refreshClaims(client);
      onDone(answer);
    },
    onError: (refusal) => {
      // A refused request may be changed and sent again: that is another one.
      if (refusal instanceof ApiError) key.current = crypto.randomUUID();
      const isInForm = refusal instanceof ApiError && (refusal.status === 400 || refusal.status === 409);
      if (!isInForm) toast(failed, { variant: 'caution' });
    },
    onSettled: () => {
      isSent.current = false;
    },
  });
  const run = (input: Input) => {
    if (isSent.current) return;
    isSent.current = true;
    setReloaded(false);
    mutate(input);
  };
  const reload = async () => {
    await refreshClaims(client);
    setReloaded(true);
    reset();
  };
  // The newest version is taken only when asked for.
  if (isReloaded && version !== claim?.version) setVersion(claim?.version);
  return {
    run,
    isRunning: isPending,
    problem: error,
    isStale: isStale(error),
    reload: () => void reload(),
    follow: (changed) => setVersion(changed.version),
  };
}

const isStale = (error: Error | null): boolean => error instanceof ApiError && error.code === 'stale_version';
