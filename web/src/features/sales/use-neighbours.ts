import type { SaleList } from '@quayside/contract/sales';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUser } from '../auth/auth.public.ts';
import { hasOrders } from './components/no-orders.tsx';
import type { ListView } from './list-view.ts';
import { listOptions } from './sales.queries.ts';
import { shownOrder } from './shown-order.ts';

export interface Neighbour {
  qid: string;
  /** The view whose page holds it. */
  view: ListView;
}
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Which of how many of the list it is. */
  place: { at: number; count: number } | null;
}

/**
 * The sales before and after this one in the list it was opened from, also across its pages. A sale that left the list
 * meanwhile, such as a confirmed one in a list of unconfirmed ones, keeps the neighbours it had.
 */
export function useNeighbours(qid: string, view: ListView): Neighbours {
  const remembered = useRef<{ qid: string; neighbours: Neighbours } | null>(null);
  // Staff open an order of a company whose list they are not in.
  const hasList = hasOrders(useUser());
  const { data: page } = useQuery({ ...listOptions(view), refetchOnWindowFocus: false, enabled: hasList });
  const edge = edgeOf(qid, page ? shownOrder(view, page.results) : [], page);
  const before = useQuery({ ...listOptions({ ...view, page: view.page - 1 }), enabled: edge.isFirst && view.page > 1 });
  const after = useQuery({ ...listOptions({ ...view, page: view.page + 1 }), enabled: edge.isLast && edge.hasMore });
  const found = neighboursIn(qid, view, { before: before.data, page, after: after.data });
  if (found) remembered.current = { qid, neighbours: found };
  return found ?? (remembered.current?.qid === qid ? remembered.current.neighbours : nobody);
}

const nobody: Neighbours = { previous: null, next: null, place: null };

interface Pages {
  before: SaleList | undefined;
  page: SaleList | undefined;
  after: SaleList | undefined;
}

/** Null when the sale is not on the page. */
export function neighboursIn(qid: string, view: ListView, { before, page, after }: Pages): Neighbours | null {
  const rows = page ? shownOrder(view, page.results) : [];
  const at = rows.findIndex((row) => row.qid === qid);
  if (at === -1) return null;
  const previous = rows[at - 1]
    ? toNeighbour(rows[at - 1], view)
    : toNeighbour(before && shownOrder(view, before.results).at(-1), { ...view, page: view.page - 1 });
  const next = rows[at + 1]
    ? toNeighbour(rows[at + 1], view)
    : toNeighbour(after && shownOrder(view, after.results)[0], { ...view, page: view.page + 1 });
  const place = page ? { at: (page.page - 1) * page.size + at + 1, count: page.count } : null;
  return { previous, next, place };
}

const toNeighbour = (row: { qid: string } | undefined, view: ListView): Neighbour | null =>
  row ? { qid: row.qid, view } : null;

function edgeOf(qid: string, rows: readonly { qid: string }[], page: SaleList | undefined) {
  const at = rows.findIndex((row) => row.qid === qid);
  const isKnown = page !== undefined && at >= 0;
  return {
    isFirst: isKnown && at === 0,
    isLast: isKnown && at === rows.length - 1,
    hasMore: isKnown && page.page * page.size < page.count,
  };
}
