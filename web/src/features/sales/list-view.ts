/** The order list's state, which is its URL: tab or exact status, filters, sort, page and search (ORD-01). */
import { isCountryCode } from '@quayside/contract/country-codes';
import { orderMessages } from '@quayside/contract/messages/orders';
import type { NextAction, SaleGroup, SaleSort } from '@quayside/contract/sale-values';
import { pageAsked, pageFrom } from '../../lib/page-from.ts';
import type { ListQuery } from './sales.api.ts';

type ExactStatus = keyof typeof orderMessages.statuses;
type Place = keyof typeof orderMessages.destinations;

export interface ListView {
  status: SaleGroup | ExactStatus;
  page: number;
  /** Null: the default of the tab. */
  sort: SaleSort | null;
  /** Country (ISO 3166-1 alpha-2), region or WAREHOUSE. */
  destination: string | null;
  nextAction: readonly NextAction[];
  search: string;
}

export const defaultView: ListView = {
  status: 'CURRENT',
  page: 1,
  sort: null,
  destination: null,
  nextAction: [],
  search: '',
};
const longestSearch = 80;

/** Reads the view from the URL; what it does not know is left out, so that a mistyped link still shows a list. */
export function viewFrom(params: URLSearchParams): ListView {
  const status = params.get('status') ?? '';
  const sort = params.get('sort') ?? '';
  const destination = (params.get('destination') ?? '').toUpperCase();
  return {
    status: status === 'PAST' || isKey(orderMessages.statuses, status) ? status : 'CURRENT',
    page: pageFrom(params),
    sort: isKey(orderMessages.sorts, sort) ? sort : null,
    destination: isKey(orderMessages.destinations, destination) || isCountryCode(destination) ? destination : null,
    nextAction: (params.get('nextAction') ?? '').split(',').filter((one) => isKey(orderMessages.nextActions, one)),
    search: (params.get('search') ?? '').slice(0, longestSearch),
  };
}

/** The view as `?…`, defaults left out; empty for the default view. */
export function searchOf(view: ListView): string {
  const params = new URLSearchParams();
  const query = queryOf(view);
  for (const [name, value] of Object.entries(query)) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The view as the API's parameters, defaults left out. */
export function queryOf({ status, page, sort, destination, nextAction, search }: ListView): ListQuery {
  return {
    ...(status === 'CURRENT' ? {} : { status }),
    ...pageAsked(page),
    ...(sort === null || sort === defaultSort(status) ? {} : { sort }),
    ...(destination === null ? {} : { destination }),
    ...(nextAction.length > 0 ? { nextAction: nextAction.join(',') } : {}),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
  };
}

/** Any change of what is listed starts on the first page. */
export const changeView = (view: ListView, change: Partial<ListView>): ListView => ({ ...view, page: 1, ...change });

export const clearedView = (view: ListView): ListView => ({
  ...defaultView,
  status: groupOf(view.status),
  sort: view.sort,
});

export const sortOf = (view: ListView): SaleSort => view.sort ?? defaultSort(view.status);
const defaultSort = (status: ListView['status']): SaleSort => (status === 'CURRENT' ? 'expiresAt' : '-createdAt');

const past: readonly string[] = ['PAST', 'COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'];
export const isPastStatus = (status: string): boolean => past.includes(status);
export const groupOf = (status: ListView['status']): SaleGroup => (isPastStatus(status) ? 'PAST' : 'CURRENT');

export const isFiltered = (view: ListView): boolean =>
  view.destination !== null ||
  view.nextAction.length > 0 ||
  view.search.trim() !== '' ||
  view.status !== groupOf(view.status);

/** Whether the list shows what needs this person: all of their moves, and nothing else. */
export const isMyMoves = (actions: readonly NextAction[], myMoves: readonly NextAction[]): boolean =>
  actions.length === myMoves.length && myMoves.every((move) => actions.includes(move));

export const exactStatuses = (view: ListView): ExactStatus[] =>
  keysOf(orderMessages.statuses).filter((status) => groupOf(status) === groupOf(view.status));

export const places = (): Place[] => keysOf(orderMessages.destinations);

function isKey<Key extends string>(record: Readonly<Record<Key, unknown>>, text: string): text is Key {
  return Object.hasOwn(record, text);
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key) => isKey(record, key));
}
