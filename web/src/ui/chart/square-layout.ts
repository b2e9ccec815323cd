/** Squares piled up on a scale of prices. Pure. */
export interface Priced {
  /** What its area stands for. */
  value: number;
  /** How far above, from 0: 0.05 is 5 %. In whole percent. */
  dearer: number;
  /** At most 5 % above, before it is rounded. */
  isNear: boolean;
}

export interface Placed {
  x: number;
  /** Above the ground. */
  y: number;
  side: number;
}

/** Up to here it is near; what lies beyond the end stands at the end. */
export const nearShare = 0.05;
export const farthest = 0.2;
const smallest = 4;
/** Of the near part's width, and of the height. */
const largest = 0.45;
const steps = [0, -0.25, 0.25, -0.5, 0.5];

/** What wins again tells that first, then how far above it is. */
export const lookOf = (isNear: boolean, move: 'MATCH' | 'FLOOR' | null) => move ?? (isNear ? 'still' : 'far');

/** In the order given. The largest lie lowest; each stays in its part, and within the percent it is rounded to. */
export function layoutSquares(offers: readonly Priced[], width: number, height: number): Placed[] {
  const most = Math.max(1, ...offers.map(({ value }) => value));
  const widest = Math.min(width * (nearShare / farthest), height) * largest;
  for (let scale = 1; ; scale *= 0.9) {
    const placed = pile(offers, width, (value) => Math.max(smallest, Math.sqrt(value / most) * widest * scale));
    if (scale < 0.1 || placed.every(({ y, side }) => y + side <= height)) return placed;
  }
}

function pile(offers: readonly Priced[], width: number, sideOf: (value: number) => number): Placed[] {
  const places = new Map<Priced, Placed>();
  for (const offer of offers.toSorted((one, other) => other.value - one.value)) {
    const side = sideOf(offer.value);
    const tries = steps.map((step) => {
      const x = placeOf(offer, side, width, step);
      return { x, side, y: topBelow([...places.values()], x, side) };
    });
    const lowest = tries.reduce((best, one) => (one.y < best.y ? one : best));
    places.set(offer, lowest);
  }
  return offers.flatMap((offer) => places.get(offer) ?? []);
}

/** `step` in percent points, for it is rounded to whole ones. */
function placeOf({ dearer, isNear }: Priced, side: number, width: number, step: number): number {
  const middle = ((Math.min(dearer, farthest) + step / 100) / farthest) * width;
  const edge = (nearShare / farthest) * width;
  const [low, high] = isNear ? [0, edge] : [edge, width];
  return Math.min(Math.max(middle - side / 2, low), high - side);
}

const topBelow = (placed: readonly Placed[], x: number, side: number): number =>
  Math.max(0, ...placed.filter((one) => one.x < x + side && x < one.x + one.side).map((one) => one.y + one.side));
