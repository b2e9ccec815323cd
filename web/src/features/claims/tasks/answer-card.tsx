import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { claimMessages } from '@quayside/contract/messages/claims';
import { useDraft } from '../../../lib/draft.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Text } from '../../../ui/text.tsx';
import { respondToClaim } from '../claims.api.ts';
import { moveId } from '../components/claim-move-card.tsx';
import { acceptanceOf } from './acceptance.ts';
import { ClaimForm, errorAt, missingOf } from './claim-form.tsx';
import { EvidenceUpload } from './evidence-upload.tsx';
import { useClaimForm } from './use-claim-form.ts';

const words = claimFormMessages.answer;
const choiceId = 'claim-answer-choice';
const messageId = 'claim-answer-message';
const filesId = 'claim-answer-files';

interface AnswerDraft {
  answer: 'ACCEPT' | 'CONTEST' | null;
  message: string;
}
const empty: AnswerDraft = { answer: null, message: '' };

/** The seller accepts, or contests and shows why. What is typed is kept until it is sent; sending is asked once more. */
export function AnswerCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const form = useClaimForm({
    claim,
    draft: useDraft(`claim.${claim.qid}.answer`, empty, readAnswer),
    problemsIn: (draft) => missingIn(draft, claim),
    send: ({ answer, message }, { key, version }) =>
      respondToClaim(claim.qid, { answer: answer ?? 'CONTEST', message: message.trim(), version }, key),
    texts: words,
    onDone,
  });
  const { draft, setDraft, told } = form;
  return (
    <ClaimForm
      title={claimMessages.sections.answer}
      id={moveId}
      submitLabel={words.send}
      form={form}
      errors={told}
      question={{
        title: draft.answer === 'ACCEPT' ? acceptanceOf(claim).question : words.confirmContest,
        text: words.confirmText,
      }}
    >
      <Asked claim={claim} />
      <AnswerChoice
        claim={claim}
        answer={draft.answer}
        error={errorAt(told, choiceId)}
        onChange={(answer) => setDraft({ ...draft, answer })}
      />
      <TextArea
        id={messageId}
        label={words.message}
        hint={words.draftKept}
        error={errorAt(told, messageId)}
        maxLength={2_000}
        value={draft.message}
        onChange={({ target }) => setDraft({ ...draft, message: target.value })}
      />
      {draft.answer === 'CONTEST' && (
        <EvidenceUpload claim={claim} id={filesId} error={errorAt(told, filesId)} onAdded={form.work.follow} />
      )}
    </ClaimForm>
  );
}

/** What our team asked, in its words. */
function Asked({ claim }: { claim: Claim }) {
  const question = askedIn(claim)?.reason;
  return (
    <>
      <Text>{words.asked}</Text>
      {question && (
        <Text>
          {words.question} {question}
        </Text>
      )}
    </>
  );
}

function AnswerChoice(props: {
  claim: Claim;
  answer: AnswerDraft['answer'];
  error: string | undefined;
  onChange: (answer: 'ACCEPT' | 'CONTEST') => void;
}) {
  return (
    <div id={choiceId} tabIndex={-1}>
      <RadioCards
        legend={words.choice}
        name="answer"
        value={props.answer}
        onChange={props.onChange}
        error={props.error}
        cards={[
          { value: 'ACCEPT', title: words.accept, description: acceptanceOf(props.claim).text },
          { value: 'CONTEST', title: words.contest, description: words.contestText },
        ]}
      />
    </div>
  );
}

const askedIn = ({ events }: Claim) => events.findLast(({ action }) => action === 'ask_seller');

/** Contesting needs a file of the seller's own, sent since the seller was asked. */
function missingIn({ answer, message }: AnswerDraft, claim: Claim) {
  const since = askedIn(claim)?.at ?? '';
  const hasFile = claim.evidence.some(({ party, addedAt }) => party === 'SELLER' && addedAt >= since);
  return missingOf({
    [choiceId]: answer === null ? words.choiceRequired : null,
    [messageId]: message.trim() === '' ? words.messageRequired : null,
    [filesId]: answer === 'CONTEST' && !hasFile ? words.fileRequired : null,
  });
}

function readAnswer(kept: unknown): AnswerDraft | null {
  if (!isRecord(kept) || typeof kept.message !== 'string') return null;
  const answer = kept.answer === 'ACCEPT' || kept.answer === 'CONTEST' ? kept.answer : null;
  return { answer, message: kept.message };
}
