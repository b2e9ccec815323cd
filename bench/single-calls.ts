/** Calls that change something or are measured one at a time. */
import autocannon from 'autocannon';

type Load = { readonly connections: number; readonly count: number };
type Rate = { readonly requestsPerSecond: number; readonly p50: number; readonly p99: number; readonly failed: number };
type Headers = Readonly<Record<string, string>>;

export async function signIn(
  url: string,
  email: string,
  password: string,
  application: 'sellers' | 'buyers' = 'sellers',
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-application': application },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  const { accessToken }: { accessToken: string } = await answer.json();
  return accessToken;
}

/** The median in milliseconds with a single connection, over two seconds. */
export async function latency(url: string, paths: readonly string[], headers: Headers): Promise<number> {
  const samples: number[] = [];
  const until = performance.now() + 2_000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const before = performance.now();
    const answer = await fetch(`${url}${paths[turn % paths.length]}`, { headers });
    await answer.arrayBuffer();
    samples.push(performance.now() - before);
  }
  return Number((samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0).toFixed(2));
}

export async function signInAll(
  url: string,
  email: string,
  password: string,
  { connections, count }: Load,
): Promise<Rate> {
  const result = await autocannon({
    url: `${url}/api/auth/login/`,
    method: 'POST',
    connections,
    amount: count,
    headers: { 'content-type': 'application/json', 'x-application': 'sellers' },
    body: JSON.stringify({ email, password }),
  });
  return {
    requestsPerSecond: Number((result['2xx'] / result.duration).toFixed(1)),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Confirms different orders as requested, each once. */
export async function confirmAll(url: string, headers: Headers, { connections, count }: Load): Promise<Rate> {
  const waiting: string[] = [];
  for (let page = 1; waiting.length < count; page += 1) {
    const answer = await fetch(`${url}/api/sales/?status=REQUESTED&size=100&page=${page}&sort=-expiresAt`, { headers });
    if (!answer.ok) break;
    const { results }: { results: { qid: string }[] } = await answer.json();
    waiting.push(...results.map(({ qid }) => qid));
  }
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const work = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const before = performance.now();
      const answer = await fetch(`${url}/api/sales/${id}/confirm_saleline_quantities/`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2));
  return {
    requestsPerSecond: Number(((times.length - failed) / seconds).toFixed(1)),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}
