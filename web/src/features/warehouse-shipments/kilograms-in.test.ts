import { expect, it } from 'vitest';
import { kilogramsIn } from './kilograms-in.ts';

it('[WH-05] takes a weight with point or comma, and nothing else', () => {
  expect(['12.5', '12,5', ' 7 ', '30000'].map(kilogramsIn)).toEqual([12.5, 12.5, 7, 30_000]);
  expect(['', '0', '-1', '30001', '12 kg', '1.2.3', '0.05'].map(kilogramsIn)).toEqual(Array(7).fill(null));
});
