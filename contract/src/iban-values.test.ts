import { expect, it } from 'vitest';
import { ibanParts, inFours } from './iban-values.ts';

it('[PRO-10] the parts of an IBAN are told while it is typed, and whether a whole one is right', () => {
  expect(ibanParts('nl20 ing')).toMatchObject({ country: 'NL', checkDigits: '20', bank: 'ING', account: '' });
  expect(ibanParts('NL20 INGB 0001 2345 67')).toEqual({
    ...{ country: 'NL', checkDigits: '20', bank: 'INGB', account: '0001234567', length: 18, wanted: 18 },
    isRight: true,
  });
  expect(ibanParts('NL21 INGB 0001 2345 67')?.isRight).toBe(false);
  expect(ibanParts('DE89 3704 0044 0532 0130 00')).toMatchObject({ bank: '37040044', isRight: true });
  expect(ibanParts('NL20 INGB 0001 2345 6')?.isRight).toBe(false);
});

it('[PRO-10] a country whose structure is not known has no bank part, and what is no number has no parts', () => {
  expect(ibanParts('XK05 1212 0123 4567 8906')).toMatchObject({ bank: '', wanted: null, isRight: true });
  expect(ibanParts('1234')).toBeNull();
  expect(ibanParts('')).toBeNull();
  expect(inFours('0001234567')).toBe('0001 2345 67');
});
