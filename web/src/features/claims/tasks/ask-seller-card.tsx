import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { useState } from 'react';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { askSeller } from '../claims.api.ts';
import { useClaimWork } from '../use-claim-work.ts';
import { ClaimForm, missingOf } from './claim-form.tsx';

const words = claimFormMessages.asking;
const messageId = 'claim-ask-message';

/** Staff ask the seller before they decide. */
export function AskSellerCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const [message, setMessage, forget] = useDraft(`claim.${claim.qid}.ask`, '', textIn);
  const [isAsked, setAsked] = useState(false);
  const work = useClaimWork({
    claim,
    failed: words.failed,
    send: (text: string, { key, version }) =>
      askSeller(claim.qid, { message: text, ...(version ? { version } : {}) }, key),
    onDone: () => {
      forget();
      toast(words.sent);
      onDone();
    },
  });
  const missing = missingOf({ [messageId]: message.trim() === '' ? words.messageRequired : null });
  const told = isAsked ? missing : [];
  const submit = () => {
    setAsked(true);
    if (missing.length === 0) work.run(message.trim());
  };
  return (
    <ClaimForm title={words.title} id="claim-ask" submitLabel={words.send} onSubmit={submit} work={work} errors={told}>
      <Text>{words.text}</Text>
      <TextArea
        id={messageId}
        label={words.message}
        error={told[0]?.message}
        maxLength={2_000}
        rows={3}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </ClaimForm>
  );
}
