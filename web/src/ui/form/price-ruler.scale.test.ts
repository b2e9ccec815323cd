import { describe, expect, it } from 'vitest';
import { rulerScale, spanOfWinner } from './price-ruler.scale.ts';

describe('[INV-02] the scale of a price ruler', () => {
  it.each([
    ['own price and price to win', [1976, 1877]],
    ['a floor far below', [1976, 1877, 1500]],
    ['prices of a few cents', [7, 5]],
    ['one price alone', [1234]],
    ['one cent', [1, 1]],
    ['a price to win far below', [19_900, 1_899]],
    ['prices of millions', [912_345_678, 899_999_999]],
  ])('holds %s between labelled ends, with at most 14 labels', (_what, marks) => {
    const { low, high, step, labels } = rulerScale(marks);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(low).toBeLessThanOrEqual(Math.min(...marks));
    expect(high).toBeGreaterThan(Math.max(...marks));
    expect(labels[0]).toBe(low);
    expect(labels.at(-1)).toBe(high);
    expect(labels.length).toBeLessThanOrEqual(14);
    expect(labels.every((label) => label % step === 0)).toBe(true);
  });

  it('shows about a quarter below and a tenth above the price of who comes first', () => {
    const { low, high } = rulerScale([2_000, 2_000], spanOfWinner(2_000));
    expect([low, high]).toEqual([1_500, 2_200]);
    expect(rulerScale([2_000, 1_100, 2_000], spanOfWinner(2_000)).low).toBeLessThanOrEqual(1_100);
  });
});
