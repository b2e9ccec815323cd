/** What the bench of buyers sends, and how: several at once, in sessions of their own. */
import { demoPassword } from '../../api/seeds/demo-accounts.ts';
import { cpuSeconds } from '../processes.ts';
import { signIn } from '../single-calls.ts';

export const atOnce = 8;
const searches = Number(process.env.BENCH_SEARCHES ?? 200);

export type Headers = Readonly<Record<string, string>>;

/** Signs in; a session's token lives shorter than a slow machine measures. */
export const buyerHeaders = async (url: string, email: string): Promise<Headers> => ({
  authorization: `Bearer ${await signIn(url, email, demoPassword, 'buyers')}`,
  'x-application': 'buyers',
});

/** Milliseconds of one search at a time, as a buyer sees them, and its CPU: only what can be sent to its country. Nothing else may run. */
export async function searchTimes(url: string, headers: Headers, pids: () => number[]) {
  const words = [
    'lavender soap',
    'cedr balm',
    'maker 12',
    'mint',
    'olive oil no 77',
    'ocean',
    'rose gel',
    'honey mask 500 ml',
  ];
  const times: number[] = [];
  const used = cpuSeconds(pids());
  for (let turn = 0; turn < searches; turn += 1) {
    const before = performance.now();
    await call(
      url,
      headers,
      'GET',
      `/variants/offers/search/?q=${encodeURIComponent(words[turn % words.length] ?? '')}`,
    );
    times.push(performance.now() - before);
  }
  const cpu = Number((((cpuSeconds(pids()) - used) * 1_000) / searches).toFixed(2));
  times.sort((a, b) => a - b);
  return { cpu, p95: Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)) };
}

export async function call(url: string, headers: Headers, method: string, path: string, body?: object) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

export async function mapped<T, R>(items: readonly T[], run: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await run(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

export async function all<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  await mapped(items, run);
}
