/** When something may be claimed: what the transport of the goods tells (section 6 of the domain page). Pure. */
import { days, type Instant, plus } from '../../kernel/clock.ts';
import type { Refused } from '../../kernel/machine.ts';
import type { ClaimErrorCode } from './claims.errors.ts';
import { claimLimits } from './claims.limits.ts';
import type { ClaimContext, TransportSnapshot } from './claims.types.ts';

type Answer = Refused<ClaimErrorCode> | null;

/**
 * Delivered: within 15 days. Not delivered: from the 15th working day since the payment on. Where the carrier tells nothing, a
 * buyer who shows what is wrong with the goods has them: no day is waited for (decision 0032).
 */
export function claimWindowOf(transport: TransportSnapshot | null, now: Instant): Answer {
  if (!transport?.paidAt) return { code: 'claim_sale_not_paid' };
  if (transport.deliveredAt !== null) {
    const until = plus(transport.deliveredAt, days(claimLimits.daysAfterDelivery));
    return now <= until ? null : { code: 'claim_window_closed', details: { until } };
  }
  if (transport.isSilent) return null;
  const from = transport.undeliveredFrom;
  return from !== null && now >= from ? null : { code: 'claim_too_early', details: { from } };
}

/** No scan for 15 working days or nothing sent for as long, a carrier that says so, or a delivery that is contested while it can be. */
export function isLostShipment({
  transport,
  contestsDelivery,
  now,
}: Pick<ClaimContext, 'transport' | 'contestsDelivery' | 'now'>): Answer {
  if (!transport?.paidAt) return { code: 'claim_sale_not_paid' };
  if (transport.deliveredAt !== null) {
    // What got lost beside it is claimed by line and piece.
    if (!contestsDelivery) return { code: 'claim_delivered', details: { deliveredAt: transport.deliveredAt } };
    const until = plus(transport.deliveredAt, days(claimLimits.daysAfterDelivery));
    return now <= until ? null : { code: 'claim_window_closed', details: { until } };
  }
  if (transport.isLost) return null;
  const from = transport.lostFrom ?? transport.undeliveredFrom;
  if (from === null) return { code: 'claim_nothing_shipped' };
  return now >= from ? null : { code: 'claim_too_early', details: { from } };
}
