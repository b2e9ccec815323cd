import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Milliseconds an orphan gets to shut down before it is killed. */
const patience = 10_000;

/**
 * Clears a cluster that a killed parent left behind: stops a server that still runs on it and removes a stale
 * postmaster.pid, whose number may meanwhile belong to another program. Call it only while holding the lock.
 * Gives what was found.
 */
export async function clearOrphan(cluster: string): Promise<'nothing' | 'stale file' | 'running server'> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return 'nothing';
  // Without a number it was cut off while it was written, and names nobody.
  const pid = Number.parseInt(text, 10);
  const running = Number.isInteger(pid) && (await servesCluster(pid, cluster));
  if (running) await stopServer(pid);
  await rm(file, { force: true });
  return running ? 'running server' : 'stale file';
}

async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const ps = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => undefined);
  return ps?.stdout ?? '';
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  const end = performance.now() + patience;
  while (signal(pid, 0)) {
    if (performance.now() > end) signal(pid, 'SIGKILL');
    await pause(50);
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
