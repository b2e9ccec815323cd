import type { SaleRow } from '@quayside/contract/sales';
import { useState } from 'react';
import type { Selection } from '../../ui/list/selection.ts';

export interface SaleSelection {
  /** For the table. */
  box: Selection<SaleRow>;
  /** The chosen rows as they are shown; what is not on the page any more is not chosen. */
  rows: readonly SaleRow[];
  clear: () => void;
}

/** Chosen orders of a list: those that this person may confirm as they were requested. */
export function useSaleSelection(shown: readonly SaleRow[] | undefined): SaleSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = (shown ?? []).filter((sale) => chosen.has(sale.qid) && isConfirmable(sale));
  return {
    rows,
    clear: () => setChosen(new Set()),
    box: {
      chosen: new Set(rows.map(({ qid }) => qid)),
      onChange: setChosen,
      isSelectable: isConfirmable,
      rowKey: ({ qid }) => qid,
      nameOf: ({ order }) => order,
    },
  };
}

const isConfirmable = ({ status, allowedActions }: SaleRow): boolean =>
  status === 'REQUESTED' && allowedActions.includes('CONFIRM_QUANTITIES');
