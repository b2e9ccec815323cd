import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { clientCounters, clientCounts } from '../../platform/http/client-counts.ts';

const largest = 1_000;
const told = z.looseObject({
  series: z.array(z.looseObject({ metric: z.string(), value: z.number().int().min(0).max(largest).catch(0) })).max(100),
});

/** Adds what a client counted: `analytics_js.batch.sent` and its like; other names, and what is more than is `left`, are taken and passed over. */
export function countSeries(deps: Deps, body: string, left: (wanted: number) => number): void {
  const counts = clientCounts(deps);
  for (const { metric, value } of seriesIn(body)) {
    const name = clientCounters.find((one) => metric === `analytics_js.batch.${one}`);
    if (name) counts[name] += left(value);
  }
}

function seriesIn(body: string) {
  try {
    return told.parse(JSON.parse(body)).series;
  } catch {
    return [];
  }
}
