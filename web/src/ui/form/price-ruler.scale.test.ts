import { describe, expect, it } from 'vitest';
import { rulerScale } from './price-ruler.scale.ts';

describe('[INV-02] the scale of a price ruler', () => {
  it.each([
    ['own price and price to win', [1976, 1877]],
    ['a floor far below', [1976, 1877, 1500]],
    ['prices of a few cents', [7, 5]],
    ['one price alone', [1234]],
    ['one cent', [1, 1]],
    ['prices of millions', [912_345_678, 899_999_999]],
  ])('holds %s between labelled ends, with at most 14 labels', (_what, marks) => {
    const { low, high, step, labels } = rulerScale(marks);
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThanOrEqual(Math.min(...marks));
    expect(high).toBeGreaterThan(Math.max(...marks));
    expect(labels[0]).toBe(low);
    expect(labels.at(-1)).toBe(high);
    expect(labels.length).toBeLessThanOrEqual(14);
    expect(labels.every((label) => label % step === 0)).toBe(true);
  });
});
