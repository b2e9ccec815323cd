/** Where a shipment is that has left, from what its carrier tells in whatever order. Pure. */
import { troubles, type WarehouseJourney } from '@quayside/contract/package-values';
import type { CarrierEventCode } from '@quayside/contract/shipments';
import type { Instant } from '../../kernel/clock.ts';

export type JourneyNews = { readonly journey: WarehouseJourney; readonly at: Instant };
/** What was told last of one piece. */
export type PieceNews = JourneyNews & { readonly number: string };
export type Trouble = (typeof troubles)[number];

const journeys: Readonly<Partial<Record<CarrierEventCode, WarehouseJourney>>> = {
  PICKED_UP: 'IN_TRANSIT',
  IN_TRANSIT: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  EXCEPTION: 'EXCEPTION',
  RETURNED: 'RETURNED',
  LOST: 'LOST',
};
/** Null for a delivery: it moves the shipment itself. */
export const journeyOf = (code: CarrierEventCode): WarehouseJourney | null => journeys[code] ?? null;

/** Of two events of one moment the one further on the way comes later. */
const order: readonly WarehouseJourney[] = ['IN_TRANSIT', 'EXCEPTION', 'OUT_FOR_DELIVERY', 'RETURNED', 'LOST'];

/** Whether it tells more than what was told last: in whatever order events come, however often, the end is the same. */
export function isNews(
  known: { readonly journey: WarehouseJourney | null; readonly journeyAt: Instant | null },
  { journey, at }: JourneyNews,
): boolean {
  if (known.journey === null || known.journeyAt === null) return true;
  if (at !== known.journeyAt) return at > known.journeyAt;
  return order.indexOf(journey) > order.indexOf(known.journey);
}

type Pieces = { readonly deliveredNumbers: readonly string[]; readonly pieceNews: readonly PieceNews[] };

/** Whether what a carrier tells of a piece says nothing new. What was brought has ended. */
export function isKnownOfPiece(
  { deliveredNumbers, pieceNews }: Pieces,
  { number, code, at }: { readonly number: string; readonly code: CarrierEventCode; readonly at: Instant },
): boolean {
  if (deliveredNumbers.includes(number)) return true;
  const journey = journeyOf(code);
  const known = pieceNews.find((one) => one.number === number);
  return (
    journey !== null && known !== undefined && !isNews({ journey: known.journey, journeyAt: known.at }, { journey, at })
  );
}

/** The heaviest last. */
const gravity: readonly WarehouseJourney[] = ['EXCEPTION', 'RETURNED', 'LOST'];

/** Where a shipment of several pieces is: where its worst piece is; without a trouble, what was told last. Null: of none is anything known. */
export function worstOf(pieces: readonly JourneyNews[]): JourneyNews | null {
  return pieces.reduce<JourneyNews | null>((worst, one) => (worst === null || isWorse(one, worst) ? one : worst), null);
}

function isWorse(one: JourneyNews, { journey, at }: JourneyNews): boolean {
  const heavier = gravity.indexOf(one.journey) - gravity.indexOf(journey);
  return heavier === 0 ? isNews({ journey, journeyAt: at }, one) : heavier > 0;
}

export const troubleOf = (journey: WarehouseJourney): Trouble | null => troubles.find((one) => one === journey) ?? null;
