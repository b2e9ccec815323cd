import { saleToasts } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, isStale } from '../../lib/api-error.ts';
import { isRecord } from '../../lib/problem-body.ts';
import { useVersionedMutation, type VersionedMutation } from '../../lib/use-versioned-mutation.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { keepSale, refreshSales } from './sales.queries.ts';

interface WorkOptions<Input, Answer> {
  sale: Sale;
  /** Sends the work; `version` is the one this task started from. */
  send: (input: Input, version: number) => Promise<Answer>;
  /** Runs when the screen shows the new state. */
  onDone: (answer: Answer, input: Input) => void;
  /** Said as a warning beside the message in its place. */
  failed?: string;
}

/** One write to a sale: guarded against other people's changes and against a second press while it runs. */
export function useSaleWork<Input, Answer>(
  options: WorkOptions<Input, Answer>,
): VersionedMutation<Input> & { follow: (version: number) => void } {
  const { sale, send, onDone, failed = saleToasts.updateFailed } = options;
  const client = useQueryClient();
  return useVersionedMutation({
    newest: sale.version,
    send,
    refresh: (answer) => (isSale(answer) && answer.qid === sale.qid ? keepSale(client, answer) : refreshSales(client)),
    onDone,
    onRefused: (refusal) => {
      // What can be put right in the form is told at its fields alone; a toast would cover it.
      const isInForm = isStale(refusal) || (refusal instanceof ApiError && refusal.status === 400);
      if (!isInForm) toast(failed, { variant: 'caution' });
    },
  });
}

/** Most writes answer the whole order as it is afterwards. */
const isSale = (answer: unknown): answer is Sale =>
  isRecord(answer) && 'nextAction' in answer && 'lines' in answer && 'version' in answer;
