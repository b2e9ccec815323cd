import type { Sale } from '@quayside/contract/sales';
import { useQuery } from '@tanstack/react-query';
import { getPapers } from './papers.api.ts';

export type PapersOf = Pick<Sale, 'qid' | 'status' | 'loads' | 'invoice'>;

/** What can be printed of an order, and what still waits. */
export const usePapers = ({ qid, status, loads, invoice }: PapersOf) =>
  useQuery({
    // Below the order's own key: whoever asks for the order again asks for its papers too. By what decides on them: an
    // order that was only read has the same ones.
    queryKey: ['sales', 'one', qid, 'papers', status, loads.length, invoice?.documentQid ?? null],
    queryFn: ({ signal }) => getPapers(qid, signal),
    placeholderData: (before) => before,
  });
