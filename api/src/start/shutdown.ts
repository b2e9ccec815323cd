type Ending = () => Promise<void>;

/** Ends what was started, newest first, once; `signal` is aborted as soon as the end is asked for. */
export type Shutdown = {
  readonly signal: AbortSignal;
  /** Adds something to end. Where the end has been asked for already, it is ended when its turn comes. */
  add(ending: Ending): void;
  /** Ends everything; further calls wait for the same end. */
  now(): Promise<void>;
};

/** A second signal within this many milliseconds is the same Ctrl-C: npm repeats what the terminal sent already. */
const sameKeyPress = 1_000;

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
  const endAll = async () => {
    for (let next = endings.pop(); next; next = endings.pop()) await next().catch(reportLine);
  };
  const now = () => {
    askedAt ||= performance.now();
    controller.abort();
    ending ??= endAll();
    return ending;
  };
  const onSignal = () => {
    if (askedAt && performance.now() - askedAt > sameKeyPress) process.exit(1);
    void now().then(() => process.exit(0));
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  process.on('disconnect', () => void now().then(() => process.exit(0)));
  process.on('uncaughtException', (error) => {
    // What is torn down anyway may break on the way.
    if (controller.signal.aborted) return;
    process.stderr.write(`Quayside ends, an error was not handled: ${firstLine(error)}\n`);
    process.exit(1);
  });
  return { signal: controller.signal, add: (end) => endings.push(end), now };
}

function reportLine(error: unknown): void {
  process.stderr.write(`${firstLine(error)}\n`);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
