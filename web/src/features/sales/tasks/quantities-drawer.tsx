import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { Sale } from '@quayside/contract/sales';
import { useNavigate } from 'react-router';
import { ApiError, fieldMessages } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { recordEvent } from '../../../lib/events.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import {
  draftOf,
  draftTotal,
  fieldIdOf,
  isLowered,
  type LineDraft,
  type LineError,
  linesToSend,
  lowersStanding,
  type QuantitiesDraft,
  readQuantities,
  withoutFaults,
} from '../quantities.ts';
import { salePath } from '../sale-paths.ts';
import { type ConfirmedLine, confirmQuantities, type SaleLine } from '../sales.api.ts';
import { useConfirmQueue } from '../use-confirm-queue.ts';
import { useOpenTask } from '../use-open-task.ts';
import { useSaleWork } from '../use-sale-work.ts';
import { useServerDraft } from '../use-server-draft.ts';
import { LineQuantity } from './line-quantity.tsx';
import { ReductionCost } from './reduction-cost.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.quantities;

/** Every line as ordered, one button confirms all; a lowered line asks for its reason (ORD-05). */
export default function QuantitiesDrawer({ sale, onClose }: TaskProps) {
  const { draft, change, startAgain, work, queue } = useQuantities(sale, onClose);
  const isAgain = sale.status === 'CONFIRMED';
  const confirm = (andNext: boolean) => work.run({ lines: linesToSend(sale.lines, draft), andNext });
  const errors = lineErrors(sale.lines, work.problem);
  // Figures keep what they said last while a field holds what nobody can confirm.
  const counted = withoutFaults(sale.lines, draft);
  const lowered = sale.lines.filter((line) => isLowered(line, counted)).length;
  return (
    <TaskForm
      title={words.drawer}
      submitLabel={isAgain ? words.confirmAgain : words.confirm}
      onSubmit={() => confirm(false)}
      onClose={onClose}
      work={work}
      errors={errors}
      secondSubmit={
        queue.next !== null && !isAgain
          ? { label: words.confirmAndNext, about: words.left(queue.left), onSubmit: () => confirm(true) }
          : null
      }
      otherActions={
        lowered > 0 && (
          <Button look="quiet" onPress={startAgain}>
            {words.reset}
          </Button>
        )
      }
    >
      <Text weight="strong">{words.of(sale.order, sale.buyerName)}</Text>
      <Text tone="muted">{isAgain ? words.introAgain : words.intro}</Text>
      <Stack as="ul" gap={4}>
        {sale.lines.map((line) => (
          <LineQuantity
            key={line.qid}
            line={line}
            draft={draftOf(line, draft)}
            error={errors.find(({ qid }) => qid === line.qid)}
            onChange={(next) => change(line, next)}
          />
        ))}
      </Stack>
      <Cluster justify="between">
        <Text as="span" weight="strong">
          {words.total}
          {lowered > 0 && `, ${words.loweredLines(lowered)}`}
        </Text>
        <MoneyText money={{ amount: draftTotal(sale.lines, counted), currency: sale.total.currency }} tone="strong" />
      </Cluster>
      {lowersStanding(sale.lines, counted) && <ReductionCost sale={sale} lines={linesToSend(sale.lines, counted)} />}
    </TaskForm>
  );
}

interface Confirmation {
  lines: ConfirmedLine[];
  /** Goes on with the next order of the list that waits. */
  andNext: boolean;
}

/** The draft, kept here and as rough numbers on the server, and what becomes of it when it is sent. */
function useQuantities(sale: Sale, onClose: () => void) {
  const [draft, setDraft, forget] = useDraft<QuantitiesDraft>(`sale.${sale.qid}.quantities`, {}, readQuantities);
  const onServer = useServerDraft(sale);
  const navigate = useNavigate();
  const { view } = useOpenTask(sale.qid);
  const queue = useConfirmQueue(sale.qid, view);
  const work = useSaleWork({
    sale,
    send: ({ lines }: Confirmation, version) => confirmQuantities(sale.qid, lines, version),
    onDone: (_answer, { lines, andNext }) => {
      forget();
      onServer.forget();
      recordEvent('sale_line_quantities_confirmed', { saleQid: sale.qid, loweredLines: lines.length });
      queue.leave();
      if (!andNext || queue.next === null) {
        toast(words.done);
        return onClose();
      }
      toast(words.doneOf(sale.order));
      // In place of this order, so that Back still leads to the list.
      void navigate(salePath(queue.next, view, { task: 'quantities' }), { replace: true });
    },
  });
  const change = (line: SaleLine, next: LineDraft) => {
    setDraft({ ...draft, [line.qid]: next });
    // More than was ordered is nobody's draft: it stays here until the form has said so.
    const isDraft = next.quantity !== draftOf(line, draft).quantity && next.quantity <= line.requestedQuantity;
    if (isDraft) onServer.save(line.qid, next.quantity);
  };
  const startAgain = () => {
    const whole = sale.lines.map((line): [string, LineDraft] => [
      line.qid,
      { quantity: line.confirmedQuantity ?? line.requestedQuantity, reason: '', note: '' },
    ]);
    setDraft(Object.fromEntries(whole));
    for (const [qid, { quantity }] of whole) onServer.save(qid, quantity);
  };
  return { draft, change, startAgain, work, queue };
}

const partOf: Readonly<Record<string, LineError['part']>> = {
  SALE_LINES_REDUCTION_REASON_REQUIRED: 'reason',
  reason_text_required: 'note',
};

/** The server names faulty lines as `lines.<qid>`; the code says which of the line's fields is meant. */
function lineErrors(lines: readonly SaleLine[], problem: Error | null): LineError[] {
  if (!(problem instanceof ApiError)) return [];
  const messages = fieldMessages(problem);
  return lines.flatMap((line) => {
    const code = problem.errors[`lines.${line.qid}`]?.[0]?.code ?? '';
    const message = messages[`lines.${line.qid}`];
    if (message === undefined) return [];
    const part = partOf[code] ?? 'quantity';
    const most = line.confirmedQuantity ?? line.requestedQuantity;
    const isTooMuch = code === 'QUANTITY_EXCEEDS_REQUESTED_AMOUNT' || code === 'quantities_only_down';
    return [
      {
        qid: line.qid,
        part,
        fieldId: fieldIdOf(line.qid, part),
        message: isTooMuch ? `${message} ${words.maximum(most)}` : message,
      },
    ];
  });
}
