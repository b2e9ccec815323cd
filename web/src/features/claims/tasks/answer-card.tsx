import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { claimMessages } from '@quayside/contract/messages/claims';
import { useState } from 'react';
import { useDraft } from '../../../lib/draft.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { moneyLabel } from '../../../ui/money-text.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { respondToClaim } from '../claims.api.ts';
import { moveId } from '../components/claim-move-card.tsx';
import { useClaimWork } from '../use-claim-work.ts';
import { ClaimForm, missingOf } from './claim-form.tsx';
import { EvidenceUpload } from './evidence-upload.tsx';

const words = claimFormMessages.answer;
const messageId = 'claim-answer-message';

interface AnswerDraft {
  answer: 'ACCEPT' | 'CONTEST' | null;
  message: string;
}
const empty: AnswerDraft = { answer: null, message: '' };

/** The seller accepts, or contests and shows why. What is typed is kept until it is sent; sending is asked once more. */
export function AnswerCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { draft, setDraft, work } = useAnswer(claim, onDone);
  const [isAsked, setAsked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const missing = missingIn(draft, claim);
  const told = isAsked ? missing : [];
  const errorOf = (fieldId: string) => told.find((error) => error.fieldId === fieldId)?.message;
  const submit = () => {
    setAsked(true);
    setConfirming(missing.length === 0);
  };
  const send = () => {
    setConfirming(false);
    if (draft.answer) work.run(draft.answer);
  };
  return (
    <>
      <ClaimForm
        title={claimMessages.sections.answer}
        id={moveId}
        submitLabel={words.send}
        onSubmit={submit}
        work={work}
        errors={told}
      >
        <Asked claim={claim} />
        <AnswerChoice
          claim={claim}
          answer={draft.answer}
          error={errorOf(choiceId)}
          onChange={(answer) => setDraft({ ...draft, answer })}
        />
        <TextArea
          id={messageId}
          label={words.message}
          hint={words.draftKept}
          error={errorOf(messageId)}
          maxLength={2_000}
          value={draft.message}
          onChange={({ target }) => setDraft({ ...draft, message: target.value })}
        />
        {draft.answer === 'CONTEST' && (
          <EvidenceUpload claim={claim} id={filesId} error={errorOf(filesId)} onAdded={work.follow} />
        )}
      </ClaimForm>
      <AnswerQuestion
        claim={claim}
        answer={draft.answer}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={send}
      />
    </>
  );
}

function useAnswer(claim: Claim, onDone: () => void) {
  const [draft, setDraft, forget] = useDraft(`claim.${claim.qid}.answer`, empty, readAnswer);
  const work = useClaimWork({
    claim,
    failed: words.failed,
    send: (answer: 'ACCEPT' | 'CONTEST', { key, version }) =>
      respondToClaim(claim.qid, { answer, message: draft.message.trim(), ...(version ? { version } : {}) }, key),
    onDone: () => {
      forget();
      toast(words.sent);
      onDone();
    },
  });
  return { draft, setDraft, work };
}

function AnswerQuestion(props: {
  claim: Claim;
  answer: AnswerDraft['answer'];
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { claim, answer, ...dialog } = props;
  if (answer === null) return null;
  return (
    <ConfirmDialog
      {...dialog}
      title={answer === 'ACCEPT' ? words.confirmAccept(moneyLabel(claim.amount)) : words.confirmContest}
      confirmLabel={words.send}
      cancelLabel={words.keep}
    >
      <Text>{words.confirmText}</Text>
    </ConfirmDialog>
  );
}

const choiceId = 'claim-answer-choice';
const filesId = 'claim-answer-files';

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
          { value: 'ACCEPT', title: words.accept, description: words.acceptText(moneyLabel(props.claim.amount)) },
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
