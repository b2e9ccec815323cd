/** What happened to a payout of the demo world, as the product would have told it. */
import type { PayoutEventName } from '../src/domains/payouts/payouts.machine.ts';
import type { payoutEvents } from '../src/domains/payouts/payouts.tables.ts';
import { type Instant, plus } from '../src/kernel/clock.ts';
import type { PayoutRow } from './sale-money.ts';

type EventRow = typeof payoutEvents.$inferSelect;
type Status = PayoutRow['status'];
type Step = readonly [action: PayoutEventName | 'request', to: Status, at: Instant];
type Person = { readonly id: string; readonly account: string };

/** Events that lead from the request to the payout's present state. */
export function payoutTrailOf(payout: PayoutRow, requester: Person, makeId: (at: Instant) => string): EventRow[] {
  const { sellerId, id: payoutId } = payout;
  const steps = stepsOf(payout);
  return steps.map(([action, toStatus, at], index): EventRow => {
    const byPerson = action === 'request';
    return {
      ...{ sellerId, payoutId, at, action, toStatus, reason: null, detail: {} },
      id: makeId(at),
      actorKind: byPerson ? 'SELLER' : 'SYSTEM',
      actorId: byPerson ? requester.id : null,
      actorName: byPerson ? requester.account : 'Quayside',
      fromStatus: steps[index - 1]?.[1] ?? null,
    };
  });
}

const ends: Readonly<Partial<Record<Status, PayoutEventName>>> = {
  PAID: 'settled',
  FAILED: 'refused',
  UNRESOLVED: 'no_answer',
};

function stepsOf({ status, requestedAt, settledAt }: PayoutRow): Step[] {
  if (status === 'PENDING_APPROVAL') return [['request', status, requestedAt]];
  const sent = plus(requestedAt, 1);
  const steps: Step[] = [
    ['request', 'APPROVED', requestedAt],
    ['send', 'PROCESSING', sent],
  ];
  const end = ends[status];
  return end ? [...steps, [end, status, settledAt ?? plus(sent, 1)]] : steps;
}
