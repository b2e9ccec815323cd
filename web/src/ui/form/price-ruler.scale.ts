/** The stretch of prices a ruler shows and where its marks stand, in cents. */
export interface RulerScale {
  low: number;
  high: number;
  /** Between two labelled marks. */
  step: number;
  labels: readonly number[];
}

const steps = [1, 2, 5]
  .flatMap((one) => Array.from({ length: 9 }, (_, power) => one * 10 ** power))
  .sort((a, b) => a - b);
const mostLabels = 12;

/** Holds all `marks` with room on both sides; its ends are labelled marks. */
export function rulerScale(marks: readonly number[]): RulerScale {
  const [lowest, highest] = [Math.min(...marks), Math.max(...marks)];
  const room = Math.max((highest - lowest) * 0.25, highest * 0.03, 4);
  const [from, until] = [Math.max(1, lowest - room), highest + room];
  const step = steps.find((one) => (until - from) / one <= mostLabels) ?? 10 ** 9;
  const low = Math.max(step, Math.floor(from / step) * step);
  const high = Math.max(low + step, Math.ceil(until / step) * step);
  const count = Math.round((high - low) / step) + 1;
  return { low, high, step, labels: Array.from({ length: count }, (_, index) => low + index * step) };
}
