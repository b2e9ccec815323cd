import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { pageFailures } from './page-failures.ts';

it('a cause is told again after a while, with how many pages failed alike; endless causes are no memory', () => {
  let now = 0;
  const lines: object[] = [];
  const failures = pageFailures(() => now);
  const tell = (message: string) =>
    failures.tell({ error: (detail) => void lines.push(detail) }, new DatabaseUnavailable(new Error(message)), false);
  for (now of [0, 1, 9_999, 10_000, 20_001]) tell('gone');
  expect(lines.map((line) => ('alike' in line ? line.alike : 0))).toEqual([0, 2, 0]);
  for (let n = 0; n < 1_000; n += 1) tell(`cause ${n}`);
  expect(lines).toHaveLength(1_003);
});
