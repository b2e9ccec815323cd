/** What a buyer may do with an order, by the guards that refuse. Pure. */
import {
  type OrderAction,
  type OrderNextAction,
  type OrderStatus,
  orderActions,
} from '@quayside/contract/order-values';
import type { Instant } from '../../kernel/clock.ts';

export type OrderFacts = {
  readonly status: OrderStatus;
  /** Another seller offers missing units, and there is enough to pay for them. */
  readonly hasReplacement: boolean;
  /** What has yet to come from the buyer. */
  readonly toPayMinor: bigint;
  /** By when, of an order on credit. */
  readonly dueAt: Instant | null;
  readonly now: Instant;
};

type Guard = (facts: OrderFacts) => boolean;
const always: Guard = () => true;

const guards: Readonly<Record<OrderAction, Guard>> = {
  REORDER: always,
  ASK: always,
  ACCEPT_REPLACEMENT: ({ hasReplacement }) => hasReplacement,
};

export const allowedActionsOf = (facts: OrderFacts): OrderAction[] =>
  orderActions.filter((action) => guards[action](facts));

const awaited: Readonly<Partial<Record<OrderStatus, OrderNextAction>>> = {
  PAID: 'WAIT_FOR_SELLERS',
  IN_FULFILMENT: 'WAIT_FOR_DELIVERY',
  PARTIALLY_SHIPPED: 'WAIT_FOR_DELIVERY',
  SHIPPED: 'WAIT_FOR_DELIVERY',
};

export function nextActionOf(facts: OrderFacts): OrderNextAction {
  const { status, toPayMinor, dueAt, now } = facts;
  if (status === 'PENDING_PAYMENT') return 'PAY';
  if (guards.ACCEPT_REPLACEMENT(facts)) return 'ACCEPT_REPLACEMENT';
  const isDue = toPayMinor > 0n && dueAt !== null && dueAt <= now;
  return isDue ? 'PAY' : (awaited[status] ?? 'NONE');
}
