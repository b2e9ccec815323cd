import type { Offer } from '@quayside/contract/offers';
import { useState } from 'react';
import type { Selection } from '../../ui/list/selection.ts';

export interface OfferSelection {
  /** For the table. */
  box: Selection<Offer>;
  /** The chosen rows as they are shown; what is not on the page any more is not chosen. */
  rows: readonly Offer[];
  clear: () => void;
}

/** Chosen offers of a list. What is blocked or not matched has nothing to change here. */
export function useOfferSelection(shown: readonly Offer[] | undefined): OfferSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = (shown ?? []).filter((offer) => chosen.has(offer.qid) && isChangeable(offer));
  return {
    rows,
    clear: () => setChosen(new Set()),
    box: {
      chosen: new Set(rows.map(({ qid }) => qid)),
      onChange: setChosen,
      isSelectable: isChangeable,
      rowKey: ({ qid }) => qid,
      nameOf: ({ productName }) => productName,
    },
  };
}

const isChangeable = ({ status }: Offer): boolean => status !== 'BLOCKED' && status !== 'UNMATCHED';
