import { lotPattern } from '@quayside/contract/paper-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, contentElements, hasCheckDigit, readable, serialsOf, ssccOf, symbolParts } from './gs1.rules.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

describe('[INTG-12] GS1 keys', () => {
  it.each(['9501101530003', '614141999996', '00614141999996', '340123450000000000', '40170725'])(
    '%s has its check digit',
    (key) => {
      expect(hasCheckDigit(key)).toBe(true);
    },
  );

  it('detect any one wrong digit', () => {
    fc.assert(
      fc.property(digits(17), fc.nat(17), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
        const key = `${body}${checkDigit(body)}`;
        const wrong = [...key].map((digit, index) => (index === place ? (Number(digit) + step) % 10 : digit)).join('');
        return hasCheckDigit(key) && !hasCheckDigit(wrong);
      }),
    );
  });

  it('an SSCC holds the company prefix behind its extension digit, differs for each serial and ends in its check digit', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, serialsOf('9521234') - 2n), (serial) => {
        const sscc = ssccOf('9521234', serial);
        expect(sscc).toMatch(/^\d9521234\d{10}$/);
        expect(hasCheckDigit(sscc)).toBe(true);
        expect(ssccOf('9521234', serial + 1n)).not.toBe(sscc);
      }),
    );
    expect(() => ssccOf('9521234', serialsOf('9521234'))).toThrow('fits the company prefix');
  });

  it('a lot is what GS1 allows: at most 20 characters, no blanks, no brackets of another script', () => {
    expect(['L2611-A', 'a_b(c)', 'X'.repeat(20)].every((lot) => lotPattern.test(lot))).toBe(true);
    expect(['', 'X'.repeat(21), 'two words', 'Łódź', '^XA', '~JR', 'a\n'].some((lot) => lotPattern.test(lot))).toBe(
      false,
    );
  });
});

describe('[INTG-12] element strings', () => {
  const elements = contentElements('09501101530003', 24, 'L7');

  it('are read in brackets', () => {
    expect(readable(elements)).toBe('(02)09501101530003(37)24(10)L7');
  });

  it('are separated behind what has no predefined length, and only there', () => {
    expect(symbolParts(elements)).toEqual(['02095011015300033724', '10L7']);
    expect(symbolParts([{ ai: '00', data: '340123450000000000' }])).toEqual(['00340123450000000000']);
  });
});
