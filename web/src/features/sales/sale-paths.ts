/** Addresses of the order pages. A detail carries its list's parameters, so that previous, next and back stay in that list. */
import { paths } from '../../app/paths.ts';
import { type ListView, searchOf } from './list-view.ts';
import type { TaskName } from './sale-steps.ts';

const list = paths.orders.slice(0, paths.orders.indexOf('?'));

export const listPath = (view: ListView): string => `${list}${searchOf(view)}`;

export type SaleTab = 'overview' | 'papers';

export function salePath(qid: string, view: ListView, at: { task?: TaskName | undefined; tab?: SaleTab } = {}): string {
  const params = new URLSearchParams(searchOf(view));
  if (at.tab === 'papers') params.set('tab', at.tab);
  if (at.task) params.set('task', at.task);
  const search = params.toString();
  return `${paths.order(qid)}${search === '' ? '' : `?${search}`}`;
}

/** The order page's heading, where the focus goes when what had it is gone. */
export const headingId = 'order-heading';
