/** How a search ended is part of its answer. */
import { expect, it } from 'vitest';
import type { Solution, SolverPort } from '../../adapters/solver/solver.port.ts';
import type { Candidate, Problem } from './optimise.types.ts';
import { solveCart } from './solve-cart.ts';

const offer = (sellerId: string, price: number): Candidate => ({
  ...{ lineId: 'soap', sellerId, offerId: sellerId, priceMinor: BigInt(price), stock: 100, unitSize: 1 },
});
/** Its shipping keeps the fast plan away from what every line would cost for itself. */
const problem: Problem = {
  lines: [{ id: 'soap', quantity: 10, targetMinor: null }],
  candidates: [offer('near', 101), offer('far', 100)],
  terms: new Map([
    ['near', { minimumMinor: 0n, shippingMinor: 100n }],
    ['far', { minimumMinor: 0n, shippingMinor: 500n }],
  ]),
  maximumSellers: 10,
};
const solved = (answer: (start: readonly number[]) => Solution | null, seconds = 1) => {
  const solver: SolverPort = { minimise: async ({ start }) => answer(start), close: async () => undefined };
  return solveCart({ solver }, problem, seconds);
};

it('[BUY-05] a plan says whether its search ended by itself, or by its time or size', async () => {
  const end = (isProven: boolean) => (values: readonly number[]) => ({ values, bound: 1_100, isProven });
  expect(await solved(end(true))).toMatchObject({ isProven: true });
  expect(await solved(end(false))).toMatchObject({ isProven: false });
  expect(await solved(() => null)).toMatchObject({ isProven: false });
  // Too large for the time that was asked for.
  expect(await solved(end(true), 0)).toMatchObject({ isProven: false });
});
