/** The state of trending products and watchlist, which is its URL. */
import { watchlistMessages } from '@quayside/contract/messages/watchlist';
import { paths } from '../../app/paths.ts';
import { isKey } from '../../lib/keys-of.ts';
import { pageFrom, pagePart } from '../../lib/page-from.ts';

export interface TrendingView {
  tab: keyof typeof watchlistMessages.tabs;
  search: string;
  isMet: boolean;
  isAvailable: boolean;
  page: number;
}

/** Reads the view from the URL; what it does not know is left out. */
export function viewFrom(params: URLSearchParams): TrendingView {
  const tab = params.get('tab') ?? '';
  return {
    tab: isKey(watchlistMessages.tabs, tab) ? tab : 'trending',
    search: (params.get('search') ?? '').slice(0, 80),
    isMet: params.get('met') === 'true',
    isAvailable: params.get('available') === 'true',
    page: pageFrom(params),
  };
}

/** Address of the page in that view, defaults left out. */
export function trendingPath({ tab, search, isMet, isAvailable, page }: TrendingView): string {
  const params = new URLSearchParams({
    ...(tab === 'trending' ? {} : { tab }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(isMet ? { met: 'true' } : {}),
    ...(isAvailable ? { available: 'true' } : {}),
    ...pagePart(page),
  }).toString();
  return params === '' ? paths.trendingProducts : `${paths.trendingProducts}?${params}`;
}

/** Any change of what is listed starts on the first page. */
export const changeView = (view: TrendingView, change: Partial<TrendingView>): TrendingView => ({
  ...view,
  page: 1,
  ...change,
});
