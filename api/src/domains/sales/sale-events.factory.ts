/** The audit trail a sale of the given facts must have: one row per transition, oldest first. */
import type { SaleStatus } from '@quayside/contract/sale-values';
import { hours, type Instant, plus } from '../../kernel/clock.ts';
import type { MakeId } from '../payouts/payouts.factory.ts';
import type { SaleEventRow, SaleSpec } from './sale-spec.factory.ts';
import type { SaleEventName } from './sales.machine.ts';

type Step = {
  readonly action: SaleEventName;
  readonly by: 'SYSTEM' | 'SELLER' | 'STAFF';
  readonly at: Instant;
  readonly to: SaleStatus;
  readonly reason?: string;
};

/** `makeId` makes an id that carries the given time. */
export function saleEventsOf(spec: SaleSpec, makeId: MakeId): SaleEventRow[] {
  let from: SaleStatus | null = 'AWAITING_BUYER_PAYMENT';
  const steps = [...beginningOf(spec), ...middleOf(spec), ...endOf(spec)].sort((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : 0,
  );
  return steps.map((step) => {
    const isSeller = step.by === 'SELLER';
    const row: SaleEventRow = {
      sellerId: spec.sellerId,
      saleId: spec.id,
      id: makeId(step.at),
      at: step.at,
      action: step.action,
      actorKind: step.by,
      actorId: isSeller ? (spec.actor?.id ?? null) : null,
      actorName: isSeller ? (spec.actor?.name ?? 'Seller') : 'Quayside',
      fromStatus: from,
      toStatus: step.to,
      reason: step.reason ?? null,
      detail: {},
    };
    from = step.to;
    return row;
  });
}

function beginningOf(spec: SaleSpec): Step[] {
  const wasNeverPaid = spec.status === 'AWAITING_BUYER_PAYMENT' || spec.cancelReason === 'BUYER_NOT_PAID';
  return wasNeverPaid ? [] : [{ action: 'order_paid', by: 'SYSTEM', at: spec.createdAt, to: 'REQUESTED' }];
}

function middleOf({ status, confirmedAt, extendedAt, shippingMethod, paidAt }: SaleSpec): Step[] {
  const steps: Step[] = [];
  if (extendedAt)
    steps.push({
      action: 'extend',
      by: 'STAFF',
      at: extendedAt,
      to: confirmedAt && confirmedAt < extendedAt ? 'CONFIRMED' : 'REQUESTED',
    });
  if (confirmedAt) steps.push({ action: 'confirm', by: 'SELLER', at: confirmedAt, to: 'CONFIRMED' });
  if (confirmedAt && shippingMethod) {
    const soon = plus(confirmedAt, hours(1));
    steps.push({ action: 'update', by: 'SELLER', at: paidAt && paidAt < soon ? confirmedAt : soon, to: 'CONFIRMED' });
  }
  if (paidAt)
    steps.push({ action: 'pay', by: 'SELLER', at: paidAt, to: status === 'PAYMENT_IN_REVIEW' ? status : 'PAID' });
  return steps;
}

function endOf(spec: SaleSpec): Step[] {
  const { status, cancelReason } = spec;
  const at = spec.endedAt ?? spec.paidAt ?? spec.confirmedAt ?? spec.createdAt;
  if (status === 'COMPLETED') return [{ action: 'complete', by: 'SELLER', at, to: status }];
  if (status === 'EXPIRED') return [{ action: 'expire', by: 'SYSTEM', at, to: status }];
  if (status === 'DECLINED')
    return [{ action: 'decline', by: 'SELLER', at, to: status, reason: (spec.declineReasons ?? []).join(', ') }];
  if (status !== 'CANCELLED') return [];
  if (cancelReason === 'BUYER_NOT_PAID')
    return [{ action: 'payment_timeout', by: 'SYSTEM', at, to: status, reason: cancelReason }];
  return [{ action: 'cancel', by: 'STAFF', at, to: status, reason: cancelReason ?? 'BUYER_CANCELLED' }];
}
