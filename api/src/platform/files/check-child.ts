/**
 * One process that looks into files (`check-process.ts`), and what it may do: read the folder of arrived files and its
 * own code, nothing else; no secret is in its environment.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileType, fileTypes } from '@quayside/contract/file-values';
import { z } from 'zod';
import type { Checked } from './file-check.ts';
import { type FileErrorCode, fileErrors } from './files.errors.ts';

export type AskedFile = { readonly path: string; readonly name: string; readonly wanted: readonly FileType[] };

export type CheckChild = {
  /** Looks into one file. One that takes longer than `seconds`, and one whose sender has left, ends the process. */
  check(asked: AskedFile, seconds: number, signal: AbortSignal): Promise<Checked>;
  /** Whether it can take another file. */
  isUsable(): boolean;
  /** Ends it at once; done when it is gone. */
  end(): Promise<void>;
};

const script = fileURLToPath(new URL('./check-process.ts', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const code = ['api', 'contract', 'node_modules'].map((name) => join(root, name, '*'));

/** In megabytes, of JavaScript's own values; the bytes of files lie outside. */
const heap = 128;
/**
 * In kilobytes, of all that is written to: 256 MB more than V8 reserves for code, which counts too (docs/decisions/0023). Linux alone holds to
 * it; everywhere else the heap's limit and those of the checks are what there is.
 */
const data = 800_000;
/** In seconds of a processor: more than a process gets to work, should nobody be left to end it. */
const processor = 180;
/** No core dump, no file written. */
const limited = `ulimit -c 0; ulimit -f 0; ulimit -t ${processor}; ulimit -d ${data}; exec "$0" "$@"`;

/** On a machine that is busy otherwise. */
const secondsOfStart = 10;
/** After so much work a process makes room for a new one: what it has gathered goes with it. */
const mostFiles = 500;
const mostWork = 60_000;

const isType = (type: unknown): type is FileType => typeof type === 'string' && Object.hasOwn(fileTypes, type);
const isCode = (given: unknown): given is FileErrorCode =>
  typeof given === 'string' && Object.hasOwn(fileErrors, given);
const answered = z.object({
  checked: z.union([
    z.object({ type: z.custom<FileType>(isType) }),
    z.object({ refused: z.custom<FileErrorCode>(isCode) }),
  ]),
});

/** Starts a process that may read `folder`. */
export function startCheckChild(folder: string): CheckChild {
  const child = spawned(folder);
  let isGone = false;
  let files = 0;
  let work = 0;
  let answer: (checked: Checked) => void = () => undefined;
  const lost = () => {
    isGone = true;
    answer({ refused: 'file_cannot_be_checked' });
  };
  child.once('exit', lost).once('error', lost);
  const started = Promise.race([once(child, 'message'), once(child, 'exit')]).catch(lost);
  child.on('message', (message: unknown) => {
    const { success, data: told } = answered.safeParse(message);
    if (success) answer(told.checked);
  });

  async function check(asked: AskedFile, seconds: number, signal: AbortSignal): Promise<Checked> {
    await endedAfter(child, secondsOfStart, signal, started);
    // Before it had begun the file is not to blame.
    if (isGone) return { refused: 'file_check_busy' };
    const begun = performance.now();
    const checked = new Promise<Checked>((resolve) => {
      answer = resolve;
    });
    child.send(asked, (error) => void (error && lost()));
    await endedAfter(child, seconds, signal, checked);
    files += 1;
    work += performance.now() - begun;
    return checked;
  }

  return {
    check,
    isUsable: () => !isGone && files < mostFiles && work < mostWork,
    end: async () => {
      if (isGone || child.pid === undefined) return;
      child.ref();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Waits for the work; ends the process when it takes too long, or when nobody waits for it any more. */
async function endedAfter(
  child: ChildProcess,
  seconds: number,
  signal: AbortSignal,
  work: Promise<unknown>,
): Promise<void> {
  const end = () => child.kill('SIGKILL');
  const limit = setTimeout(end, seconds * 1_000);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  await work;
  clearTimeout(limit);
  signal.removeEventListener('abort', end);
}

function spawned(folder: string): ChildProcess {
  const readable = [...code, join(folder, '*')].map((path) => `--allow-fs-read=${path}`);
  const node = [process.execPath, `--max-old-space-size=${heap}`, '--permission', ...readable, script];
  const [command = '', ...args] = process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, ...node];
  const child = spawn(command, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], windowsHide: true });
  // It holds up nobody who wants to end.
  child.unref();
  child.channel?.unref();
  return child;
}
