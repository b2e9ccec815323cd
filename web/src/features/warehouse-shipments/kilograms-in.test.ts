import { expect, it } from 'vitest';
import { kilogramsIn } from './kilograms-in.ts';

it('[WH-05] takes a weight with point or comma, and nothing else', () => {
  expect(['12.5', '12,5', ' 7 ', '30000', '0.125'].map(kilogramsIn)).toEqual([12.5, 12.5, 7, 30_000, 0.125]);
  expect(['', '0', '-1', '30001', '12 kg', '1.2.3', '0.05', '1,250'].map(kilogramsIn)).toEqual(Array(8).fill(null));
});
