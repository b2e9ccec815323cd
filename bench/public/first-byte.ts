/** Milliseconds from the request to the first byte of the answer, one after the other over a connection that is kept. */
import { Agent, get } from 'node:http';

export type FirstByte = { readonly median: number; readonly p95: number };

export async function firstByte(url: string, { turns }: { turns: number }): Promise<FirstByte> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let turn = -10; turn < turns; turn += 1) {
    const took = await once(url, agent);
    // The first ones warm up.
    if (turn >= 0) times.push(took);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2));
  return { median: at(0.5), p95: at(0.95) };
}

const once = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const took = performance.now() - begun;
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(took));
    }).on('error', reject);
  });
