import type { Claim } from '@quayside/contract/claims';
import { useState } from 'react';
import type { SummarizedError } from '../../../ui/form/error-summary.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useClaimWork } from '../use-claim-work.ts';

interface ClaimFormOptions<Draft> {
  claim: Claim;
  /** What `useDraft` gives: the draft, its setter, and what forgets it. */
  draft: readonly [Draft, (draft: Draft) => void, () => void];
  /** What is missing or wrong, in the order of the fields. */
  problemsIn: (draft: Draft) => SummarizedError[];
  /** Sends what is typed; called once nothing is missing. */
  send: (draft: Draft, call: { readonly key: string; readonly version: number }) => Promise<Claim>;
  /** `proposed`: where it may wait for a second person instead of being done. */
  texts: { readonly sent: string; readonly failed: string; readonly proposed?: string };
  onDone: () => void;
}

/**
 * What somebody types about a claim and what becomes of it: the draft is kept until it is sent, and what is missing is
 * told from the first try on.
 *
 * @returns `told`, what stands at the fields; `check`, which says whether it can be sent and tells why not; `send`
 */
export function useClaimForm<Draft>(options: ClaimFormOptions<Draft>) {
  const { claim, problemsIn, send, texts, onDone } = options;
  const [draft, setDraft, forget] = options.draft;
  const [isChecked, setChecked] = useState(false);
  const work = useClaimWork({
    claim,
    failed: texts.failed,
    send: (typed: Draft, { key, version = claim.version }) => send(typed, { key, version }),
    onDone: (changed) => {
      forget();
      toast(changed.secondApproval && texts.proposed ? texts.proposed : texts.sent);
      onDone();
    },
  });
  const problems = problemsIn(draft);
  const told = isChecked ? problems : [];
  const check = () => {
    setChecked(true);
    return problems.length === 0;
  };
  return { draft, setDraft, work, told, check, send: () => work.run(draft) };
}
