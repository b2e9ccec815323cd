import { expect, it } from 'vitest';
import { ApiError, FailedToFetchError } from './api-error.ts';
import { createQueryClient, retryDelay } from './query-client.ts';

const refused = (status: number) => new ApiError({ status, code: 'x', message: 'x', requestId: '', details: {} });

it('[CFG-05] waits 1 s, then twice as long each time, at most 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it('[CFG-05] tries three times more, and not at all where the answer is final', () => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('no retry rule');
  expect([0, 1, 2, 3].map((failures) => retry(failures, new FailedToFetchError('none')))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(retry(0, refused(503))).toBe(true);
  expect([400, 401, 403, 404, 409, 429].map((status) => retry(0, refused(status)))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
