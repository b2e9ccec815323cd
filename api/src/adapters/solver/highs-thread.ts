/** The thread that solves programs with HiGHS, one after the other. Seed and node limit are fixed; time is only a net. */
import { parentPort } from 'node:worker_threads';
import highs, { type Highs } from 'highs';
import { z } from 'zod';
import type { Program, Solution } from './solver.port.ts';

const numbers = z.array(z.number());
const asked = z.object({
  id: z.int(),
  seconds: z.number(),
  program: z.object({
    costs: numbers,
    upper: numbers,
    isWhole: z.array(z.boolean()),
    rows: z.array(z.object({ lower: z.number(), upper: z.number(), columns: numbers, coefficients: numbers })),
    start: numbers,
  }),
});
const wholeNumber = 1;
const continuous = 0;
const optimal = 7;
const options = {
  ...{ output_flag: false, random_seed: 1, mip_rel_gap: 0.001, mip_max_nodes: 5_000 },
} as const;

/** The package describes its CommonJS face; what is imported here is the loader itself. */
const loadHighs = z.custom<typeof highs.default>((given) => typeof given === 'function').parse(highs);
let loaded: Promise<Highs> | null = null;

parentPort?.on('message', async (message: unknown) => {
  const { id, program, seconds } = asked.parse(message);
  loaded ??= loadHighs();
  parentPort?.postMessage({ id, solution: solve(await loaded, program, seconds) });
});

function solve(highs: Highs, program: Program, seconds: number): Solution | null {
  const { costs, upper, isWhole, rows, start } = program;
  const starts = [0];
  for (const { columns } of rows) starts.push((starts.at(-1) ?? 0) + columns.length);
  const model = highs.createModel({
    ...{ numCols: costs.length, numRows: rows.length, colCost: costs, colUpper: upper },
    colLower: costs.map(() => 0),
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map((row) => row.upper),
    integrality: isWhole.map((whole) => (whole ? wholeNumber : continuous)),
    matrix: {
      ...{ format: 'csr', numRows: rows.length, numCols: costs.length, starts },
      indices: rows.flatMap(({ columns }) => columns),
      values: rows.flatMap(({ coefficients }) => coefficients),
    },
  });
  try {
    model.options.set({ ...options, time_limit: seconds });
    model.setSolution({ colValue: start });
    model.run();
    const bound = Number(model.info.get('mip_dual_bound'));
    const { colValue } = model.getSolution();
    if (!Number.isFinite(bound) || !Number.isFinite(model.getObjectiveValue())) return null;
    return { values: [...colValue], bound, isProven: Number(model.getModelStatus()) === optimal };
  } finally {
    model.dispose();
  }
}
