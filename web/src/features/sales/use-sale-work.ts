import { saleToasts } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshSales } from './sales.queries.ts';

export interface SaleWork<Input> {
  run: (input: Input) => void;
  isRunning: boolean;
  /** Why it was refused, until the next try. */
  problem: Error | null;
  /** Somebody else changed the sale since this task was opened; `reload` takes the newest state and keeps what was typed. */
  isStale: boolean;
  reload: () => void;
}

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
export function useSaleWork<Input, Answer>({
  sale,
  send,
  onDone,
  failed = saleToasts.updateFailed,
}: WorkOptions<Input, Answer>): SaleWork<Input> {
  const client = useQueryClient();
  const [version, setVersion] = useState(sale.version);
  const [isReloaded, setReloaded] = useState(false);
  const isSent = useRef(false);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (input: Input) => send(input, version),
    onSuccess: async (answer, input) => {
      await refreshSales(client);
      onDone(answer, input);
    },
    onError: (refusal) => {
      // What can be put right in the form is told at its fields alone; a toast would cover it.
      const isInForm = isStale(refusal) || (refusal instanceof ApiError && refusal.status === 400);
      if (!isInForm) toast(failed, { variant: 'caution' });
    },
    onSettled: () => {
      isSent.current = false;
    },
  });
  const run = (input: Input) => {
    if (isSent.current) return;
    isSent.current = true;
    setReloaded(false);
    mutate(input);
  };
  const reload = async () => {
    await refreshSales(client);
    setReloaded(true);
    reset();
  };
  // The newest version is taken only when asked for, or after this task's own write.
  if (isReloaded && version !== sale.version) setVersion(sale.version);
  return { run, isRunning: isPending, problem: error, isStale: isStale(error), reload: () => void reload() };
}

const isStale = (error: Error | null): boolean => error instanceof ApiError && error.code === 'stale_version';
