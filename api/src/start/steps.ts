/**
 * Does one step of the start and prints its name and time when it is done, then the lines it reported.
 * Gives what the step gives.
 */
export async function step<T>(name: string, work: (report: (line: string) => void) => Promise<T>): Promise<T> {
  const started = performance.now();
  const lines: string[] = [];
  const result = await work((line) => lines.push(line));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`  ${name.padEnd(14)} ${seconds.padStart(6)} s`);
  for (const line of lines) print(`    ${line}`);
  return result;
}

/** Prints a line for the person who started. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
