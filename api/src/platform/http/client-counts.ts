/** What clients count of their own events, for the metrics: numbers alone. */
import type { Deps } from '../deps.ts';

export const clientCounters = ['sent', 'retried', 'failed', 'dropped'] as const;
export type ClientCounter = (typeof clientCounters)[number];

const counts = new WeakMap<Deps, Record<ClientCounter, number>>();

/** Since this process began. */
export function clientCounts(deps: Deps): Record<ClientCounter, number> {
  const known = counts.get(deps) ?? { sent: 0, retried: 0, failed: 0, dropped: 0 };
  counts.set(deps, known);
  return known;
}
