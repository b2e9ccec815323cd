/** The life of a stock list (domain page, section 9). */
import type { StockListStatus, stockListActions } from '@quayside/contract/stock-list-values';
import { type Machine, next, type Outcome } from '../../kernel/machine.ts';

export const stockListEvents = [
  'read',
  'ask_mapping',
  'map',
  'matched',
  'apply',
  'applied',
  'partly_applied',
  'ask_again',
  'fail',
  'cancel',
] as const;
export type StockListEvent = (typeof stockListEvents)[number];
type Code = 'stock_list_not_in_state';

const beforeApplying = ['QUEUED', 'PARSING', 'MAPPING_REQUIRED', 'MATCHING', 'PREVIEW_READY'] as const;

export const stockListMachine: Machine<StockListStatus, StockListEvent, null, Code> = [
  { event: 'read', from: ['QUEUED', 'PARSING'], to: 'PARSING', guards: [] },
  { event: 'ask_mapping', from: ['PARSING', 'MATCHING'], to: 'MAPPING_REQUIRED', guards: [] },
  { event: 'map', from: ['PARSING', 'MAPPING_REQUIRED', 'MATCHING', 'PREVIEW_READY'], to: 'MATCHING', guards: [] },
  { event: 'matched', from: ['MATCHING'], to: 'PREVIEW_READY', guards: [] },
  { event: 'apply', from: ['PREVIEW_READY'], to: 'APPLYING', guards: [] },
  { event: 'applied', from: ['APPLYING'], to: 'SUCCEEDED', guards: [] },
  { event: 'partly_applied', from: ['APPLYING'], to: 'PARTIALLY_SUCCEEDED', guards: [] },
  // Other offers than it was shown to take out of stock are in stock by now.
  { event: 'ask_again', from: ['APPLYING'], to: 'PREVIEW_READY', guards: [] },
  { event: 'fail', from: ['QUEUED', 'PARSING', 'MATCHING', 'APPLYING'], to: 'FAILED', guards: [] },
  { event: 'cancel', from: beforeApplying, to: 'CANCELLED', guards: [] },
];

/** Statuses in which a job has the list. */
export const atWork = ['QUEUED', 'PARSING', 'MATCHING', 'APPLYING'] as const satisfies readonly StockListStatus[];

export const fireList = (event: StockListEvent, status: StockListStatus): Outcome<StockListStatus, Code> =>
  next(stockListMachine, status, event, null, 'stock_list_not_in_state');

/** What its owner can do with a list in that status; a check changes nothing. */
export function actionsOf(
  status: StockListStatus,
  isCheck: boolean,
  canUndo: boolean,
): (typeof stockListActions)[number][] {
  const can = (event: StockListEvent) =>
    stockListMachine.some((one) => one.event === event && one.from.includes(status));
  return [
    ...(status === 'MAPPING_REQUIRED' || status === 'PREVIEW_READY' ? (['map'] as const) : []),
    ...(!isCheck && can('apply') ? (['apply'] as const) : []),
    ...(can('cancel') ? (['cancel'] as const) : []),
    ...(canUndo ? (['undo'] as const) : []),
  ];
}
