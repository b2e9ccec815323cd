import { expect, it } from 'vitest';
import { keptShare } from './kept-share.ts';

const figures = { requestsPerSecond: 1_000, cpuMillisecondsPerRequest: 1, p50: 1, p99: 2, errors: 0 };

it('[MKT-11] a kept page is judged beside a file server that answers; one that does not is no yardstick', () => {
  const judged = (product: Partial<typeof figures>, files: Partial<typeof figures>) =>
    keptShare('/', { product: { ...figures, ...product }, files: { ...figures, ...files } }, 0.5);
  expect(judged({}, {})).toEqual({ share: 1, missed: [] });
  expect(judged({ requestsPerSecond: 400 }, {}).missed).toHaveLength(1);
  expect(judged({ errors: 3 }, {}).missed).toEqual(['kept page /: 3 errors']);
  const yardstick = expect.stringContaining('no yardstick');
  expect(judged({}, { requestsPerSecond: 0 }).missed).toEqual([yardstick]);
  expect(judged({}, { errors: 5 }).missed).toEqual([yardstick]);
  expect(keptShare('/', { product: figures, files: undefined }, 0.5).missed).toEqual([yardstick]);
});
