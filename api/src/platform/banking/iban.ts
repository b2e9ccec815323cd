/** International bank account numbers (ISO 13616), by the length and structure of each country and the check digits. */
import { isValidIBAN } from 'ibantools';

/**
 * Countries outside of SWIFT's registry, or new in it, whose banks long used other lengths than it tells now: numbers in
 * the old structure are still in use, and whether one exists is the bank's to say.
 */
const olderStructures: Readonly<Record<string, RegExp>> = {
  BF: /^BF\d{25}$/,
  BI: /^BI\d{14}$/,
  DZ: /^DZ\d{22}$/,
  NI: /^NI\d{2}[A-Z]{4}\d{24}$/,
  SN: /^SN\d{2}[A-Z]\d{23}$/,
};

/** The number as it is stored: capitals without the blanks it is printed with. Null when it is no IBAN. */
export function ibanOf(given: string): string | null {
  // Longer than any number, with a blank after each character.
  if (given.length > 70) return null;
  const number = given.replace(/\s/g, '').toUpperCase();
  return isValidIBAN(number) || isOlder(number) ? number : null;
}

const isOlder = (number: string): boolean =>
  olderStructures[number.slice(0, 2)]?.test(number) === true && remainderOf(number) === 1;

/** ISO 7064, MOD 97-10: the four first characters at the end, letters as numbers. */
function remainderOf(number: string): number {
  const digits = [...number.slice(4), ...number.slice(0, 4)].map((one) => Number.parseInt(one, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
