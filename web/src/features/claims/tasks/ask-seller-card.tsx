import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Text } from '../../../ui/text.tsx';
import { askSeller } from '../claims.api.ts';
import { ClaimForm, errorAt, missingOf } from './claim-form.tsx';
import { useClaimForm } from './use-claim-form.ts';

const words = claimFormMessages.asking;
const messageId = 'claim-ask-message';

/** Staff ask the seller before they decide. */
export function AskSellerCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const form = useClaimForm({
    claim,
    draft: useDraft(`claim.${claim.qid}.ask`, '', textIn),
    problemsIn: (message) => missingOf({ [messageId]: message.trim() === '' ? words.messageRequired : null }),
    send: (message, { key, version }) => askSeller(claim.qid, { message: message.trim(), version }, key),
    texts: words,
    onDone,
  });
  return (
    <ClaimForm title={words.title} id="claim-ask" submitLabel={words.send} form={form} errors={form.told}>
      <Text>{words.text}</Text>
      <TextArea
        id={messageId}
        label={words.message}
        error={errorAt(form.told, messageId)}
        maxLength={2_000}
        rows={3}
        value={form.draft}
        onChange={({ target }) => form.setDraft(target.value)}
      />
    </ClaimForm>
  );
}
