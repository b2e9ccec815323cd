/**
 * Packages of a warehouse and the shipments they leave in, as section 5 of the domain page tells them, small enough to be
 * read: what each move leads to, or its refusal. Each package is announced with ten pieces of one line.
 */
import { minutes } from '../../kernel/clock.ts';

export const announced = 10;
export type Person = 'ines' | 'jonas' | 'lead';
type Reported = { readonly type: ReportedType; readonly quantity: number };
export type ReportedType = 'SHORT' | 'OVER' | 'DAMAGED';
type Count = { readonly received: number | null; readonly damaged: number };
type PackageState = { readonly status: string; readonly count: Count; readonly open: readonly Reported[] };
/** The last step, when it can be taken back. */
type Step<Before> = { readonly before: Before; readonly at: number; readonly by: Person };
export type ModelPackage = PackageState & {
  /** To whom it goes. */
  readonly buyer: number;
  readonly isOverdue: boolean;
  readonly shipment: number | null;
  readonly last: Step<PackageState> | null;
};
type ShipmentState = { readonly status: string; readonly packages: readonly number[] };
export type ModelShipment = {
  readonly status: string;
  readonly buyer: number;
  readonly owner: Person;
  readonly journey: string | null;
  /** A carrier that was booked here comes for it. */
  readonly isBooked: boolean;
  readonly last: Step<ShipmentState> | null;
};
export type ModelFloor = { readonly packages: readonly ModelPackage[]; readonly shipments: readonly ModelShipment[] };

type Resolution = 'ACCEPT_AS_IS' | 'RECOUNT' | 'QUARANTINE' | 'RETURN_TO_SELLER' | 'DISPOSE';
/** A move that says no more than who makes it. */
type Plain<Name extends string> = Name extends string ? { readonly name: Name; readonly by: Person } : never;
export type PackageMove =
  | Plain<'arrive' | 'move' | 'undo'>
  | { readonly name: 'confirm'; readonly by: Person; readonly counted: number }
  | ({ readonly name: 'report'; readonly by: Person } & Reported)
  | { readonly name: 'resolve'; readonly by: Person; readonly resolution: Resolution };
export type ShipmentMove =
  | Plain<'ready' | 'reopen' | 'take_over' | 'take_back' | 'undo' | 'book' | 'cancel_booking'>
  | (Plain<'add' | 'remove'> & { readonly packages: readonly number[] })
  | { readonly name: 'dispatch'; readonly by: Person; readonly left: number }
  | { readonly name: 'tell'; readonly by: Person; readonly code: 'DELIVERED' | 'EXCEPTION' | 'RETURNED' | 'LOST' };

type Played = ModelFloor | { readonly refused: string };
const refused = (code: string) => ({ refused: code });
const expected = ['ANNOUNCED', 'MISSING', 'ARRIVED'];
const here = ['ARRIVED', 'ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP'];
const mayUndo = (last: Step<unknown> | null, by: Person, now: number): boolean =>
  last !== null && now <= last.at + minutes(10) && (last.by === by || by === 'lead');

const replaced = <Row>(rows: readonly Row[], index: number, row: Row): Row[] =>
  rows.map((one, at) => (at === index ? row : one));

/** The floor after a step with one package. */
export function handled(floor: ModelFloor, index: number, move: PackageMove, now: number): Played {
  const one = floor.packages[index];
  if (!one) return floor;
  const after = stepped(one, move, now);
  return 'refused' in after ? after : { ...floor, packages: replaced(floor.packages, index, after) };
}

function stepped(one: ModelPackage, move: PackageMove, now: number): ModelPackage | { readonly refused: string } {
  const { status, count, open } = one;
  const last = { before: { status, count, open }, at: now, by: move.by };
  if (move.name === 'arrive')
    return ['ANNOUNCED', 'MISSING'].includes(status) ? { ...one, status: 'ARRIVED', last } : wrongState;
  if (move.name === 'move') return here.includes(status) ? { ...one, last } : wrongState;
  if (move.name === 'undo')
    return one.last && mayUndo(one.last, move.by, now)
      ? { ...one, ...one.last.before, last: null }
      : refused('package_nothing_to_undo');
  if (move.name === 'resolve') return resolved(one, move);
  if (move.name === 'report') {
    const before = move.type === 'DAMAGED' ? count.damaged : 0;
    const isTooMuch = move.type !== 'OVER' && before + move.quantity > announced;
    if (isTooMuch || move.quantity < 1) return refused('package_quantity_wrong');
    if (![...expected, 'ON_HOLD'].includes(status)) return wrongState;
    const damaged = count.damaged + (move.type === 'DAMAGED' ? move.quantity : 0);
    const reported = { type: move.type, quantity: move.quantity };
    return { ...one, status: 'ON_HOLD', count: { ...count, damaged }, open: [...open, reported], last };
  }
  if (!expected.includes(status)) return wrongState;
  if (move.counted !== announced) return refused('package_count_differs');
  return { ...one, status: 'CONFIRMED', count: { ...count, received: move.counted }, last };
}
const wrongState = refused('package_not_in_state');

function resolved(one: ModelPackage, { by, resolution }: PackageMove & { name: 'resolve' }) {
  if (by !== 'lead') return refused('permission_denied');
  if (one.status !== 'ON_HOLD') return wrongState;
  const { count, open } = one;
  const sum = (type: ReportedType) =>
    open.filter((found) => found.type === type).reduce((total, { quantity }) => total + quantity, 0);
  if (resolution === 'QUARANTINE') return { ...one, last: null };
  const ended = { ...one, open: [], last: null };
  if (resolution === 'RECOUNT') return { ...ended, status: 'ARRIVED', count: { received: null, damaged: 0 } };
  if (resolution === 'RETURN_TO_SELLER') return { ...ended, status: 'RETURNED_TO_SELLER' };
  if (resolution === 'DISPOSE') return { ...ended, status: 'DISPOSED' };
  const received = Math.max(announced - sum('SHORT') + sum('OVER'), 0);
  return { ...ended, status: 'CONFIRMED', count: { ...count, received } };
}

/** What has not come five working days after its day is missing. */
export const searchedFor = (floor: ModelFloor): ModelFloor => ({
  ...floor,
  packages: floor.packages.map((one) =>
    one.isOverdue && one.status === 'ANNOUNCED' ? { ...one, status: 'MISSING', last: null } : one,
  ),
});

/** The floor after these packages moved together; none of them can be taken back alone. */
const moved = (floor: ModelFloor, indexes: readonly number[], patch: Partial<ModelPackage>): ModelFloor => ({
  ...floor,
  packages: floor.packages.map((one, at) => (indexes.includes(at) ? { ...one, ...patch, last: null } : one)),
});
export const insideOf = ({ packages }: ModelFloor, shipment: number): number[] =>
  packages.flatMap((one, index) => (one.shipment === shipment ? [index] : []));

/** Whether these can go into one shipment for that buyer. */
function unfit({ packages }: ModelFloor, indexes: readonly number[], buyer?: number) {
  const chosen = indexes.flatMap((index) => packages[index] ?? []);
  if (chosen.some(({ status }) => status !== 'CONFIRMED')) return refused('shipment_package_not_ready');
  const wanted = buyer ?? chosen[0]?.buyer;
  return chosen.every((one) => one.buyer === wanted) ? null : refused('shipment_other_destination');
}

export function opened(floor: ModelFloor, indexes: readonly number[], by: Person): Played {
  const why = unfit(floor, indexes);
  if (why) return why;
  const buyer = floor.packages[indexes[0] ?? 0]?.buyer ?? 0;
  const shipment = { status: 'OPEN', buyer, owner: by, journey: null, isBooked: false, last: null };
  const more = { ...floor, shipments: [...floor.shipments, shipment] };
  return moved(more, indexes, { status: 'IN_SHIPMENT', shipment: floor.shipments.length });
}

/** The floor after a step with one shipment. */
export function shippedOn(floor: ModelFloor, index: number, move: ShipmentMove, now: number): Played {
  const one = floor.shipments[index];
  if (!one) return floor;
  const inside = insideOf(floor, index);
  const { status } = one;
  const last = { before: { status, packages: inside }, at: now, by: move.by };
  const to = (patch: Partial<ModelShipment>): ModelFloor => ({
    ...floor,
    shipments: replaced(floor.shipments, index, { ...one, last, ...patch }),
  });
  const isLeads = move.name === 'reopen' || move.name === 'take_back';
  if (isLeads && move.by !== 'lead') return refused('permission_denied');
  if (move.name === 'undo') return takenBack(floor, index, move.by, now);
  if (move.name === 'take_back') {
    if (one.journey !== 'RETURNED' || status !== 'SHIPPED') return notInState;
    return moved(to({ status: 'READY_TO_SHIP', journey: null, last: null }), inside, { status: 'READY_TO_SHIP' });
  }
  if (status !== neededFor[move.name]) return notInState;
  if (move.name === 'take_over') return to({ owner: move.by, last: null });
  if (move.name === 'book')
    return one.isBooked ? refused('shipment_carrier_booked') : to({ isBooked: true, last: null });
  if (move.name === 'cancel_booking')
    return one.isBooked ? to({ isBooked: false, last: null }) : refused('shipment_not_booked');
  if (move.name === 'ready') return moved(to({ status: 'READY_TO_SHIP' }), inside, { status: 'READY_TO_SHIP' });
  if (move.name === 'reopen') {
    // Taken back it would be closed with a carrier that does not come.
    const unbooked = one.isBooked ? { isBooked: false, last: null } : {};
    return moved(to({ status: 'OPEN', ...unbooked }), inside, { status: 'IN_SHIPMENT' });
  }
  if (move.name === 'tell') return told(one, move, { to, inside });
  if (move.name === 'dispatch')
    return move.left > 0
      ? refused('shipment_not_all_scanned')
      : moved(to({ status: 'SHIPPED', journey: null }), inside, { status: 'SHIPPED' });
  if (move.name === 'add')
    return unfit(floor, move.packages, one.buyer) ?? moved(to(anew), move.packages, { ...into, shipment: index });
  if (!move.packages.every((at) => inside.includes(at))) return refused('shipment_package_not_inside');
  const isLast = move.packages.length === inside.length;
  return moved(to(isLast ? { status: 'CANCELLED', ...anew } : anew), move.packages, {
    status: 'CONFIRMED',
    shipment: null,
  });
}
const notInState = refused('shipment_not_in_state');
const into = { status: 'IN_SHIPMENT' };
/** With other packages in it, it is another load: nobody comes for it. */
const anew = { isBooked: false };
const neededFor = {
  ...{ add: 'OPEN', remove: 'OPEN', ready: 'OPEN', take_over: 'OPEN', book: 'OPEN', cancel_booking: 'OPEN' },
  ...{ reopen: 'READY_TO_SHIP', dispatch: 'READY_TO_SHIP', tell: 'SHIPPED' },
} as const;

/** Our own truck's deliveries are told by whoever sends, everything else by a lead: of a booked carrier too. */
function told(
  { journey, isBooked }: ModelShipment,
  { by, code }: ShipmentMove & { name: 'tell' },
  { to, inside }: { to: (patch: Partial<ModelShipment>) => ModelFloor; inside: readonly number[] },
): Played {
  if (code === 'DELIVERED' && (!isBooked || by === 'lead'))
    return moved(to({ status: 'DELIVERED', last: null }), inside, { status: 'DELIVERED' });
  if (by !== 'lead') return refused('shipment_lead_tells');
  // The same again is no news.
  return journey === code ? to({ journey }) : to({ journey: code, last: null });
}

/** The last step taken back: what came in goes out, what was taken out comes in, and the rest stands as it did. */
function takenBack(floor: ModelFloor, index: number, by: Person, now: number): Played {
  const one = floor.shipments[index];
  if (!one?.last || !mayUndo(one.last, by, now)) return refused('shipment_nothing_to_undo');
  const { status, packages } = one.last.before;
  const inside = insideOf(floor, index);
  const gone = packages.filter((at) => !inside.includes(at));
  if (gone.some((at) => floor.packages[at]?.status !== 'CONFIRMED')) return refused('shipment_package_not_ready');
  const back = {
    ...floor,
    shipments: replaced(floor.shipments, index, { ...one, status, last: null }),
  };
  const added = inside.filter((at) => !packages.includes(at));
  const out = moved(back, added, { status: 'CONFIRMED', shipment: null });
  const inAgain = moved(out, gone, { ...into, shipment: index });
  const stays = inside.filter((at) => packages.includes(at));
  return one.status === status ? inAgain : moved(inAgain, stays, { status: statusInside(status) });
}
const statusInside = (status: string): string => (status === 'OPEN' ? 'IN_SHIPMENT' : status);
