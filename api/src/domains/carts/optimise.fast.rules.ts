/**
 * A good plan at once: the cheapest offers of all sellers; then sellers below their minimum are closed, the furthest first,
 * and sellers as long as that makes the plan better. Pure, without chance or clock. A seller that is closed changes only
 * the lines it sends, so only these are shared out anew: of 2,000 lines over 50 sellers the whole takes some hundredths of a second.
 */
import { countOf, type Model, type Units } from './optimise.model.rules.ts';

/** Steps of improving: each looks at every open seller once. */
const mostRounds = 12;
/** What of that is done at once: of a large cart about a millisecond. */
const closingsOfStep = 8;

export function fastPlan(model: Model): Units {
  const steps = fastSteps(model);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of some milliseconds each, so that whoever takes them can let others in between. */
export function* fastSteps(model: Model): Generator<void, Units> {
  const searched = { model, bySeller: optionsBySeller(model) };
  let best = cheapestOfAll(searched);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = yield* bestClosing(searched, best);
    if (!next) break;
    best = next;
  }
  return best.units;
}

/** `bySeller`: which options are a seller's. */
type Searched = { readonly model: Model; readonly bySeller: readonly (readonly number[])[] };

/** `goods` by seller, `left` pieces by line that nobody sends, `open`: who sends something. */
type Shared = {
  readonly units: Units;
  readonly goods: readonly number[];
  readonly left: readonly number[];
  readonly open: ReadonlySet<number>;
};
type Draft = { units: number[]; goods: number[]; left: number[]; open: Set<number> };

const scoreOf = (model: Model, { goods, left }: Shared): number => countOf(model, goods, left);

function optionsBySeller({ options, sellers }: Model): number[][] {
  const own: number[][] = sellers.map(() => []);
  for (const [index, { seller }] of options.entries()) own[seller]?.push(index);
  return own;
}

function cheapestOfAll(searched: Searched): Shared {
  const { options, sellers, wanted, byLine } = searched.model;
  const draft: Draft = {
    ...{ units: options.map(() => 0), goods: sellers.map(() => 0), left: [...wanted] },
    open: new Set(sellers.keys()),
  };
  for (const line of byLine.keys()) shareOut(searched.model, draft, line);
  return kept(searched, draft);
}

function* bestClosing(searched: Searched, best: Shared): Generator<void, Shared | null> {
  const { model } = searched;
  let found: Shared | null = null;
  let least = scoreOf(model, best);
  for (const [turn, seller] of [...best.open].entries()) {
    if (turn % closingsOfStep === 0) yield;
    const { units, goods, left, open } = best;
    const draft = { units: [...units], goods: [...goods], left: [...left], open: new Set(open) };
    close(searched, draft, seller);
    const closed = kept(searched, draft);
    const score = scoreOf(model, closed);
    if (score < least) [found, least] = [closed, score];
  }
  return found;
}

/** Of the open sellers those go that miss their minimum, and the least when there are too many. */
function kept(searched: Searched, draft: Draft): Shared {
  for (;;) {
    const used = [...draft.open].filter((seller) => (draft.goods[seller] ?? 0) > 0);
    const leaving = leastOf(searched.model, draft.goods, used);
    if (leaving === null) return { ...draft, open: new Set(used) };
    close(searched, draft, leaving);
  }
}

/** Who has to go: the furthest below its minimum, else the one with the fewest goods when there are too many. */
function leastOf({ sellers, maximumSellers }: Model, goods: readonly number[], used: readonly number[]): number | null {
  const short = (seller: number) => (sellers[seller]?.minimum ?? 0) - (goods[seller] ?? 0);
  const furthest = used.reduce<number | null>(
    (top, one) => (short(one) > 0 && (top === null || short(one) > short(top)) ? one : top),
    null,
  );
  if (furthest !== null || used.length <= maximumSellers) return furthest;
  return used.reduce((least, one) => ((goods[one] ?? 0) < (goods[least] ?? 0) ? one : least));
}

function close({ model, bySeller }: Searched, draft: Draft, seller: number): void {
  draft.open.delete(seller);
  for (const index of bySeller[seller] ?? [])
    if ((draft.units[index] ?? 0) > 0) shareOut(model, draft, model.options[index]?.line ?? -1);
}

/** The line in whole selling units of the cheapest offers of open sellers, one after the other. */
function shareOut({ wanted, byLine, options }: Model, { units, goods, left, open }: Draft, line: number): void {
  let pieces = wanted[line] ?? 0;
  for (const index of byLine[line] ?? []) {
    const option = options[index];
    if (!option) continue;
    const { seller, price, unit, most } = option;
    const taken = open.has(seller) ? Math.min(most, Math.floor(pieces / unit)) : 0;
    goods[seller] = (goods[seller] ?? 0) + price * unit * (taken - (units[index] ?? 0));
    units[index] = taken;
    pieces -= taken * unit;
  }
  left[line] = pieces;
}
