import { expect, it } from 'vitest';
import { limitError } from './quantity-limits.ts';

it.each([
  [78, { min: 0, max: 78, step: 1 }, undefined],
  [99_999, { min: 0, max: 78, step: 1 }, 'At most 78.'],
  [0, { min: 1, step: 1 }, 'At least 1.'],
  [24, { min: 0, max: 78, step: 12 }, undefined],
  [7, { min: 0, max: 78, step: 12 }, 'Multiples of 12: 0, 12, 24.'],
  [275, { min: 0, max: 300, step: 6 }, 'Multiples of 6: 264, 270, 276.'],
  [80, { min: 0, max: 78, step: 12 }, 'At most 78.'],
  [70, { min: 0, max: 72, step: 12 }, 'Multiples of 12: 48, 60, 72.'],
])('[ORD-05] %i with %o says "%s"', (value, limits, message) => {
  expect(limitError(value, limits)).toBe(message);
});
