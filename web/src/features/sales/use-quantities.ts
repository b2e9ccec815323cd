import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { Sale } from '@quayside/contract/sales';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, fieldMessages } from '../../lib/api-error.ts';
import { useDraft } from '../../lib/draft.ts';
import { recordEvent } from '../../lib/events.ts';
import type { VersionedMutation } from '../../lib/use-versioned-mutation.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import {
  draftOf,
  fieldIdOf,
  isConfirmable,
  type LineDraft,
  type LineError,
  linesToSend,
  type QuantitiesDraft,
  readQuantities,
} from './quantities.ts';
import { salePath } from './sale-paths.ts';
import { type ConfirmedLine, confirmQuantities, type SaleLine } from './sales.api.ts';
import { useConfirmQueue } from './use-confirm-queue.ts';
import { useOpenTask } from './use-open-task.ts';
import { useSaleWork } from './use-sale-work.ts';
import { useServerDraft } from './use-server-draft.ts';

const words = orderTaskMessages.quantities;

interface Confirmation {
  lines: ConfirmedLine[];
  /** Goes on with the next order of the list that waits. */
  andNext: boolean;
}

/**
 * The drafted quantities of an order, kept here and as rough numbers on the server, and what becomes of them when they are
 * sent.
 */
export function useQuantities(sale: Sale, onDone: () => void) {
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
        return onDone();
      }
      toast(words.doneOf(sale.order));
      // In place of this order, so that Back still leads to the list.
      void navigate(salePath(queue.next, view, { task: 'quantities' }), { replace: true });
    },
  });
  useNewestUntilTyped(sale.version, work, draft);
  const change = (line: SaleLine, next: LineDraft) => {
    setDraft({ ...draft, [line.qid]: next });
    // What nobody can confirm is nobody's draft: it stays here until the form has said so.
    const isDraft = next.quantity !== draftOf(line, draft).quantity && isConfirmable(line, next.quantity);
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
  const confirm = (andNext: boolean) => work.run({ lines: linesToSend(sale.lines, draft), andNext });
  return { draft, change, startAgain, confirm, work, queue, errors: lineErrors(sale.lines, work.problem) };
}

/** The lines stand on the page for as long as it is open: what others change meanwhile is nobody's conflict until one types. */
function useNewestUntilTyped(
  version: number,
  {
    follow,
    problem,
    isRunning,
  }: Pick<VersionedMutation<never>, 'problem' | 'isRunning'> & {
    follow: (version: number) => void;
  },
  draft: QuantitiesDraft,
): void {
  const isTyped = Object.keys(draft).length > 0 || problem !== null || isRunning;
  useEffect(() => {
    if (!isTyped) follow(version);
  }, [follow, version, isTyped]);
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
