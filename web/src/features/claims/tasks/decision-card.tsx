import { type Fault, faults, type Resolution, resolutions } from '@quayside/contract/claim-values';
import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { claimMessages } from '@quayside/contract/messages/claims';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { SummarizedError } from '../../../ui/error-summary.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { moneyLabel } from '../../../ui/money-text.tsx';
import { Select } from '../../../ui/select.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { decideClaim } from '../claims.api.ts';
import { moveId } from '../components/claim-move-card.tsx';
import { useClaimWork } from '../use-claim-work.ts';
import { ClaimForm } from './claim-form.tsx';
import {
  amountId,
  type DecisionDraft,
  decisionOf,
  faultId,
  firstDecision,
  noteId,
  paysNothing,
  problemsOf,
  readDecision,
  resolutionId,
  totalOf,
} from './decision.ts';

const words = claimFormMessages.decision;

/** Staff decide whose fault it is and what is refunded for each line. Money follows at once, so it is asked once more. */
export function DecisionCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const [draft, setDraft, forget] = useDraft(`claim.${claim.qid}.decision`, firstDecision(claim), readDecision);
  const [isAsked, setAsked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const work = useClaimWork({
    claim,
    failed: words.failed,
    send: (decided: DecisionDraft, { key, version }) =>
      decideClaim(claim.qid, { ...decisionOf(decided, claim), ...(version ? { version } : {}) }, key),
    onDone: () => {
      forget();
      toast(words.sent);
      onDone();
    },
  });
  const problems = problemsOf(draft, claim);
  const told = [...(isAsked ? problems : []), ...refusedLine(work.problem)];
  const submit = () => {
    setAsked(true);
    setConfirming(problems.length === 0);
  };
  const send = () => {
    setConfirming(false);
    work.run(draft);
  };
  return (
    <>
      <ClaimForm
        title={claimMessages.sections.decision}
        id={moveId}
        submitLabel={words.send}
        onSubmit={submit}
        work={work}
        errors={told}
      >
        <DecisionFields claim={claim} draft={draft} onChange={setDraft} errors={told} />
      </ClaimForm>
      <DecisionQuestion
        claim={claim}
        draft={draft}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={send}
      />
    </>
  );
}

interface FieldsProps {
  claim: Claim;
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
  errors: readonly SummarizedError[];
}

function DecisionFields({ claim, draft, onChange, errors }: FieldsProps) {
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  return (
    <>
      <Select
        id={faultId}
        label={words.fault}
        placeholder
        error={errorOf(faultId)}
        value={draft.fault ?? ''}
        options={faults.map((value) => ({ value, label: claimMessages.faults[value] }))}
        onChange={({ target }) => onChange({ ...draft, fault: chosen(faults, target.value) })}
      />
      <Select
        id={resolutionId}
        label={words.resolution}
        placeholder
        error={errorOf(resolutionId)}
        value={draft.resolution ?? ''}
        options={resolutions.map((value) => ({ value, label: claimMessages.resolutions[value] }))}
        onChange={({ target }) => onChange({ ...draft, resolution: chosen(resolutions, target.value) })}
      />
      {!paysNothing(draft) &&
        claim.lines.map((line) => (
          <MoneyInput
            key={line.lineQid}
            id={amountId(line.lineQid)}
            label={words.amountOf(line.productName)}
            hint={words.amountHint(moneyLabel(line.claimedAmount), moneyLabel(line.maximumAmount))}
            error={errorOf(amountId(line.lineQid))}
            currency={claim.amount.currency}
            value={draft.amounts[line.lineQid] ?? ''}
            onChange={(amount) => onChange({ ...draft, amounts: { ...draft.amounts, [line.lineQid]: amount } })}
          />
        ))}
      <TextArea
        id={noteId}
        label={words.note}
        hint={words.noteHint}
        error={errorOf(noteId)}
        maxLength={2_000}
        rows={3}
        value={draft.note}
        onChange={({ target }) => onChange({ ...draft, note: target.value })}
      />
    </>
  );
}

const chosen = <Value extends Fault | Resolution>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

function DecisionQuestion(props: {
  claim: Claim;
  draft: DecisionDraft;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const total = totalOf(props.draft, props.claim);
  const isRejection = props.draft.resolution === 'NO_ACTION';
  const isNothing = Number(total.amount) === 0;
  return (
    <ConfirmDialog
      title={
        isRejection ? words.confirmReject : isNothing ? words.confirmReship : words.confirmTitle(moneyLabel(total))
      }
      isOpen={props.isOpen}
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      confirmLabel={words.send}
      cancelLabel={words.keep}
    >
      <Text>{isNothing ? words.confirmWithoutMoney : words.confirmText}</Text>
    </ConfirmDialog>
  );
}

/** The server names the line whose amount it refused. */
function refusedLine(problem: Error | null): SummarizedError[] {
  if (!(problem instanceof ApiError) || typeof problem.details.lineQid !== 'string') return [];
  return [{ fieldId: amountId(problem.details.lineQid), message: problem.message }];
}
