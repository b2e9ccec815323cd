/** The inventory list's state, which is its URL: status, brand, rank, search, sort, page. */
import { offerMessages } from '@quayside/contract/messages/offers';
import type { OfferStatus } from '@quayside/contract/offer-values';
import { isKey } from '../../lib/keys-of.ts';
import { pageAsked, pageFrom } from '../../lib/page-from.ts';
import type { OfferQuery } from './offers.api.ts';

type Sort = keyof typeof offerMessages.sorts;
type Rank = keyof typeof offerMessages.ranks;
/** Columns a person may choose; those of `usual` are there until somebody chooses. */
export const optionalColumns = ['stock', 'effective', 'winning', 'toWin', 'floor', 'rank', 'ends'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];
const usual: readonly OptionalColumn[] = ['stock', 'winning', 'toWin', 'rank'];

export interface OfferView {
  status: OfferStatus | null;
  brand: string;
  rank: Rank | null;
  search: string;
  sort: Sort;
  page: number;
  /** Columns beside product and price. */
  columns: readonly OptionalColumn[];
}

/** What a page shows when its address says nothing else. */
export type ViewDefaults = Partial<Pick<OfferView, 'rank' | 'sort'>>;
const plain: OfferView = {
  status: null,
  brand: '',
  rank: null,
  search: '',
  sort: '-updatedAt',
  page: 1,
  columns: usual,
};

/** Reads the view from the URL; what it does not know is left out, so that a mistyped link still shows a list. */
export function viewFrom(params: URLSearchParams, defaults: ViewDefaults = {}): OfferView {
  const start = { ...plain, ...defaults };
  const [status = '', rank = '', sort = ''] = ['status', 'rank', 'sort'].map((name) => params.get(name) ?? '');
  return {
    status: isKey(offerMessages.statuses, status) ? status : null,
    brand: (params.get('brand') ?? '').slice(0, 200),
    rank: rank === 'ANY' ? null : isKey(offerMessages.ranks, rank) ? rank : start.rank,
    search: (params.get('search') ?? '').slice(0, 80),
    sort: isKey(offerMessages.sorts, sort) ? sort : start.sort,
    page: pageFrom(params),
    columns: columnsIn(params.get('columns')),
  };
}

/** In their own order, whatever the address says; `none`: only product and price. */
function columnsIn(text: string | null): readonly OptionalColumn[] {
  if (text === null) return usual;
  const asked = text.split(',', optionalColumns.length);
  return optionalColumns.filter((one) => asked.includes(one));
}

/** The view as the API's parameters, its defaults left out. */
export const queryOf = ({ status, brand, rank, search, sort, page }: OfferView): OfferQuery => ({
  ...(status === null ? {} : { status }),
  ...(brand === '' ? {} : { brand }),
  ...(rank === null ? {} : { rank }),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(sort === plain.sort ? {} : { sort }),
  ...pageAsked(page),
});

/** Address of the list in that view. `base`: the page it stands on, which begins with `defaults`. */
export function offersPath(view: OfferView, base: string, defaults: ViewDefaults = {}): string {
  const params = new URLSearchParams(Object.entries(queryOf(view)).map(([name, value]) => [name, String(value)]));
  if (defaults.rank && view.rank === null) params.set('rank', 'ANY');
  if (defaults.rank === view.rank && view.rank !== null) params.delete('rank');
  if (defaults.sort && view.sort === plain.sort) params.set('sort', view.sort);
  if (defaults.sort === view.sort) params.delete('sort');
  if (view.columns.join() !== usual.join()) params.set('columns', view.columns.join() || 'none');
  const text = params.toString();
  return text === '' ? base : `${base}?${text}`;
}

/** Any change of what is listed starts on the first page. */
export const changeView = (view: OfferView, change: Partial<OfferView>): OfferView => ({ ...view, page: 1, ...change });
/** The view with nothing filtered. */
export const clearedView = ({ sort, columns }: OfferView): OfferView => ({ ...plain, sort, columns });
export const isFiltered = ({ status, brand, rank, search }: OfferView): boolean =>
  status !== null || brand !== '' || rank !== null || search.trim() !== '';
