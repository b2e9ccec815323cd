import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleToasts } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { createShipment } from '../sales.api.ts';
import { useCarriers } from '../sales.queries.ts';
import { numbersFrom } from '../tracking.ts';
import { useSaleWork } from '../use-sale-work.ts';
import { EnteredShipments } from './entered-shipments.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.tracking;
const carrierId = 'tracking-carrier';
const numbersId = 'tracking-numbers';

interface TrackingDraft {
  carrier: string;
  numbers: string;
}

/** Many numbers at once for one carrier; the ones that are not valid are dropped and named (ORD-12). */
export default function TrackingDrawer({ sale, onClose }: TaskProps) {
  const { draft, setDraft, work, removed, setRemoved } = useTracking(sale, onClose);
  const [isChecked, setChecked] = useState(false);
  const save = () => {
    const isWhole = draft.carrier !== '' && numbersFrom(draft.numbers).length > 0;
    setChecked(!isWhole);
    setRemoved([]);
    if (isWhole) work.run(draft);
  };
  const fields = errorsOf(draft, isChecked, work.problem);
  const errors = [
    ...(fields.carrier ? [{ fieldId: carrierId, message: fields.carrier }] : []),
    ...(fields.numbers ? [{ fieldId: numbersId, message: fields.numbers }] : []),
  ];
  return (
    <TaskForm
      title={words.drawer}
      submitLabel={words.save}
      onSubmit={save}
      onClose={onClose}
      work={work}
      errors={errors}
    >
      <RemovedNotice numbers={removed.length > 0 ? removed : invalidIn(work.problem)} onClose={() => setRemoved([])} />
      <EnteredShipments sale={sale} />
      <TrackingFields draft={draft} errors={fields} onChange={setDraft} />
    </TaskForm>
  );
}

/** The draft, and what becomes of it when it is sent. */
function useTracking(sale: Sale, onClose: () => void) {
  const key = `sale.${sale.qid}.tracking`;
  const [draft, setDraft, forget] = useDraft<TrackingDraft>(key, { carrier: '', numbers: '' }, readTracking);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const sendOnce = useIdempotencyKey();
  const work = useSaleWork({
    sale,
    failed: saleToasts.addTrackingFailed,
    send: ({ carrier, numbers }: TrackingDraft) => {
      const body = { saleQid: sale.qid, carrier, trackAndTraceNumbers: numbersFrom(numbers) };
      return sendOnce(body, createShipment);
    },
    onDone: (answer, { carrier }) => {
      setDraft({ carrier, numbers: '' });
      forget();
      setRemoved(answer.removed);
      toast(saleToasts.trackingSaved);
      if (answer.removed.length > 0) toast(saleToasts.invalidTrackingRemoved, { variant: 'caution' });
      else onClose();
    },
  });
  return { draft, setDraft, work, removed, setRemoved };
}

interface FieldTexts {
  carrier: string | undefined;
  numbers: string | undefined;
}

interface TrackingFieldsProps {
  draft: TrackingDraft;
  errors: FieldTexts;
  onChange: (draft: TrackingDraft) => void;
}

function TrackingFields({ draft, errors, onChange }: TrackingFieldsProps) {
  const carriers = useCarriers();
  const example = carriers.find(({ qid }) => qid === draft.carrier)?.trackingExample;
  const count = numbersFrom(draft.numbers).length;
  const hint = [words.hint, ...(example ? [words.example(example)] : []), ...(count > 0 ? [words.found(count)] : [])];
  return (
    <>
      <Select
        id={carrierId}
        label={words.carrier}
        placeholder
        options={carriers.map(({ qid, name }) => ({ value: qid, label: name }))}
        value={draft.carrier}
        error={errors.carrier}
        onChange={({ target }) => onChange({ ...draft, carrier: target.value })}
      />
      <TextArea
        id={numbersId}
        label={words.numbers}
        hint={hint.join(' ')}
        rows={5}
        value={draft.numbers}
        error={errors.numbers}
        onChange={({ target }) => onChange({ ...draft, numbers: target.value })}
      />
    </>
  );
}

/** Stays until it is closed: the toast alone would be gone in three seconds. */
function RemovedNotice({ numbers, onClose }: { numbers: readonly string[]; onClose: () => void }) {
  if (numbers.length === 0) return null;
  return (
    <InlineNotification variant="caution" title={saleToasts.invalidTrackingRemoved} onClose={onClose}>
      <Cluster gap={2}>
        {numbers.map((number) => (
          <CodeValue key={number} code={number} name={words.numbers} isPlain />
        ))}
      </Cluster>
    </InlineNotification>
  );
}

function errorsOf(draft: TrackingDraft, isChecked: boolean, problem: Error | null): FieldTexts {
  const code = problem instanceof ApiError ? problem.code : '';
  const isEmpty = numbersFrom(draft.numbers).length === 0;
  const noCarrier = isChecked && draft.carrier === '' ? words.chooseCarrier : undefined;
  const noNumbers = isChecked && isEmpty ? words.enter : undefined;
  return {
    carrier: code === 'unknown_carrier' ? messageOf(problem, '') : noCarrier,
    numbers: code === 'invalid_shipment_codes' ? messageOf(problem, '') : noNumbers,
  };
}

/** When none of the numbers is valid nothing is saved: the problem lists them. */
function invalidIn(problem: Error | null): string[] {
  const isAll = problem instanceof ApiError && problem.code === 'invalid_shipment_codes';
  const codes = isAll ? problem.details.codes : null;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}

const readTracking = (kept: unknown): TrackingDraft | null =>
  isRecord(kept) && typeof kept.carrier === 'string' && typeof kept.numbers === 'string'
    ? { carrier: kept.carrier, numbers: kept.numbers }
    : null;
