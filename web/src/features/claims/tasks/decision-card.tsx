import { type Fault, faults, type Resolution, resolutions } from '@quayside/contract/claim-values';
import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { claimMessages } from '@quayside/contract/messages/claims';
import { ApiError } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import type { SummarizedError } from '../../../ui/form/error-summary.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { decideClaim } from '../claims.api.ts';
import { moveId } from '../components/claim-move-card.tsx';
import { ClaimForm, errorAt } from './claim-form.tsx';
import {
  amountId,
  type DecisionDraft,
  decisionOf,
  faultId,
  firstDecision,
  mostOf,
  noteId,
  paysNothing,
  problemsOf,
  questionOf,
  readDecision,
  resolutionId,
} from './decision.ts';
import { useClaimForm } from './use-claim-form.ts';

const words = claimFormMessages.decision;

/** Staff decide whose fault it is and what is refunded for each line. Money follows at once, so it is asked once more. */
export function DecisionCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const form = useClaimForm({
    claim,
    draft: useDraft(`claim.${claim.qid}.decision`, firstDecision(claim), readDecision),
    problemsIn: (draft) => problemsOf(draft, claim),
    send: (draft, { key, version }) => decideClaim(claim.qid, { ...decisionOf(draft, claim), version }, key),
    texts: words,
    onDone,
  });
  const errors = [...form.told, ...refusedLine(form.work.problem)];
  return (
    <ClaimForm
      title={claimMessages.sections.decision}
      id={moveId}
      submitLabel={words.send}
      form={form}
      errors={errors}
      question={questionOf(form.draft, claim)}
    >
      <DecisionFields claim={claim} draft={form.draft} onChange={form.setDraft} errors={errors} />
    </ClaimForm>
  );
}

interface FieldsProps {
  claim: Claim;
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
  errors: readonly SummarizedError[];
}

function DecisionFields({ claim, draft, onChange, errors }: FieldsProps) {
  return (
    <>
      <Select
        id={faultId}
        label={words.fault}
        placeholder
        error={errorAt(errors, faultId)}
        value={draft.fault ?? ''}
        options={faults.map((value) => ({ value, label: claimMessages.faults[value] }))}
        onChange={({ target }) => onChange({ ...draft, fault: chosen(faults, target.value) })}
      />
      <Select
        id={resolutionId}
        label={words.resolution}
        placeholder
        error={errorAt(errors, resolutionId)}
        value={draft.resolution ?? ''}
        options={resolutions.map((value) => ({ value, label: claimMessages.resolutions[value] }))}
        onChange={({ target }) => onChange({ ...draft, resolution: chosen(resolutions, target.value) })}
      />
      {!paysNothing(draft) && <Amounts claim={claim} draft={draft} onChange={onChange} errors={errors} />}
      <TextArea
        id={noteId}
        label={words.note}
        hint={words.noteHint}
        error={errorAt(errors, noteId)}
        maxLength={2_000}
        rows={3}
        value={draft.note}
        onChange={({ target }) => onChange({ ...draft, note: target.value })}
      />
    </>
  );
}

/** What is refunded for each line. */
function Amounts({ claim, draft, onChange, errors }: FieldsProps) {
  return claim.lines.map((line) => (
    <MoneyInput
      key={line.lineQid}
      id={amountId(line.lineQid)}
      label={words.amountOf(line.productName)}
      hint={words.amountHint(moneyLabel(line.claimedAmount), moneyLabel(mostOf(line, claim)))}
      error={errorAt(errors, amountId(line.lineQid))}
      currency={claim.amount.currency}
      value={draft.amounts[line.lineQid] ?? ''}
      onChange={(amount) => onChange({ ...draft, amounts: { ...draft.amounts, [line.lineQid]: amount } })}
    />
  ));
}

const chosen = <Value extends Fault | Resolution>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

/** The server names the line whose amount it refused. */
function refusedLine(problem: Error | null): SummarizedError[] {
  if (!(problem instanceof ApiError) || typeof problem.details.lineQid !== 'string') return [];
  return [{ fieldId: amountId(problem.details.lineQid), message: problem.message }];
}
