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

/** What who comes first is shown at least: there is room to ask more, and little sense in asking less. */
export const spanOfWinner = (own: number): readonly [number, number] => [own * 0.75, own * 1.1];

/** Holds all `marks` with room on both sides, and all of `least`; its ends are labelled marks, the lower one perhaps 0. */
export function rulerScale(marks: readonly number[], least: readonly number[] = marks): RulerScale {
  const [lowest, highest] = [Math.min(...marks), Math.max(...marks)];
  const room = Math.max((highest - lowest) * 0.25, highest * 0.03, 4);
  const [from, until] = [Math.max(1, Math.min(lowest - room, ...least)), Math.max(highest + room, ...least)];
  const step = steps.find((one) => (until - from) / one <= mostLabels) ?? 10 ** 9;
  const low = Math.floor(from / step) * step;
  const high = Math.max(low + step, Math.ceil(until / step) * step);
  const count = Math.round((high - low) / step) + 1;
  return { low, high, step, labels: Array.from({ length: count }, (_, index) => low + index * step) };
}
