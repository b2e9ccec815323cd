/** The claim list's state, which is its URL: tab, search, order, sort, page. */
import type { ClaimSort, ClaimTab } from '@quayside/contract/claim-values';
import { claimMessages } from '@quayside/contract/messages/claims';
import { paths } from '../../app/paths.ts';
import { isKey } from '../../lib/keys-of.ts';
import { pageAsked, pageFrom } from '../../lib/page-from.ts';
import type { ClaimQuery } from './claims.api.ts';

export interface ClaimView {
  tab: ClaimTab;
  page: number;
  /** Null: the default of the tab. */
  sort: ClaimSort | null;
  search: string;
  saleQid: string | null;
}

export const defaultView: ClaimView = { tab: 'OPEN', page: 1, sort: null, search: '', saleQid: null };
const longestSearch = 80;

/** Reads the view from the URL; what it does not know is left out, so that a mistyped link still shows a list. */
export function viewFrom(params: URLSearchParams): ClaimView {
  const tab = params.get('status') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    tab: isKey(claimMessages.tabs, tab) ? tab : 'OPEN',
    page: pageFrom(params),
    sort: isKey(claimMessages.sorts, sort) ? sort : null,
    search: (params.get('search') ?? '').slice(0, longestSearch),
    saleQid: qidIn(params, 'saleQid'),
  };
}

/** The claim that a link to the list names: it has a page of its own. */
export const openedClaim = (params: URLSearchParams): string | null => qidIn(params, 'claim');

function qidIn(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;
}

/** The view as the API's parameters, defaults left out. */
export function queryOf({ tab, page, sort, search, saleQid }: ClaimView): ClaimQuery {
  return {
    ...(tab === 'OPEN' ? {} : { status: tab }),
    ...pageAsked(page),
    ...(sort === null || sort === defaultSort(tab) ? {} : { sort }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(saleQid === null ? {} : { saleQid }),
  };
}

/** Address of the list; `lost`: with the form for a lost shipment beside it. */
export const claimsPath = (view: ClaimView, task?: 'lost'): string => `${paths.claims}${searchOf(view, task)}`;
/** Claims about one order. */
export const claimsOfSalePath = (saleQid: string): string => claimsPath({ ...defaultView, saleQid });
/** Claims that wait for whoever looks. */
export const claimsToAnswerPath: string = claimsPath({ ...defaultView, tab: 'NEEDS_YOU' });
/** Address of one claim, which keeps the list it was opened from. */
export const claimPath = (qid: string, view: ClaimView): string => `${paths.claim(qid)}${searchOf(view)}`;

function searchOf(view: ClaimView, task?: string): string {
  const params = new URLSearchParams(Object.entries(queryOf(view)).map(([name, value]) => [name, String(value)]));
  if (task) params.set('task', task);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Any change of what is listed starts on the first page. */
export const changeView = (view: ClaimView, change: Partial<ClaimView>): ClaimView => ({ ...view, page: 1, ...change });
export const clearedView = ({ tab, sort }: ClaimView): ClaimView => ({ ...defaultView, tab, sort });

export const sortOf = (view: ClaimView): ClaimSort => view.sort ?? defaultSort(view.tab);
const defaultSort = (tab: ClaimTab): ClaimSort => (tab === 'CLOSED' ? '-submittedAt' : 'dueAt');

export const isFiltered = ({ search, saleQid }: ClaimView): boolean => search.trim() !== '' || saleQid !== null;
