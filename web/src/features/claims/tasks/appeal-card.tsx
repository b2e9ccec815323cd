import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { appealClaim } from '../claims.api.ts';
import { ClaimForm, errorAt, missingOf } from './claim-form.tsx';
import { EvidenceUpload } from './evidence-upload.tsx';
import { useClaimForm } from './use-claim-form.ts';

const words = claimFormMessages.appealing;
const reasonId = 'claim-appeal-reason';
const filesId = 'claim-appeal-files';

/** The seller does not accept the decision: once, in time, with a file that was not looked at before. */
export function AppealCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { timeZone } = useUser().company;
  const form = useClaimForm({
    claim,
    draft: useDraft(`claim.${claim.qid}.appeal`, '', textIn),
    problemsIn: (reason) => missingIn(reason, claim),
    send: (reason, { key, version }) => appealClaim(claim.qid, { reason: reason.trim(), version }, key),
    texts: words,
    onDone,
  });
  return (
    <ClaimForm
      title={words.title}
      id="claim-appeal"
      submitLabel={words.send}
      form={form}
      errors={form.told}
      question={{ title: words.confirmTitle, text: words.confirmText }}
    >
      {claim.appealBy && <Text>{words.text(dateLabel(claim.appealBy, 'long', timeZone))}</Text>}
      <TextArea
        id={reasonId}
        label={words.reason}
        error={errorAt(form.told, reasonId)}
        maxLength={2_000}
        value={form.draft}
        onChange={({ target }) => form.setDraft(target.value)}
      />
      <EvidenceUpload claim={claim} id={filesId} error={errorAt(form.told, filesId)} onAdded={form.work.follow} />
    </ClaimForm>
  );
}

function missingIn(reason: string, { evidence, saleProcessingDetails: { decidedAt } }: Claim) {
  const hasNew = evidence.some(({ party, addedAt }) => party === 'SELLER' && decidedAt !== null && addedAt > decidedAt);
  return missingOf({
    [reasonId]: reason.trim() === '' ? words.reasonRequired : null,
    [filesId]: hasNew ? null : words.fileRequired,
  });
}
