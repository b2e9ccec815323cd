/** The best plan that can be found in the time: the fast one first, then the solver from there; never worse than the fast one. */
import { setImmediate as others } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { programOf, unitsIn } from './cart-program.ts';
import { fastSteps } from './optimise.fast.rules.ts';
import { boundWithoutSolver, isKept, type Model, modelOf, scoreOf, type Units } from './optimise.model.rules.ts';
import { planOf, withoutFixed } from './optimise.rules.ts';
import type { Plan, Problem } from './optimise.types.ts';

/** Offers the solver gets through in a second; measured: 16,000 take it three to four. */
const offersPerSecond = 4_000;
/** The solver itself stops there. */
const closeEnough = 0.001;

/** Runs outside transactions. The same problem gives the same plan, unless the time ends the search. */
export async function solveCart({ solver }: Pick<Deps, 'solver'>, problem: Problem, seconds: number): Promise<Plan> {
  const rest = withoutFixed(problem);
  const model = modelOf(rest);
  const solving = { problem, rest, model };
  const fast = await fastInTurns(model);
  const easy = boundWithoutSolver(model);
  const score = scoreOf(model, fast);
  const isProven = score - easy <= score * closeEnough;
  if (isProven || model.options.length > seconds * offersPerSecond)
    return planOf(solving, fast, { bound: easy, isProven });
  const solution = await solver.minimise(programOf(model, fast), seconds);
  if (!solution) return planOf(solving, fast, { bound: easy, isProven });
  const found = unitsIn(model, solution.values);
  const isBetter = isKept(model, found) && scoreOf(model, found) <= score;
  const proof = { bound: Math.max(solution.bound, easy), isProven: solution.isProven };
  return planOf(solving, isBetter ? found : fast, proof);
}

/** Other requests have their turn between its steps. */
async function fastInTurns(model: Model): Promise<Units> {
  const steps = fastSteps(model);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await others();
  }
}
