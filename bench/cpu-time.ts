/** Processor time of processes and their children: what a figure would be on a quiet machine shows in it. Linux alone. */
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of the kernel's clock, on every Linux that Node runs on. */
const tick = 10;

interface Usage {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  /** Of children that have ended. */
  readonly ended: number;
}

function usageOf(pid: number): Usage | null {
  try {
    // The name in brackets may hold anything, so the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    );
    return { pid, parent, ticks: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}

/** Milliseconds that the process and its children have worked so far; null where that cannot be read. */
export function cpuTimeOf(pid: number): number | null {
  try {
    const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (usageOf(Number(name)) ?? []) : []));
    const own = all.find((one) => one.pid === pid);
    if (!own) return null;
    const children = all.filter(({ parent }) => parent === pid).reduce((sum, { ticks }) => sum + ticks, 0);
    return (own.ticks + own.ended + children) * tick;
  } catch {
    return null;
  }
}
