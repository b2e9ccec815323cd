/** Shipments of one order as the domain page tells them, small enough to be read: what each move leads to, or its refusal. */
import type { CarrierEventCode } from '@quayside/contract/shipments';

export type ModelStatus =
  | 'WAITING'
  | 'IN_TRANSIT'
  | 'OUT_FOR_DELIVERY'
  | 'EXCEPTION'
  | 'DELIVERED'
  | 'RETURNED_TO_SENDER'
  | 'LOST'
  | 'REMOVED';
type Told = { readonly code: CarrierEventCode; readonly at: number };
export type ModelShipment = {
  readonly status: ModelStatus;
  readonly isBooked: boolean;
  readonly told: readonly Told[];
};
export type ModelOrder = {
  readonly status: 'CONFIRMED' | 'PAID' | 'COMPLETED';
  readonly method: 'SELLER' | 'PLATFORM';
  readonly pieces: number;
  readonly shipments: readonly ModelShipment[];
};
export type ShipmentMove =
  | { readonly name: 'number' }
  | { readonly name: 'book' }
  | { readonly name: 'remove'; readonly index: number }
  /** `at`: milliseconds from the start of the run; it may lie before what was told already. */
  | { readonly name: 'event'; readonly index: number; readonly code: CarrierEventCode; readonly at: number };

type Leads = Partial<Record<CarrierEventCode, ModelStatus>>;
const onTheWay = {
  EXCEPTION: 'EXCEPTION',
  DELIVERED: 'DELIVERED',
  RETURNED: 'RETURNED_TO_SENDER',
  LOST: 'LOST',
} as const;
const scanned = { PICKED_UP: 'IN_TRANSIT', IN_TRANSIT: 'IN_TRANSIT', OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY' } as const;
/** Section 4 of the domain page: where each word of a carrier leads; what is not here changes nothing. */
const leads: Readonly<Record<ModelStatus, Leads>> = {
  WAITING: { ...scanned, ...onTheWay },
  IN_TRANSIT: { OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY', ...onTheWay },
  OUT_FOR_DELIVERY: onTheWay,
  EXCEPTION: { ...scanned, DELIVERED: 'DELIVERED', RETURNED: 'RETURNED_TO_SENDER', LOST: 'LOST' },
  DELIVERED: {},
  RETURNED_TO_SENDER: {},
  LOST: {},
  REMOVED: {},
};

const isAlive = ({ status }: ModelShipment): boolean => status !== 'REMOVED';
export const isBooked = ({ shipments }: ModelOrder): boolean => shipments.some((one) => one.isBooked && isAlive(one));
export const trackedIn = ({ shipments }: ModelOrder): number => shipments.filter(isAlive).length;

/** The order after the move, or why it cannot be made. One number is one shipment here. */
export function shipped(order: ModelOrder, move: ShipmentMove): ModelOrder | { readonly refused: string } {
  if (move.name === 'number') return numbered(order);
  if (move.name === 'book') return booked(order);
  const found = order.shipments[move.index];
  if (!found) return order;
  if (move.name === 'event') {
    const after = heard(found, move);
    const told = replaced(order, move.index, after);
    return after.status === found.status ? told : completed(told);
  }
  if (found.status === 'REMOVED') return { refused: 'shipment_not_found' };
  if (found.status !== 'WAITING') return { refused: 'already_scanned' };
  return replaced(order, move.index, { ...found, status: 'REMOVED' });
}

function numbered(order: ModelOrder) {
  if (order.status === 'COMPLETED') return { refused: 'invalid_transition' };
  return order.method === 'PLATFORM' ? { refused: 'change_shipping_method' } : added(order, false);
}

function booked(order: ModelOrder) {
  const isPossible = order.status !== 'COMPLETED' && order.method === 'PLATFORM' && !isBooked(order);
  return isPossible ? added(order, true) : { refused: 'invalid_transition' };
}

const added = (order: ModelOrder, isOurs: boolean): ModelOrder => ({
  ...order,
  shipments: [...order.shipments, { status: 'WAITING', isBooked: isOurs, told: [] }],
});

const replaced = (order: ModelOrder, index: number, shipment: ModelShipment): ModelOrder => ({
  ...order,
  shipments: order.shipments.map((one, at) => (at === index ? shipment : one)),
});

/** Everything told so far in the order in which it happened; what has ended stays. */
function heard(shipment: ModelShipment, told: Told): ModelShipment {
  if (shipment.status === 'REMOVED') return shipment;
  const all = [...shipment.told, told];
  if (Object.keys(leads[shipment.status]).length === 0) return { ...shipment, told: all };
  const inOrder = [...all].sort((a, b) => a.at - b.at);
  const status = inOrder.reduce<ModelStatus>((before, { code }) => leads[before][code] ?? before, 'WAITING');
  return { ...shipment, told: all, status };
}

/** A paid order is completed with its last delivery; what got lost, or went back, beside it is not waited for. */
function completed(order: ModelOrder): ModelOrder {
  const alive = order.shipments.filter(isAlive);
  const isWhole = isBooked(order) || alive.length >= order.pieces;
  const awaited = alive.filter(({ status }) => status !== 'LOST' && status !== 'RETURNED_TO_SENDER');
  const isDone = order.status === 'PAID' && isWhole && awaited.every(({ status }) => status === 'DELIVERED');
  return isDone && awaited.length > 0 ? { ...order, status: 'COMPLETED' } : order;
}
