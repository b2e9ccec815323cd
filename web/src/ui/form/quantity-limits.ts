/** What is wrong with a number of pieces, in the words that put it right. Pure. */
import { uiMessages } from '@quayside/contract/messages/ui';

export interface QuantityLimits {
  min: number;
  max?: number | undefined;
  /** Size of one selling unit. */
  step: number;
}

/** Undefined: nothing is. */
export function limitError(value: number, { min, max, step }: QuantityLimits): string | undefined {
  if (max !== undefined && value > max) return uiMessages.atMost(max);
  if (value < min) return uiMessages.atLeast(min);
  return value % step === 0 ? undefined : uiMessages.multiplesOf(step, near(value, { min, max, step }));
}

const shown = 3;

/** The multiples around a value, within the limits. */
function near(value: number, { min, max, step }: QuantityLimits): number[] {
  const first = Math.max(Math.ceil(min / step), Math.floor(value / step) - 1) * step;
  return Array.from({ length: shown }, (_, index) => first + index * step).filter(
    (one) => max === undefined || one <= max,
  );
}
