import { beforeEach, expect, it, vi } from 'vitest';
import { createMetrics, type Telling } from './metrics.ts';

let posted: { metric: string; value: number }[][];
let status: number;
beforeEach(() => {
  vi.useFakeTimers();
  [posted, status] = [[], 200];
});
const telling: Telling = {
  post: async (body) => {
    posted.push(JSON.parse(body).series);
    return { status };
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};

it('[INTG-06] what became of events is told every 30 s, 20 at most, and a loss at once', async () => {
  const count = createMetrics(telling);
  for (let n = 0; n < 30; n += 1) count('sent');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(posted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(posted.map(({ length }) => length)).toEqual([20]);
  expect(posted[0]?.[0]).toMatchObject({ type: 'Counter', metric: 'analytics_js.batch.sent', value: 1 });
  count('dropped');
  await vi.advanceTimersByTimeAsync(0);
  expect(posted[1]?.map(({ metric }) => metric)).toEqual(['analytics_js.batch.dropped']);
});

it('[INTG-06] a telling that fails is the last one', async () => {
  const count = createMetrics(telling);
  status = 500;
  count('failed');
  await vi.advanceTimersByTimeAsync(0);
  count('failed');
  await vi.advanceTimersByTimeAsync(90_000);
  expect(posted).toHaveLength(1);
});
