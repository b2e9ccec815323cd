// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { ApiError } from './api-error.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

const refused = (status: number, code: string) =>
  new ApiError({ status, code, message: 'told', requestId: 'request', details: {} });

it.each([
  ['took too long', refused(503, 'unavailable'), true],
  ['was lost', new TypeError('Failed to fetch'), true],
  ['was refused', refused(409, 'stale_version'), false],
])(
  '[ORD-16] after a call that %s the same thing is tried once more: under its key where nobody knows whether it was done',
  async (_, problem, isKept) => {
    onTestFinished(cleanup);
    const { result } = renderHook(useIdempotencyKey);
    const keys: string[] = [];
    const send = (answer: () => Promise<string>) =>
      result.current({ price: '4.00' }, (_body, key) => {
        keys.push(key);
        return answer();
      });
    await expect(send(() => Promise.reject(problem))).rejects.toBe(problem);
    expect(await send(() => Promise.resolve('done'))).toBe('done');
    await send(() => Promise.resolve('done'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([isKept, false]);
  },
);
