import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { claimMessages } from '@quayside/contract/messages/claims';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, wholeError } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { SummarizedError } from '../../../ui/form/error-summary.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { FormDrawer } from '../../../ui/overlay/form-overlay.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { type ClaimView, claimPath } from '../claim-view.ts';
import { findOrder, reportLost } from '../claims.api.ts';
import { useClaimWork } from '../use-claim-work.ts';
import { errorAt, missingOf } from './claim-form.tsx';

const words = claimFormMessages.lost;
const orderId = 'claim-lost-order';
const descriptionId = 'claim-lost-description';

interface LostDraft {
  order: string;
  description: string;
  contestsDelivery: boolean;
}
const empty: LostDraft = { order: '', description: '', contestsDelivery: false };

/** A seller reports that a shipment got lost (CLM-03): everything shipped with the order is claimed. */
export default function LostShipmentDrawer({ view, onClose }: { view: ClaimView; onClose: () => void }) {
  const { draft, setDraft, work } = useReport(view);
  const { timeZone } = useUser().company;
  const [isAsked, setAsked] = useState(false);
  const missing = missingIn(draft);
  const told = [...(isAsked ? missing : []), ...refusalAtOrder(work.problem, timeZone)];
  const submit = () => {
    setAsked(true);
    if (missing.length === 0) work.run(draft);
  };
  return (
    <FormDrawer
      title={words.title}
      submitLabel={words.send}
      isSending={work.isRunning}
      isKept
      errors={[...told, ...wholeError(work.problem, claimMessages.updateFailed, told)]}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{words.text}</Text>
      <LostFields draft={draft} onChange={setDraft} errors={told} />
    </FormDrawer>
  );
}

/** The order is found by its number first: an unknown one is a refusal like any other. */
function useReport(view: ClaimView) {
  const navigate = useNavigate();
  const [draft, setDraft, forget] = useDraft('claim.lost', empty, readLost);
  const work = useClaimWork({
    claim: null,
    failed: words.failed,
    send: async ({ order, description, contestsDelivery }: LostDraft, { key }) => {
      const saleQid = await findOrder(order.trim());
      return reportLost({ saleQid, description: description.trim(), contestsDelivery }, key);
    },
    onDone: (claim) => {
      forget();
      toast(words.sent);
      void navigate(claimPath(claim.qid, view));
    },
  });
  return { draft, setDraft, work };
}

function LostFields(props: {
  draft: LostDraft;
  onChange: (draft: LostDraft) => void;
  errors: readonly SummarizedError[];
}) {
  const { draft, onChange, errors } = props;
  return (
    <>
      <TextField
        id={orderId}
        label={words.order}
        hint={words.orderHint}
        error={errorAt(errors, orderId)}
        maxLength={40}
        autoComplete="off"
        value={draft.order}
        onChange={({ target }) => onChange({ ...draft, order: target.value })}
      />
      <TextArea
        id={descriptionId}
        label={words.description}
        error={errorAt(errors, descriptionId)}
        maxLength={2_000}
        value={draft.description}
        onChange={({ target }) => onChange({ ...draft, description: target.value })}
      />
      <Checkbox
        label={words.contests}
        checked={draft.contestsDelivery}
        onChange={({ target }) => onChange({ ...draft, contestsDelivery: target.checked })}
      />
    </>
  );
}

const missingIn = ({ order, description }: LostDraft): SummarizedError[] =>
  missingOf({
    [orderId]: order.trim() === '' ? words.orderRequired : null,
    [descriptionId]: description.trim() === '' ? words.descriptionRequired : null,
  });

/** Refusals that the order itself is the reason of, with the time from which it can be reported. */
function refusalAtOrder(problem: Error | null, zone: string | undefined): SummarizedError[] {
  if (!(problem instanceof ApiError) || problem.status >= 500) return [];
  const { from } = problem.details;
  if (problem.code === 'claim_too_early' && typeof from === 'string')
    return [{ fieldId: orderId, message: words.earliest(dateLabel(from, 'long', zone)) }];
  return [{ fieldId: orderId, message: problem.message }];
}

function readLost(kept: unknown): LostDraft | null {
  if (!isRecord(kept) || typeof kept.order !== 'string' || typeof kept.description !== 'string') return null;
  return { order: kept.order, description: kept.description, contestsDelivery: kept.contestsDelivery === true };
}
