import { expect, test } from 'vitest';
import { layoutFlows, withOthers } from './flow-layout.ts';

const flows = [
  { value: 128, before: 110 },
  { value: 84, before: 87 },
  { value: 41, before: 22 },
  { value: 3, before: 0 },
];

test('[INV-10] bands leave side by side and arrive each in its row, as thick as their value', () => {
  const { bands, start, total, height } = layoutFlows(flows);
  expect(bands.map(({ thickness }) => Math.round(thickness / (bands[3]?.thickness ?? 1)))).toEqual([43, 28, 14, 1]);
  let [left, top] = [start, 0];
  for (const { from, to, thickness, row } of bands) {
    expect(from).toBeCloseTo(left);
    expect(to).toBeGreaterThanOrEqual(top);
    expect(to + thickness).toBeLessThanOrEqual(top + row);
    left += thickness;
    top += row;
  }
  expect([left - start, top]).toEqual([expect.closeTo(total), expect.closeTo(height)]);
  expect(layoutFlows([]).bands).toEqual([]);
});

test('[INV-10] beyond six places the others are one', () => {
  const parts = Array.from({ length: 8 }, (_, index) => ({ name: `${index}`, value: 10, before: 5 }));
  const shown = withOthers(parts, { value: 100, before: 30 }, (left) => ({ name: 'other', ...left }));
  expect(shown.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5', 'other']);
  expect(shown.at(-1)).toEqual({ name: 'other', value: 40, before: 0 });
  const few = withOthers(parts.slice(0, 2), { value: 20, before: 10 }, (left) => ({ name: 'other', ...left }));
  expect(few).toHaveLength(2);
  const named = { name: 'one', value: 0.1, before: 0.2 };
  const exact = withOthers([named, { ...named, value: 0.7 }], { value: 0.8 + 1e-12, before: 0.4 }, (left) => ({
    name: 'other',
    ...left,
  }));
  expect(exact).toHaveLength(2);
});
