/**
 * Which seller sends which pieces (domain page, section 10), told in the words of the cart: what was chosen and why, what was
 * dropped and why, and how far from the best the plan may be. Pure: the search itself is in `optimise.fast.rules.ts` and, as
 * a program, in `cart-program.ts`.
 */
import { droppedReasons } from './dropped.rules.ts';
import { fastPlan } from './optimise.fast.rules.ts';
import { boundWithoutSolver, goodsBySeller, type Model, modelOf, scoreOf, type Units } from './optimise.model.rules.ts';
import type { Candidate, Dropped, Fixed, Placed, Plan, Problem } from './optimise.types.ts';

/** The fast plan alone, with the gap that can be proven without a solver. */
export function optimise(problem: Problem): Plan {
  const rest = withoutFixed(problem);
  const model = modelOf(rest);
  return planOf({ problem, rest, model }, fastPlan(model), { bound: boundWithoutSolver(model), isProven: false });
}

/** What is left to share out: a seller chosen by hand is open already, and has so much of its minimum. */
export function withoutFixed(problem: Problem): Problem {
  const { fixed = [], lines, candidates, terms, maximumSellers } = problem;
  if (fixed.length === 0) return problem;
  const bySeller = Map.groupBy(fixed, ({ offer }) => offer.sellerId);
  const byLine = Map.groupBy(fixed, ({ offer }) => offer.lineId);
  const isFixed = new Set(fixed.map(({ offer }) => `${offer.lineId} ${offer.sellerId}`));
  const left = (minimumMinor: bigint, own: readonly Fixed[]) => {
    const rest = own.reduce((sum, { offer, quantity }) => sum - offer.priceMinor * BigInt(quantity), minimumMinor);
    return rest > 0n ? rest : 0n;
  };
  return {
    lines: lines.map((line) => ({ ...line, quantity: line.quantity - piecesOf(byLine.get(line.id) ?? []) })),
    candidates: candidates.filter(({ lineId, sellerId }) => !isFixed.has(`${lineId} ${sellerId}`)),
    terms: new Map(
      [...terms].map(([id, own]) => {
        const chosen = bySeller.get(id);
        return [id, chosen ? { minimumMinor: left(own.minimumMinor, chosen), shippingMinor: 0n } : own];
      }),
    ),
    maximumSellers: Math.max(maximumSellers - bySeller.size, 0),
  };
}

const piecesOf = (fixed: readonly Fixed[]): number => fixed.reduce((sum, { quantity }) => sum + quantity, 0);

type Solving = { readonly problem: Problem; readonly rest: Problem; readonly model: Model };

/** `bound`: no plan counts less. */
type Proof = { readonly bound: number; readonly isProven: boolean };

export function planOf({ problem, rest, model }: Solving, units: Units, { bound, isProven }: Proof): Plan {
  const { fixed = [], terms } = problem;
  const goods = goodsBySeller(model, units);
  // By line only where something is chosen by hand.
  const byLine = Map.groupBy(fixed.length === 0 ? [] : problem.candidates, ({ lineId }) => lineId);
  const placed: Placed[] = [
    ...fixed.map(
      ({ offer, quantity }): Placed => ({
        ...{ lineId: offer.lineId, offer, quantity, reason: 'BY_HAND' },
        nextBestMinor: nextBestOf(byLine.get(offer.lineId) ?? [], offer),
      }),
    ),
    ...rest.lines.flatMap((_, line) => placedOf(model, units, goods, line)),
  ];
  const sum = placed.reduce((total, { offer, quantity }) => total + offer.priceMinor * BigInt(quantity), 0n);
  const open = new Set(placed.map(({ offer }) => offer.sellerId));
  const costMinor = [...open].reduce((total, id) => total + (terms.get(id)?.shippingMinor ?? 0n), sum);
  const score = scoreOf(model, units);
  return {
    placed,
    dropped: droppedOf(problem, placed, open.size),
    costMinor,
    isProven,
    gap: score === 0 ? 0 : Math.max(0, Math.round(((score - bound) / score) * 1e4) / 1e4),
  };
}

/** What finds nobody of each line, and why. */
function droppedOf(problem: Problem, placed: readonly Placed[], openSellers: number): Dropped[] {
  const { lines, fixed = [], maximumSellers } = problem;
  const byHand = new Set(fixed.map(({ offer }) => offer.lineId));
  const isChosen = (lineId: string) => openSellers >= maximumSellers || byHand.has(lineId);
  const reasonOf = droppedReasons({ ...problem, placed, isChosen });
  const own = Map.groupBy(placed, ({ lineId }) => lineId);
  return lines.flatMap((line): Dropped[] => {
    const left = (own.get(line.id) ?? []).reduce((sum, { quantity }) => sum - quantity, line.quantity);
    return left > 0 ? [{ lineId: line.id, quantity: left, reason: reasonOf(line, left) }] : [];
  });
}

/** What another seller asks at least, for what was chosen by hand. */
export const nextBestOf = (
  candidates: readonly Candidate[],
  { lineId, sellerId }: Pick<Candidate, 'lineId' | 'sellerId'>,
): bigint | null =>
  candidates
    .filter((one) => one.lineId === lineId && one.sellerId !== sellerId)
    .reduce<bigint | null>(
      (least, { priceMinor }) => (least === null || priceMinor < least ? priceMinor : least),
      null,
    );

function placedOf({ byLine, options, sellers }: Model, units: Units, goods: readonly number[], line: number): Placed[] {
  const own = byLine[line] ?? [];
  return own.flatMap((index, position): Placed[] => {
    const option = options[index];
    const taken = units[index] ?? 0;
    if (!option || taken === 0) return [];
    const { offer, seller, price, unit } = option;
    const isCheapest = own.slice(0, position).every((before) => (units[before] ?? 0) > 0);
    const without = (goods[seller] ?? 0) - price * unit * taken;
    const reason = isCheapest
      ? 'CHEAPEST'
      : without < (sellers[seller]?.minimum ?? 0)
        ? 'REACHES_MINIMUM'
        : 'SAVES_SHIPPING';
    // The cheapest of the others, which is less where another reason than its price chose this one.
    const nextBestMinor = options[own[position === 0 ? 1 : 0] ?? -1]?.offer.priceMinor ?? null;
    return [{ lineId: offer.lineId, offer, quantity: taken * unit, reason, nextBestMinor }];
  });
}
