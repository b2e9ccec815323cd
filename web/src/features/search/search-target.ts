/** Where Enter leads: the one thing that is meant, or the list of all that match. Pure. */
import type { OfferHits, SaleHits } from '@quayside/contract/search';
import { changeView, defaultView, isPastStatus, listPath, salePath } from '../sales/sales.public.ts';

export const orderPath = (qid: string): string => salePath(qid, defaultView);

/** The list of orders that match, on the tab where there are some. */
export function allOrdersPath(typed: string, sales: SaleHits | undefined): string {
  const isPast =
    sales !== undefined && sales.results.length > 0 && sales.results.every(({ status }) => isPastStatus(status));
  return listPath(changeView(defaultView, { search: typed, ...(isPast ? { status: 'PAST' } : {}) }));
}

/** Null when nothing is found that could be opened: the words about it stay where they are. */
export function targetOf(typed: string, sales: SaleHits | undefined, offers: OfferHits | undefined): string | null {
  if (sales?.exact) return orderPath(sales.exact);
  const [first, second] = sales?.results ?? [];
  if (!first) return null;
  return second === undefined && (offers?.results.length ?? 0) === 0
    ? orderPath(first.qid)
    : allOrdersPath(typed, sales);
}
