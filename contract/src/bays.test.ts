import { describe, expect, it } from 'vitest';
import { bayLabel, bayOfScan } from './bays.ts';

describe('[WH-04] the label of a bay', () => {
  it.each([
    ['BAY-C-07', 'C-07'],
    [' bay-c-07\r', 'C-07'],
    ['C-07', 'C-07'],
    ['PK-482133-1', null],
    ['BAY-C-7', null],
    ['BAY-CC-07', null],
    ['', null],
  ])('%j is %s', (code, bay) => expect(bayOfScan(code)).toBe(bay));

  it('is long enough to be heard as a scan, and read again', () => {
    expect(bayLabel('C-07').length).toBeGreaterThanOrEqual(6);
    expect(bayOfScan(bayLabel('H-01'))).toBe('H-01');
  });
});
