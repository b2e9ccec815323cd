/**
 * Postal codes by country: pattern and an example to show. Countries that are not listed write them as they like, or
 * have none. Source: Universal Postal Union, addressing systems; all patterns ignore case.
 */
const formats: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  AT: [/^\d{4}$/, '1010'],
  BE: [/^\d{4}$/, '9000'],
  CA: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'B3H 4R2'],
  CH: [/^\d{4}$/, '6003'],
  CZ: [/^\d{3} ?\d{2}$/, '602 00'],
  DE: [/^\d{5}$/, '04103'],
  DK: [/^\d{4}$/, '5000'],
  ES: [/^\d{5}$/, '46003'],
  FI: [/^\d{5}$/, '33100'],
  FR: [/^\d{2} ?\d{3}$/, '69002'],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA|BFPO ?\d{1,4})$/i, 'S3 8RY'],
  IE: [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'T12 X4CD'],
  IT: [/^\d{5}$/, '50122'],
  NL: [/^\d{4} ?[A-Z]{2}$/i, '3011 AB'],
  NO: [/^\d{4}$/, '5003'],
  PL: [/^\d{2}-?\d{3}$/, '90-001'],
  PT: [/^\d{4}-?\d{3}$/, '4050-509'],
  SE: [/^\d{3} ?\d{2}$/, '411 14'],
  US: [/^\d{5}([- ]\d{4})?$/, '97205'],
};

/** How a postal code of this country looks; undefined where no format is known. */
export const postalCodeExample = (country: string): string | undefined => formats[country]?.[1];

/** Where a format is known the code has to follow it; elsewhere anything goes, also nothing. */
export const isPostalCode = (country: string, code: string): boolean => formats[country]?.[0].test(code) ?? true;
