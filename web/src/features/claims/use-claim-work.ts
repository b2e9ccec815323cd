import type { Claim } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { useVersionedMutation, type VersionedMutation } from '../../lib/use-versioned-mutation.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { refreshClaims } from './claims.queries.ts';

export interface ClaimWork<Input> extends VersionedMutation<Input> {
  /** Goes on from a change of one's own, such as a file added from the same form. */
  follow: (claim: Claim) => void;
}

interface WorkOptions<Input> {
  /** The claim the form was opened with; null for one that does not exist yet. */
  claim: Claim | null;
  /** Sends the work. Tries that got no answer have the same `key`, so that none counts twice. */
  send: (input: Input, call: { readonly key: string; readonly version: number | undefined }) => Promise<Claim>;
  /** Runs when the screen shows the new state. */
  onDone: (claim: Claim) => void;
  /** Said as a warning beside the message in its place. */
  failed?: string;
}

/** One write to a claim: guarded against other people's changes and against a second press while it runs. */
export function useClaimWork<Input>(options: WorkOptions<Input>): ClaimWork<Input> {
  const { claim, send, onDone, failed = words.updateFailed } = options;
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const work = useVersionedMutation({
    newest: claim?.version,
    send: (input: Input, version) => sendOnce({ input, version }, (_body, key) => send(input, { key, version })),
    refresh: () => refreshClaims(client),
    onDone,
    onRefused: (refusal) => {
      const isInForm = refusal instanceof ApiError && (refusal.status === 400 || refusal.status === 409);
      if (!isInForm) toast(failed, { variant: 'caution' });
    },
  });
  return { ...work, follow: (changed) => work.follow(changed.version) };
}
