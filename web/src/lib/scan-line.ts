/** The same code again within this time, for the same purpose, is the same scan: triggers bounce. In milliseconds. */
const sameScan = 1_500;

/**
 * Handles scans one after the other, in their order. One whose handling fails is told to `report` and holds up none of
 * those behind it.
 *
 * @param now milliseconds since any moment
 */
export function scanLine(
  handle: (code: string) => Promise<void>,
  { now, report }: { now: () => number; report: (problem: unknown) => void },
): (code: string, mode?: string) => void {
  let last = { code: '', mode: '', at: Number.NEGATIVE_INFINITY };
  let line = Promise.resolve();
  return (code, mode = '') => {
    const at = now();
    if (last.code === code && last.mode === mode && at - last.at < sameScan) return;
    last = { code, mode, at };
    line = line.then(() => handle(code)).catch(report);
  };
}
