import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../../../lib/draft.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { getClaimCarriers, shipAgain } from '../claims.api.ts';
import { moveId } from '../components/claim-move-card.tsx';
import { ClaimForm, errorAt, missingOf } from './claim-form.tsx';
import { useClaimForm } from './use-claim-form.ts';

const words = claimFormMessages.shippingAgain;
const carrierId = 'claim-reship-carrier';
const numberId = 'claim-reship-number';

interface ShipmentDraft {
  carrier: string;
  number: string;
}
const empty: ShipmentDraft = { carrier: '', number: '' };

/** The seller sends the goods once more instead of a refund, and says how they come. */
export function ShipAgainCard({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { timeZone } = useUser().company;
  const form = useClaimForm({
    claim,
    draft: useDraft(`claim.${claim.qid}.ship-again`, empty, readShipment),
    problemsIn: missingIn,
    send: ({ carrier, number }, { key, version }) =>
      shipAgain(claim.qid, { carrier, trackAndTraceNumber: number.trim(), version }, key),
    texts: words,
    onDone,
  });
  return (
    <ClaimForm
      title={words.title}
      id={moveId}
      submitLabel={words.send}
      form={form}
      errors={form.told}
      question={{ title: words.confirmTitle, text: words.confirmText }}
    >
      {claim.dueAt && (
        <Text>{words.text(dateLabel(claim.dueAt, 'long', timeZone), claim.saleProcessingDetails.fault)}</Text>
      )}
      <ShipmentFields
        draft={form.draft}
        onChange={form.setDraft}
        errors={{ carrier: errorAt(form.told, carrierId), number: errorAt(form.told, numberId) }}
      />
    </ClaimForm>
  );
}

function ShipmentFields(props: {
  draft: ShipmentDraft;
  onChange: (draft: ShipmentDraft) => void;
  errors: { carrier: string | undefined; number: string | undefined };
}) {
  const { draft, onChange, errors } = props;
  const { data, isError } = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => getClaimCarriers(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const carriers = data?.results ?? [];
  const example = carriers.find(({ qid }) => qid === draft.carrier)?.trackingExample;
  return (
    <>
      <Select
        id={carrierId}
        label={words.carrier}
        placeholder
        options={carriers.map(({ qid, name }) => ({ value: qid, label: name }))}
        value={draft.carrier}
        error={isError ? words.carriersFailed : errors.carrier}
        onChange={({ target }) => onChange({ ...draft, carrier: target.value })}
      />
      <TextField
        id={numberId}
        label={words.number}
        hint={example ? words.numberHelp(example) : undefined}
        maxLength={80}
        value={draft.number}
        error={errors.number}
        onChange={({ target }) => onChange({ ...draft, number: target.value })}
      />
    </>
  );
}

const missingIn = ({ carrier, number }: ShipmentDraft) =>
  missingOf({
    [carrierId]: carrier === '' ? words.carrierRequired : null,
    [numberId]: number.trim() === '' ? words.numberRequired : null,
  });

const readShipment = (kept: unknown): ShipmentDraft | null =>
  isRecord(kept) && typeof kept.carrier === 'string' && typeof kept.number === 'string'
    ? { carrier: kept.carrier, number: kept.number }
    : null;
