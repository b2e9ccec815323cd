/**
 * A good plan at once: the cheapest offers of all sellers; then sellers below their minimum are closed, the furthest first,
 * and sellers as long as that makes the plan better. Pure, without chance or clock.
 */
import { goodsBySeller, type Model, scoreOf, type Units } from './optimise.model.rules.ts';

/** Steps of improving: each looks at every open seller once. */
const mostRounds = 12;

export function fastPlan(model: Model): Units {
  const steps = fastSteps(model);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of some milliseconds each, so that whoever takes them can let others in between. */
export function* fastSteps(model: Model): Generator<void, Units> {
  let best = keptTo(model, new Set(model.sellers.keys()));
  for (let round = 0; round < mostRounds; round += 1) {
    const next = yield* bestClosing(model, best);
    if (!next) break;
    best = next;
  }
  return best.units;
}

type Candidate = { readonly units: Units; readonly score: number; readonly open: ReadonlySet<number> };

function* bestClosing(model: Model, { open, score }: Candidate): Generator<void, Candidate | null> {
  let found: Candidate | null = null;
  for (const seller of open) {
    yield;
    const closed = keptTo(model, new Set([...open].filter((one) => one !== seller)));
    if (closed.score < (found?.score ?? score)) found = closed;
  }
  return found;
}

/** The cheapest of the open sellers, of whom those go that miss their minimum, and the least when there are too many. */
function keptTo(model: Model, open: ReadonlySet<number>): Candidate {
  const kept = new Set(open);
  for (;;) {
    const units = cheapest(model, kept);
    const goods = goodsBySeller(model, units);
    const used = [...kept].filter((seller) => (goods[seller] ?? 0) > 0);
    const leaving = leastOf(model, goods, used);
    if (leaving === null) return { units, score: scoreOf(model, units), open: new Set(used) };
    kept.delete(leaving);
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

/** Whole selling units of the cheapest offers, one after the other. */
function cheapest({ wanted, byLine, options }: Model, open: ReadonlySet<number>): number[] {
  const units = options.map(() => 0);
  for (const [line, own] of byLine.entries()) {
    let left = wanted[line] ?? 0;
    for (const index of own) {
      const option = options[index];
      if (!option || left === 0 || !open.has(option.seller)) continue;
      const taken = Math.min(option.most, Math.floor(left / option.unit));
      units[index] = taken;
      left -= taken * option.unit;
    }
  }
  return units;
}
