/**
 * Check digits of tracking numbers, by the name of their rule. Each function takes the digits (or letters) that are
 * checked and the check character, both of a normalised number, and answers whether they agree.
 *
 * Source: the carriers' published rules as collected in jkeen/tracking_number_data (MIT).
 */
export type Checksum =
  | { readonly rule: 'mod7' }
  | { readonly rule: 'mod10'; readonly evens: number; readonly odds: number; readonly isReversed?: true }
  | { readonly rule: 'luhn' }
  | { readonly rule: 'mod_37_36' }
  | { readonly rule: 's10' }
  | {
      readonly rule: 'sum_product_with_weightings_and_modulo';
      readonly weightings: readonly number[];
      readonly modulo1: number;
      readonly modulo2: number;
    };

type Check<Rule extends Checksum['rule']> = (
  serial: string,
  check: string,
  settings: Extract<Checksum, { rule: Rule }>,
) => boolean;

export function checks(checksum: Checksum, serial: string, check: string): boolean {
  switch (checksum.rule) {
    case 'mod7':
      return mod7(serial, check, checksum);
    case 'mod10':
      return mod10(serial, check, checksum);
    case 'luhn':
      return luhn(serial, check, checksum);
    case 'mod_37_36':
      return mod3736(serial, check, checksum);
    case 's10':
      return s10(serial, check, checksum);
    case 'sum_product_with_weightings_and_modulo':
      return sumProduct(serial, check, checksum);
  }
}

const mod7: Check<'mod7'> = (serial, check) => Number(serial) % 7 === Number(check);

/** Every second figure is weighted; the check digit completes the sum to a full ten. A letter counts (code − 3) mod 10. */
const mod10: Check<'mod10'> = (serial, check, { evens, odds, isReversed }) => {
  const figures = isReversed ? [...serial].reverse() : [...serial];
  const sum = figures.reduce((total, one, index) => total + figureOf(one) * (index % 2 === 0 ? evens : odds), 0);
  return toFullTen(sum) === Number(check);
};

const figureOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 3) % 10;
const toFullTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** ISO/IEC 7812-1: from the right every second figure is doubled, and nine taken from what has two digits. */
const luhn: Check<'luhn'> = (serial, check) => {
  const sum = [...serial].reverse().reduce((total, one, index) => {
    const figure = Number(one) * (index % 2 === 0 ? 2 : 1);
    return total + (figure > 9 ? figure - 9 : figure);
  }, 0);
  return toFullTen(sum) === Number(check);
};

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO/IEC 7064 MOD 37,36, as DPD uses it. */
const mod3736: Check<'mod_37_36'> = (serial, check) => {
  const rest = [...serial].reduce((carried, one) => {
    const sum = carried + alphabet.indexOf(one);
    const doubled = (sum > 36 ? sum - 36 : sum) * 2;
    return doubled > 36 ? doubled - 37 : doubled;
  }, 36);
  return alphabet[(37 - rest) % 36] === check;
};

const s10Weights = [8, 6, 4, 2, 3, 5, 9, 7];

/** Universal Postal Union, S10-12. */
const s10: Check<'s10'> = (serial, check) => {
  const rest = 11 - (weighted(serial, s10Weights) % 11);
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(check);
};

const sumProduct: Check<'sum_product_with_weightings_and_modulo'> = (serial, check, { weightings, modulo1, modulo2 }) =>
  (weighted(serial, weightings) % modulo1) % modulo2 === Number(check);

const weighted = (serial: string, weights: readonly number[]): number =>
  [...serial].reduce((sum, one, index) => sum + Number(one) * (weights[index] ?? 0), 0);
