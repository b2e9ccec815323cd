import { expect, test } from 'vitest';
import { layoutSquares, lookOf } from './square-layout.ts';

const offers = Array.from({ length: 40 }, (_, index) => ({
  value: 1 + ((index * 37) % 50) ** 2,
  dearer: (index % 26) / 100,
  // Of those of five percent, rounded, some are nearer and some farther.
  isNear: index % 26 < 5 || index === 5,
}));

test('[INV-10] squares have the area of their value, stay apart, in the drawing, and on their side of five percent', () => {
  for (const [width, height] of [
    [280, 180],
    [640, 190],
  ] as const) {
    const placed = layoutSquares(offers, width, height);
    expect(placed).toHaveLength(offers.length);
    for (const [index, one] of placed.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.side).toBeLessThanOrEqual(width + 1e-6);
      expect(one.y + one.side).toBeLessThanOrEqual(height);
      const isNear = offers[index]?.isNear;
      expect(isNear ? one.x + one.side <= width / 4 + 1e-6 : one.x >= width / 4 - 1e-6).toBe(true);
      for (const other of placed.slice(index + 1)) {
        const apart = [one.x + one.side <= other.x, other.x + other.side <= one.x];
        expect([...apart, one.y + one.side <= other.y, other.y + other.side <= one.y]).toContain(true);
      }
    }
  }
  const [large, small] = layoutSquares(
    [
      { value: 400, dearer: 0.02, isNear: true },
      { value: 100, dearer: 0.3, isNear: false },
    ],
    640,
    190,
  );
  expect((large?.side ?? 0) / (small?.side ?? 1)).toBeCloseTo(2);
  expect((small?.x ?? 0) + (small?.side ?? 0)).toBeCloseTo(640);
  expect(layoutSquares([], 640, 190)).toEqual([]);
});

test('[INV-10] what wins again is drawn so however far above it is', () => {
  expect([lookOf(false, 'MATCH'), lookOf(false, 'FLOOR'), lookOf(true, 'MATCH')]).toEqual(['MATCH', 'FLOOR', 'MATCH']);
  expect([lookOf(false, null), lookOf(true, null)]).toEqual(['far', 'still']);
});
