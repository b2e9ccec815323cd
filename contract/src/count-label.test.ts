import { expect, it } from 'vitest';
import { cappedCountLabel, countLabel } from './count-label.ts';

it('[ORD-01] [WH-01] counts are read in groups of three, and end where lists end counting', () => {
  expect([0, 999, 12_480, -1_000].map(countLabel)).toEqual(['0', '999', '12,480', '−1,000']);
  expect([9_999, 10_000, 10_001].map(cappedCountLabel)).toEqual(['9,999', '10,000', '10,000+']);
});
