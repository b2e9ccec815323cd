/** A small seeded generator (sfc32): the same seed gives the same numbers on every machine. */
import type { Instant } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import { type Id, idAt } from '../src/kernel/ids.ts';

export type Random = {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different elements, in a random order; fewer when the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
  digits(count: number): string;
  /** A UUIDv7 that carries the given time. */
  id(at: Instant): Id;
};

export function randomFrom(seed: number): Random {
  const next = sfc32(seed);
  const int = (low: number, high: number) => low + Math.floor((next() / 4_294_967_296) * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => present(list[int(0, list.length - 1)], 'the list is not empty');
  return {
    int,
    chance: (probability) => next() / 4_294_967_296 < probability,
    pick,
    sample: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    id: (at) => {
      const bytes = new Uint8Array(16);
      new Uint32Array(bytes.buffer).set([next(), next(), next(), next()]);
      return idAt(Date.parse(at), bytes);
    },
  };
}

/** Chris Doty-Humphrey's Small Fast Counter, 32 bits; gives unsigned 32-bit numbers. */
function sfc32(seed: number): () => number {
  let a = seed >>> 0;
  let b = 0x9e37_79b9;
  let c = 0x243f_6a88;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  };
  for (let warm = 0; warm < 15; warm += 1) next();
  return next;
}
