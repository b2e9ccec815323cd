import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { useState } from 'react';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { dateLabel } from '../../../ui/date-text.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { appealClaim } from '../claims.api.ts';
import { useClaimWork } from '../use-claim-work.ts';
import { ClaimForm, missingOf } from './claim-form.tsx';
import { EvidenceUpload } from './evidence-upload.tsx';

const words = claimFormMessages.appealing;
const reasonId = 'claim-appeal-reason';
const filesId = 'claim-appeal-files';

/** The seller does not accept the decision: once, in time, with a file that was not looked at before. */
export function AppealCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { timeZone } = useUser().company;
  const [reason, setReason, forget] = useDraft(`claim.${claim.qid}.appeal`, '', textIn);
  const [isAsked, setAsked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const work = useClaimWork({
    claim,
    failed: words.failed,
    send: (text: string, { key, version }) =>
      appealClaim(claim.qid, { reason: text, ...(version ? { version } : {}) }, key),
    onDone: () => {
      forget();
      toast(words.sent);
      onDone();
    },
  });
  const missing = missingIn(reason, claim);
  const told = isAsked ? missing : [];
  const errorOf = (fieldId: string) => told.find((error) => error.fieldId === fieldId)?.message;
  const submit = () => {
    setAsked(true);
    setConfirming(missing.length === 0);
  };
  const send = () => {
    setConfirming(false);
    work.run(reason.trim());
  };
  return (
    <>
      <ClaimForm
        title={words.title}
        id="claim-appeal"
        submitLabel={words.send}
        onSubmit={submit}
        work={work}
        errors={told}
      >
        {claim.appealBy && <Text>{words.text(dateLabel(claim.appealBy, 'long', timeZone))}</Text>}
        <TextArea
          id={reasonId}
          label={words.reason}
          error={errorOf(reasonId)}
          maxLength={2_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <EvidenceUpload claim={claim} id={filesId} error={errorOf(filesId)} onAdded={work.follow} />
      </ClaimForm>
      <ConfirmDialog
        title={words.confirmTitle}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={send}
        confirmLabel={words.send}
        cancelLabel={claimFormMessages.answer.keep}
      >
        <Text>{words.confirmText}</Text>
      </ConfirmDialog>
    </>
  );
}

function missingIn(reason: string, { evidence, saleProcessingDetails: { decidedAt } }: Claim) {
  const hasNew = evidence.some(({ party, addedAt }) => party === 'SELLER' && decidedAt !== null && addedAt > decidedAt);
  return missingOf({
    [reasonId]: reason.trim() === '' ? words.reasonRequired : null,
    [filesId]: hasNew ? null : words.fileRequired,
  });
}
