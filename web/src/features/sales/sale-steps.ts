/** How a sale looks and what comes next: status text and tone, rail, and the task behind each next action. */
import { orderMessages } from '@quayside/contract/messages/orders';
import type { NextAction, SaleAction, SaleGroup, SaleStatus } from '@quayside/contract/sale-values';
import type { Sale, SaleRow } from '@quayside/contract/sales';
import type { BadgeTone } from '../../ui/facts/status-badge.tsx';
import type { StatusEdge } from '../../ui/list/status-edge.ts';
import { isAllBack } from './parcels.ts';

/** What the `task` parameter of the detail's URL may hold: a task of the list, or declining. */
export type TaskName = Sale['tasks'][number]['name'] | 'decline';

type Facts = Pick<SaleRow, 'status' | 'nextAction' | 'allowedActions'>;

/** The task that does a next action, and the permission-checked action it needs; null where nobody can move here. */
const steps: Readonly<Record<NextAction, { task: TaskName; action: SaleAction } | null>> = {
  CONFIRM_QUANTITIES: { task: 'quantities', action: 'CONFIRM_QUANTITIES' },
  ADD_SHIPPING_DETAILS: { task: 'shipping', action: 'UPDATE' },
  BOOK_CARRIER: { task: 'carrier', action: 'BOOK_CARRIER' },
  UPLOAD_DOCUMENTS: { task: 'documents', action: 'MANAGE_DOCUMENTS' },
  COMPLETE_PROFILE: { task: 'payment', action: 'TRIGGER_PAYMENT' },
  TRIGGER_PAYMENT: { task: 'payment', action: 'TRIGGER_PAYMENT' },
  WAIT_FOR_APPROVAL: null,
  ADD_TRACKING: { task: 'tracking', action: 'ADD_TRACKING' },
  COMPLETE_ORDER: { task: 'complete', action: 'COMPLETE' },
  RESPOND_TO_CLAIM: null,
  NONE: null,
};

/** The task of the next action when this person may do it; null when it is somebody else's move or nobody's. */
export function nextTaskOf(sale: Facts): TaskName | null {
  const step = steps[sale.nextAction];
  return step && sale.allowedActions.includes(step.action) ? step.task : null;
}

/** The first of some rows that this person may move on: it alone has the yellow button. */
export const firstMove = (rows: readonly (Facts & { qid: string })[] | undefined): string | undefined =>
  rows?.find((sale) => nextTaskOf(sale) !== null)?.qid;

const needs: Readonly<Record<TaskName, readonly SaleAction[]>> = {
  quantities: ['CONFIRM_QUANTITIES', 'RECONFIRM_QUANTITIES'],
  sla: ['CONFIRM_QUANTITIES', 'RECONFIRM_QUANTITIES', 'DECLINE', 'UPDATE', 'TRIGGER_PAYMENT'],
  shipping: ['UPDATE'],
  carrier: ['BOOK_CARRIER'],
  fees: ['UPDATE'],
  payment: ['TRIGGER_PAYMENT'],
  tracking: ['ADD_TRACKING'],
  documents: ['MANAGE_DOCUMENTS'],
  complete: ['COMPLETE'],
  decline: ['DECLINE'],
};

/** Whether the server lets this person do the task now. */
export const mayDo = (task: TaskName, sale: Pick<SaleRow, 'allowedActions'>): boolean =>
  needs[task].some((action) => sale.allowedActions.includes(action));

/** Everything came back: it is sent again before the order can be completed. */
export const waitsForGoods = (sale: Facts & Pick<Sale, 'shipments'>): boolean =>
  nextTaskOf(sale) === 'complete' && mayDo('tracking', sale) && isAllBack(sale.shipments);

export const isTask = (text: string | null): text is TaskName => text !== null && Object.hasOwn(needs, text);

const failed: readonly SaleStatus[] = ['DECLINED', 'EXPIRED', 'CANCELLED'];

/** The edges that rows of a tab can have. */
export const edgesOf = (group: SaleGroup): StatusEdge[] =>
  group === 'PAST' ? ['done', 'fail', 'wait'] : ['move', 'wait'];

/** Yellow = your move, hatch = somebody else's, grey = done, red = failed. */
export function railOf(sale: Facts): StatusEdge | null {
  if (nextTaskOf(sale)) return 'move';
  if (failed.includes(sale.status)) return 'fail';
  if (sale.status === 'COMPLETED') return 'done';
  return sale.nextAction === 'NONE' ? null : 'wait';
}

const tones: Readonly<Record<SaleStatus, BadgeTone>> = {
  AWAITING_BUYER_PAYMENT: 'wait',
  REQUESTED: 'info',
  CONFIRMED: 'info',
  PAYMENT_IN_REVIEW: 'wait',
  PAID: 'success',
  COMPLETED: 'neutral',
  DECLINED: 'error',
  EXPIRED: 'error',
  CANCELLED: 'error',
};

/** Text and tone of the status; one that is not in the map shows its own name in neutral. */
export function statusOf(sale: Pick<SaleRow, 'status' | 'nextAction'>): { text: string; tone: BadgeTone } {
  if (sale.status === 'CONFIRMED' && sale.nextAction === 'ADD_SHIPPING_DETAILS')
    return { text: orderMessages.shippingNeeded, tone: 'info' };
  if (sale.status === 'PAID' && sale.nextAction === 'COMPLETE_ORDER')
    return { text: orderMessages.readyToComplete, tone: 'success' };
  return { text: labelIn(orderMessages.statuses, sale.status), tone: tones[sale.status] ?? 'neutral' };
}

/** The label of a code; a code the catalogue does not know is shown as words. */
export function labelIn(labels: Readonly<Record<string, string>>, code: string): string {
  return labels[code] ?? code.toLowerCase().replaceAll('_', ' ');
}

const endedStatuses = ['COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const;
export const isEnded = (status: SaleStatus): status is (typeof endedStatuses)[number] =>
  endedStatuses.some((one) => one === status);

/** Ended without delivery before its quantities were confirmed: nothing of it was ever to be shipped, printed or paid. */
export const endedUnconfirmed = (sale: Pick<Sale, 'status' | 'confirmedAt'>): boolean =>
  failed.includes(sale.status) && sale.confirmedAt === null;

export const isOpenSale = (status: SaleStatus): boolean => status === 'REQUESTED' || status === 'CONFIRMED';
