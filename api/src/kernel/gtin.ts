/** Trade item numbers (GS1 General Specifications 7.9): GTIN-8, -12, -13 and -14 in their common form of 14 digits. */

const lengths = [8, 12, 13, 14];

/** The 14 digits; null when it is no GTIN: another length, or a check digit that is wrong. Spaces and hyphens are left out. */
export function normaliseGtin(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{8,14}$/.test(digits) || !lengths.includes(digits.length)) return null;
  const whole = digits.padStart(14, '0');
  return checkDigitOf(whole.slice(0, 13)) === Number(whole[13]) ? whole : null;
}

/** The check digit of the first digits of a GTIN, weighted 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
