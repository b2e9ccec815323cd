/** Windows of load, interleaved between servers, so that a noisy machine disturbs all alike. */
import autocannon from 'autocannon';
import { cpuSeconds } from './processes.ts';

export type Target = {
  readonly name: string;
  readonly url: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** The processes whose CPU is counted; asked before each window. */
  readonly pids: () => readonly number[];
};
export type Figures = {
  readonly requestsPerSecond: number;
  readonly cpuMillisecondsPerRequest: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};
export type Plan = { readonly connections: number; readonly windows: number; readonly seconds: number };

/** The median over all windows, per target. One short window of each warms up. */
export async function measure(
  targets: readonly Target[],
  { connections, windows, seconds }: Plan,
): Promise<Map<string, Figures>> {
  const seen = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await window(target, connections, 1);
  for (let turn = 0; turn < windows; turn += 1) {
    for (const target of targets) seen.get(target.name)?.push(await window(target, connections, seconds));
  }
  return new Map([...seen].map(([name, figures]) => [name, medians(figures)]));
}

async function window({ url, paths, headers, pids }: Target, connections: number, seconds: number): Promise<Figures> {
  const before = cpuSeconds(pids());
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    requests: paths.map((path) => ({ path })),
  });
  const used = cpuSeconds(pids()) - before;
  const done = result['2xx'];
  return {
    requestsPerSecond: done / result.duration,
    cpuMillisecondsPerRequest: done > 0 ? (used * 1_000) / done : 0,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
  };
}

function medians(figures: readonly Figures[]): Figures {
  const of = (read: (one: Figures) => number) => {
    const sorted = figures.map(read).sort((a, b) => a - b);
    return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(3));
  };
  return {
    requestsPerSecond: of((one) => one.requestsPerSecond),
    cpuMillisecondsPerRequest: of((one) => one.cpuMillisecondsPerRequest),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    errors: figures.reduce((sum, one) => sum + one.errors, 0),
  };
}
