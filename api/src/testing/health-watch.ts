/** Whether a server answers health checks in time while something happens to it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Probe } from './health-watch.process.ts';

const script = fileURLToPath(new URL('health-watch.process.ts', import.meta.url));

/**
 * Runs the attack on the server at `base`; gives the longest time in milliseconds by which a health check took longer than the
 * answer of a server that does nothing, asked in the same moment.
 */
export async function healthDuring(base: string, attack: () => Promise<void>): Promise<number> {
  const watching = fork(script, [`${base}/healthz/`], { execArgv: [] });
  const probes: Probe[] = [];
  watching.on('message', (probe: Probe) => probes.push(probe));
  try {
    await once(watching, 'message');
    await attack();
    // The check that was under way when it ended.
    await once(watching, 'message');
  } finally {
    watching.kill('SIGKILL');
  }
  expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([200]));
  return Math.max(...probes.map(({ ours, bare }) => ours - bare));
}
