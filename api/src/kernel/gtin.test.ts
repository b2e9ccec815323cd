import { describe, expect, it } from 'vitest';
import { checkDigitOf, normaliseGtin } from './gtin.ts';

describe('[ERR-09] a trade item number', () => {
  it('is told by its check digit, in each of its four lengths, and becomes 14 digits', () => {
    expect(normaliseGtin('4006381333931')).toBe('04006381333931');
    expect(normaliseGtin('036000291452')).toBe('00036000291452');
    expect(normaliseGtin('9638-5074')).toBe('00000096385074');
    expect(normaliseGtin(' 1061 4141 000415 ')).toBe('10614141000415');
    expect(checkDigitOf('629104150021')).toBe(3);
  });

  it('is none with a wrong check digit, another length or letters', () => {
    for (const wrong of ['4006381333932', '12345', '400638133393A', '', '123456789'])
      expect(normaliseGtin(wrong), wrong).toBeNull();
  });
});
