/** The problem as a mixed-integer program, and its answer as a plan. */
import { type Program, type Row, unbounded } from '../../adapters/solver/solver.port.ts';
import { goodsBySeller, type Model, type Units } from './optimise.model.rules.ts';

/** Columns: selling units of each option, pieces of each line that nobody sends, and whether each seller is open. */
export function programOf(model: Model, start: Units): Program {
  const { options, wanted, missing, sellers } = model;
  const [missingAt, openAt] = [options.length, options.length + wanted.length];
  const goods = goodsBySeller(model, start);
  const left = [...wanted];
  for (const [index, { line, unit }] of options.entries()) left[line] = (left[line] ?? 0) - unit * (start[index] ?? 0);
  return {
    costs: [...options.map(({ price, unit }) => price * unit), ...missing, ...sellers.map(({ shipping }) => shipping)],
    upper: [...options.map(({ most }) => most), ...wanted, ...sellers.map(() => 1)],
    isWhole: [...options.map(() => true), ...wanted.map(() => false), ...sellers.map(() => true)],
    rows: [...lineRows(model, missingAt), ...openRows(model, openAt), ...sellerRows(model, openAt)],
    start: [...start, ...left, ...goods.map((own) => (own > 0 ? 1 : 0))],
  };
}

/** What is sent and what is missing is what is wanted. */
const lineRows = ({ wanted, byLine, options }: Model, missingAt: number): Row[] =>
  byLine.map((own, line) => ({
    ...{ lower: wanted[line] ?? 0, upper: wanted[line] ?? 0, columns: [...own, missingAt + line] },
    coefficients: [...own.map((index) => options[index]?.unit ?? 1), 1],
  }));

/** Only open sellers send. */
const openRows = ({ options }: Model, openAt: number): Row[] =>
  options.map(({ seller, most }, index) => ({
    ...{ lower: -unbounded, upper: 0, columns: [index, openAt + seller], coefficients: [1, -most] },
  }));

/** Each open seller reaches its minimum, and there are not too many of them. */
function sellerRows({ options, sellers, maximumSellers }: Model, openAt: number): Row[] {
  const own = Map.groupBy(options.keys(), (index) => options[index]?.seller);
  const minima = [...sellers.entries()].flatMap(([seller, { minimum }]): Row[] => {
    const columns = own.get(seller) ?? [];
    if (minimum === 0) return [];
    const goods = columns.map((index) => (options[index]?.price ?? 0) * (options[index]?.unit ?? 1));
    return [{ lower: 0, upper: unbounded, columns: [...columns, openAt + seller], coefficients: [...goods, -minimum] }];
  });
  if (maximumSellers >= sellers.length) return minima;
  const columns = sellers.map((_, seller) => openAt + seller);
  return [...minima, { lower: 0, upper: maximumSellers, columns, coefficients: columns.map(() => 1) }];
}

/** The solver's numbers are whole but for rounding. */
export const unitsIn = ({ options }: Model, values: readonly number[]): Units =>
  options.map((_, index) => Math.round(values[index] ?? 0));
