import { describe, expect, it } from 'vitest';
import { percentIn } from './percent-in.ts';

describe('[PRO-02] a percentage as it is typed', () => {
  it.each([
    ['5', '5'],
    ['2,5', '2.5'],
    [' 12.75 % ', '12.75'],
    ['90', '90'],
    ['0', '0'],
  ])('%s is %s', (typed, percent) => expect(percentIn(typed, 90)).toBe(percent));

  it.each(['', '90.01', '-1', '5.123', 'five', '1e1', '100'])('%s is none', (typed) =>
    expect(percentIn(typed, 90)).toBeNull(),
  );
});
