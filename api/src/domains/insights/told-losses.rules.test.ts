import { expect, it } from 'vitest';
import { toldAmount, toldDearer, toldPieces } from './told-losses.rules.ts';

it('[INV-10] amounts are told with two digits, in whole units; pieces with two digits, in tens; prices in whole percent', () => {
  expect([0n, 49n, 50n, 1_035n, 12_345n, 99_499n, 99_500n, 123_456n].map(toldAmount)).toEqual([
    ...[0n, 0n, 100n, 1_000n, 12_000n, 99_000n, 100_000n, 120_000n],
  ]);
  expect([0, 4, 5, 14, 15, 123, 1_250].map(toldPieces)).toEqual([0, 0, 10, 10, 20, 120, 1_300]);
  expect([toldDearer(1_050n, 1_000n), toldDearer(1_044n, 1_000n), toldDearer(5n, 0n)]).toEqual([0.05, 0.04, 0]);
});
