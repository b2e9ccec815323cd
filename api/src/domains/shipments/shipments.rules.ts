/** What a carrier's events make of a shipment. Pure. */
import type { CarrierEventCode } from '@quayside/contract/shipments';
import type { Instant } from '../../kernel/clock.ts';
import { fireShipment, type ShipmentEventName, type ShipmentStatus } from './shipments.machine.ts';

export type EventFacts = { readonly id: string; readonly code: CarrierEventCode; readonly at: Instant };

/** Working days without a word from the carrier after which goods count as lost (domain page, section 4). */
export const lostAfterWorkingDays = 15;

/** Track and trace numbers of an order, all its shipments together (ours): each is a parcel or a pallet. */
export const mostNumbers = 2_000;

/** Numbers of one booking that its carrier is asked about in one round. */
export const mostAskedAtOnce = 200;
const roundMilliseconds = 300_000;

/** Of many numbers each has its turn, one round of five minutes after the other. */
export function numbersOfRound(numbers: readonly string[], now: Instant): readonly string[] {
  const rounds = Math.max(Math.ceil(numbers.length / mostAskedAtOnce), 1);
  const from = (Math.floor(Date.parse(now) / roundMilliseconds) % rounds) * mostAskedAtOnce;
  return numbers.slice(from, from + mostAskedAtOnce);
}

const ended: readonly ShipmentStatus[] = ['DELIVERED', 'RETURNED_TO_SENDER', 'LOST', 'CANCELLED'];
/** Nothing moves it any more, whatever is told later. */
export const hasEnded = (status: ShipmentStatus): boolean => ended.includes(status);

const waiting: readonly ShipmentStatus[] = ['LABELS_READY', 'PICKUP_SCHEDULED'];
export const isWaiting = (status: ShipmentStatus): boolean => waiting.includes(status);

type Shipment = { readonly status: ShipmentStatus };

/** What is waited for: what got lost, or went back, beside it is not (decision 0037). */
export const awaitedOf = <T extends Shipment>(sent: readonly T[]): T[] =>
  sent.filter(({ status }) => status !== 'LOST' && status !== 'RETURNED_TO_SENDER');

/** Something came, and nothing more does. */
export const hasArrived = (sent: readonly Shipment[]): boolean => {
  const awaited = awaitedOf(sent);
  return awaited.length > 0 && awaited.every(({ status }) => status === 'DELIVERED');
};

/** Nothing of it comes any more: something is lost, and all else that was sent is too, or went back. */
export const isNothingLeft = (sent: readonly Shipment[]): boolean =>
  sent.some(({ status }) => status === 'LOST') &&
  sent.every(({ status }) => status === 'LOST' || status === 'RETURNED_TO_SENDER');

/** Of two events of one moment the one further on the way comes later. */
const order: readonly CarrierEventCode[] = [
  'PICKED_UP',
  'IN_TRANSIT',
  'EXCEPTION',
  'OUT_FOR_DELIVERY',
  'RETURNED',
  'LOST',
  'DELIVERED',
];

/**
 * The status after all events, in the order in which they happened: in whatever order they arrive, the end is the same.
 * `status` is the one it has now; what has ended stays.
 */
export function statusAfter(status: ShipmentStatus, events: readonly EventFacts[]): ShipmentStatus {
  if (hasEnded(status) || status === 'DRAFT' || events.length === 0) return status;
  const inOrder = [...events].sort(
    (a, b) => compare(a.at, b.at) || order.indexOf(a.code) - order.indexOf(b.code) || compare(a.id, b.id),
  );
  return inOrder.reduce<ShipmentStatus>(
    (before, { code }) => stepsOf(before, code).reduce(afterStep, before),
    'LABELS_READY',
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function afterStep(status: ShipmentStatus, event: ShipmentEventName): ShipmentStatus {
  const outcome = fireShipment(event, status);
  return 'to' in outcome ? outcome.to : status;
}

/**
 * The transitions an event stands for. A carrier that delivers has the goods, though its first scan is not told; goods
 * that were delayed and are scanned again go on; what is lost was delayed before.
 */
function stepsOf(status: ShipmentStatus, code: CarrierEventCode): ShipmentEventName[] {
  const first: ShipmentEventName[] = isWaiting(status) ? ['carrier_scan'] : [];
  const again: ShipmentEventName[] = status === 'EXCEPTION' ? ['resumed'] : [];
  switch (code) {
    case 'PICKED_UP':
    case 'IN_TRANSIT':
      return [...first, ...again];
    case 'OUT_FOR_DELIVERY':
      return [...first, ...again, 'out_for_delivery'];
    case 'EXCEPTION':
      return [...first, 'exception'];
    case 'RETURNED':
      return [...first, ...again, 'returned'];
    case 'LOST':
      return [...first, ...(status === 'EXCEPTION' ? [] : (['exception'] as const)), 'lost'];
    case 'DELIVERED':
      return [...first, 'delivered'];
  }
}

/**
 * Where a shipment is as a whole. While one of its parcels is waited for, it is where the one is that was told of last; afterwards
 * it was delivered if any of it came, got lost if any did, else went back.
 */
export function statusOfParcels(
  parcels: readonly { readonly status: ShipmentStatus; readonly lastEventAt: Instant | null }[],
): ShipmentStatus {
  const open = parcels.filter(({ status }) => !hasEnded(status));
  const [last] = [...open].sort((a, b) => compare(b.lastEventAt ?? '', a.lastEventAt ?? ''));
  if (last && (!isWaiting(last.status) || parcels.every(({ status }) => isWaiting(status)))) return last.status;
  // The rest is at its end, and one was never scanned.
  if (last) return 'IN_TRANSIT';
  const ends: readonly ShipmentStatus[] = ['DELIVERED', 'LOST', 'RETURNED_TO_SENDER'];
  return ends.find((end) => parcels.some(({ status }) => status === end)) ?? 'IN_TRANSIT';
}

/** How the timeline of the order tells an event. */
export const timelineActions = {
  PICKED_UP: 'shipment_picked_up',
  IN_TRANSIT: 'shipment_in_transit',
  OUT_FOR_DELIVERY: 'shipment_out_for_delivery',
  EXCEPTION: 'shipment_delayed',
  DELIVERED: 'shipment_delivered',
  RETURNED: 'shipment_returned',
  LOST: 'shipment_lost',
} as const satisfies Record<CarrierEventCode, string>;
