import { errorLine } from '../platform/loggable-error.ts';

type Ending = () => Promise<void>;

/** Ends what was started, newest first, once; `signal` is aborted as soon as the end is asked for. */
export type Shutdown = {
  readonly signal: AbortSignal;
  /** Adds something to end. Where the end has been asked for already, it is ended when its turn comes. */
  add(ending: Ending): void;
  /** Ends everything; further calls wait for the same end. */
  now(): Promise<void>;
  /** Ends everything, then the process: with exit code 0, or with 1 and the reason printed. After the first call others say nothing. */
  exit(reason?: string): void;
};

/** A second signal within this many milliseconds is the same Ctrl-C: npm repeats what the terminal sent already. */
const sameKeyPress = 1_000;
/** Milliseconds for everything to end; then the process ends without it. */
const patience = 20_000;

/**
 * Listens for Ctrl-C, TERM, a closed terminal and the loss of the process that started this one, and ends everything
 * with exit code 0. Whoever presses Ctrl-C again does not wait: the process exits at once. An error that nobody handled
 * ends the process with one line that says so and exit code 1.
 */
export function listenForShutdown(): Shutdown {
  const endings: Ending[] = [];
  const controller = new AbortController();
  let ending: Promise<void> | undefined;
  let askedAt = 0;
  let code = 0;
  const endAll = async () => {
    for (let next = endings.pop(); next; next = endings.pop())
      await next().catch((error) => reportLine(errorLine(error)));
  };
  const now = () => {
    askedAt ||= performance.now();
    controller.abort();
    ending ??= endAll();
    return ending;
  };
  const exit = (reason?: string) => {
    if (reason !== undefined && !controller.signal.aborted) {
      code = 1;
      reportLine(reason);
    }
    process.exitCode = code;
    setTimeout(() => {
      reportLine(`Not everything ended within ${patience / 1_000} s.`);
      process.exit(1);
    }, patience).unref();
    void now().then(() => process.exit(code));
  };
  const onSignal = () => {
    if (askedAt && performance.now() - askedAt > sameKeyPress) process.exit(1);
    exit();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  process.on('disconnect', () => exit());
  process.on('uncaughtException', (error) => {
    // What is torn down anyway may break on the way.
    if (controller.signal.aborted) return;
    reportLine(`Quayside ends, an error was not handled: ${errorLine(error)}`);
    process.exit(1);
  });
  return { signal: controller.signal, add: (end) => endings.push(end), now, exit };
}

function reportLine(line: string): void {
  process.stderr.write(`${line}\n`);
}
