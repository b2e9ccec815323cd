/** The solver against every possible plan, and against the clock. */
import { afterAll, describe, expect, it } from 'vitest';
import { threadSolver } from '../../adapters/solver/thread-solver.ts';
import { fastPlan } from './optimise.fast.rules.ts';
import { isKept, type Model, modelOf, scoreOf } from './optimise.model.rules.ts';
import type { Candidate, Plan, Problem } from './optimise.types.ts';
import { solveCart } from './solve-cart.ts';

const solver = threadSolver();
afterAll(() => solver.close());
const deep = Boolean(process.env.DEEP);
const cases = deep ? 1_000 : 60;
/** Of larger carts, with up to eight offers a line. */
const largeCases = deep ? 100 : 6;

/** Numbers that look random and follow from the seed. */
function drawing(seed: number): (most: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

type Size = { readonly lines: number; readonly sellers: number; readonly offers: number; readonly most: number };

function drawn(seed: number, { lines, sellers, offers, most }: Size): Problem {
  const draw = drawing(seed);
  const candidates: Candidate[] = [];
  for (let line = 0; line < lines; line += 1) {
    const base = 100 + draw(3_000);
    const first = draw(sellers);
    for (let n = 0; n < offers; n += 1) {
      const [lineId, sellerId] = [`line ${line}`, `seller ${(first + n) % sellers}`];
      const priceMinor = BigInt(Math.round(base * (0.9 + draw(300) / 1_000)));
      candidates.push({
        lineId,
        sellerId,
        offerId: `${lineId} ${sellerId}`,
        priceMinor,
        stock: draw(most * 2),
        unitSize: 1 + draw(3),
      });
    }
  }
  const term = () => ({ minimumMinor: BigInt(draw(most * 1_500)), shippingMinor: BigInt(draw(3_000)) });
  return {
    lines: Array.from({ length: lines }, (_, line) => ({
      id: `line ${line}`,
      quantity: 1 + draw(most),
      targetMinor: null,
    })),
    ...{ candidates, maximumSellers: sellers - draw(2) },
    terms: new Map(Array.from({ length: sellers }, (_, seller) => [`seller ${seller}`, term()])),
  };
}

/** What the best of all plans that can be kept counts. */
function bestOfAll(model: Model): number {
  const units = model.options.map(() => 0);
  let best = Number.POSITIVE_INFINITY;
  const walk = (index: number): void => {
    const option = model.options[index];
    if (!option) {
      if (isKept(model, units)) best = Math.min(best, scoreOf(model, units));
      return;
    }
    for (let own = 0; own <= option.most; own += 1) {
      units[index] = own;
      walk(index + 1);
    }
    units[index] = 0;
  };
  walk(0);
  return best;
}

/** Many of its plans cost the same. */
const alike = (problem: Problem): Problem => ({
  ...problem,
  candidates: problem.candidates.map((one) => ({ ...one, priceMinor: (one.priceMinor / 1_000n + 1n) * 1_000n })),
});

const placedIn = ({ placed }: Plan) => placed.map(({ offer, quantity }) => `${offer.offerId} ${quantity}`).sort();

const unitsOf = (model: Model, { placed }: Plan) =>
  model.options.map(
    ({ offer, unit }) => (placed.find((one) => one.offer.offerId === offer.offerId)?.quantity ?? 0) / unit,
  );

/** What was seen, for whoever runs it by hand. */
function told(seen: readonly { readonly gap: number; readonly seconds: number }[], close: number): string {
  const sorted = (of: 'gap' | 'seconds') => seen.map((one) => one[of]).sort((a, b) => a - b);
  const at = (of: 'gap' | 'seconds', share: number) => sorted(of)[Math.ceil(seen.length * share) - 1];
  return `within 1 % and 5 s: ${close} of ${seen.length}; gap p50 ${at('gap', 0.5)}, p95 ${at('gap', 0.95)}, most ${at('gap', 1)}; seconds p50 ${at('seconds', 0.5)?.toFixed(2)}, p95 ${at('seconds', 0.95)?.toFixed(2)}`;
}

describe('[BUY-05] the solver', () => {
  it(`is never worse than the gap it tells, and always feasible (${cases} carts, each beside all its plans)`, async () => {
    for (let seed = 1; seed <= cases; seed += 1) {
      const problem = drawn(seed, { lines: 2, sellers: 3, offers: 3, most: 4 });
      const model = modelOf(problem);
      const plan = await solveCart({ solver }, problem, 2);
      const units = unitsOf(model, plan);
      expect(isKept(model, units)).toBe(true);
      const [score, best] = [scoreOf(model, units), bestOfAll(model)];
      expect(score * (1 - plan.gap)).toBeLessThanOrEqual(best + score * 0.000_1);
      expect(score).toBeLessThanOrEqual(scoreOf(model, fastPlan(model)));
      expect(plan.gap).toBeLessThanOrEqual(0.002);
    }
  }, 300_000);

  it(`proves a gap of at most 1 % within 5 s in 95 of 100 carts (${largeCases} carts)`, async () => {
    const seen: { readonly gap: number; readonly seconds: number }[] = [];
    for (let seed = 1; seed <= largeCases; seed += 1) {
      const draw = drawing(seed + 40_000);
      const size = { lines: 5 + draw(deep ? 300 : 60), sellers: 8 + draw(43), offers: 1 + draw(8), most: 60 };
      const problem = drawn(seed + 40_000, size);
      const begun = performance.now();
      const plan = await solveCart({ solver }, problem, 4);
      seen.push({ gap: plan.gap, seconds: (performance.now() - begun) / 1_000 });
      const model = modelOf(problem);
      expect(isKept(model, unitsOf(model, plan))).toBe(true);
    }
    // Beside other tests a second is no measure of the solver's.
    const close = seen.filter(({ gap, seconds }) => gap <= 0.01 && (!deep || seconds <= 5));
    if (deep) process.stderr.write(`${told(seen, close.length)}\n`);
    expect(close.length).toBeGreaterThanOrEqual(Math.ceil(largeCases * 0.95));
  }, 900_000);

  it('gives the same plan each time, in whichever order the offers come, also by another solver', async () => {
    const another = threadSolver();
    for (const seed of [7, 8, 9, 10]) {
      const problem = drawn(seed, { lines: 20, sellers: 6, offers: 4, most: 20 });
      const mixed = { ...problem, candidates: problem.candidates.toReversed() };
      const one = await solveCart({ solver }, problem, 30);
      // Where time ended the search, the answer says so, and is another one's to compare.
      expect(one.isProven, `seed ${seed}`).toBe(true);
      expect(await solveCart({ solver }, problem, 30)).toEqual(one);
      expect(await solveCart({ solver: another }, problem, 30)).toEqual(one);
      expect(placedIn(await solveCart({ solver }, mixed, 30))).toEqual(placedIn(one));
      expect(one.gap).toBeLessThanOrEqual(0.01);
    }
    await another.close();
  });

  it('gives the same plan in whichever order offers of one price come', async () => {
    for (const seed of [7, 8, 9, 10, 11, 12]) {
      const problem = alike(drawn(seed, { lines: 4, sellers: 3, offers: 3, most: 6 }));
      const one = await solveCart({ solver }, problem, 30);
      expect(one.isProven, `seed ${seed}`).toBe(true);
      const mixed = { ...problem, candidates: problem.candidates.toReversed() };
      expect(await solveCart({ solver }, mixed, 30)).toEqual(one);
    }
  });

  it('keeps what was chosen by hand, and shares out the rest', async () => {
    const problem = drawn(3, { lines: 3, sellers: 3, offers: 3, most: 10 });
    const free = await solveCart({ solver }, problem, 2);
    const other = problem.candidates.find(
      ({ offerId, unitSize, stock }) =>
        unitSize === 1 && stock > 0 && !free.placed.some(({ offer }) => offer.offerId === offerId),
    );
    if (!other) throw new Error('the case has an offer that was not chosen');
    const plan = await solveCart({ solver }, { ...problem, fixed: [{ offer: other, quantity: 1 }] }, 2);
    expect(plan.placed[0]).toMatchObject({ offer: other, quantity: 1, reason: 'BY_HAND' });
    for (const { id, quantity } of problem.lines) {
      const all = [...plan.placed, ...plan.dropped].filter(({ lineId }) => lineId === id);
      expect(all.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
    }
  });

  it('without an answer of the solver the fast plan is the answer, with its gap', async () => {
    const silent = { minimise: async () => null, close: async () => undefined };
    const problem = drawn(9, { lines: 30, sellers: 8, offers: 5, most: 20 });
    const plan = await solveCart({ solver: silent }, problem, 1);
    expect(plan.placed.length).toBeGreaterThan(0);
    expect(plan.gap).toBeGreaterThan(0);
  });
});

describe('[BUY-05] a cart of 2,000 lines over 50 sellers', () => {
  it('has its plan and the gap within a second of work, and lets other requests in meanwhile', async () => {
    const problem = drawn(1, { lines: 2_000, sellers: 50, offers: 8, most: 60 });
    let [turns, isCounting] = [0, true];
    const count = () => {
      turns += 1;
      if (isCounting) setImmediate(count);
    };
    setImmediate(count);
    const works: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const [before, begun] = [process.cpuUsage(), performance.now()];
      const plan = await solveCart({ solver }, problem, 1);
      const { user, system } = process.cpuUsage(before);
      works.push((user + system) / 1_000);
      if (deep) process.stderr.write(`2,000 lines: ${Math.round(performance.now() - begun)} ms, gap ${plan.gap}\n`);
      expect(isKept(modelOf(problem), unitsOf(modelOf(problem), plan))).toBe(true);
      expect(plan.gap).toBeLessThan(0.05);
    }
    isCounting = false;
    // Of three: neighbours on the same processor make any one of them dearer than it is.
    expect(Math.min(...works)).toBeLessThan(1_000);
    // Each plan looks at its fifty sellers at least once, in seven steps.
    expect(turns).toBeGreaterThan(3 * 5);
  });
});
