/** What processes cost, from the kernel's own figures (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU seconds that the processes and those of their children that have ended used: a connection that was closed counts on. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => {
    const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
    return fields ? fields.slice(11, 15).map(Number) : [];
  });
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond;
}

/** The process and all that descend from it. */
export function family(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: Number(read(`/proc/${name}/stat`)?.split(') ').at(-1)?.split(' ')[1]),
    }));
  const of = (parent: number): number[] =>
    children.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...of(one.pid)]);
  return [pid, ...of(pid)];
}

/** The most memory the process ever held, in megabytes. */
export const peakMegabytes = (pid: number): number => megabytesOf(pid, 'VmHWM');

/** What it holds now. */
export const residentMegabytes = (pid: number): number => megabytesOf(pid, 'VmRSS');

function megabytesOf(pid: number, figure: 'VmHWM' | 'VmRSS'): number {
  const kilobytes = new RegExp(`${figure}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1_024);
}

/** The postmaster of a data folder's cluster, by its pid file. */
export function postmasterOf(dataDir: string): number | undefined {
  const folder = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  return folder ? Number(read(`${dataDir}/${folder}`)?.split('\n')[0]) : undefined;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
