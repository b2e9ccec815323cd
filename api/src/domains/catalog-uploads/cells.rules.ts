/** What cells say: numbers in the ways people write them, currencies, GTINs. Pure; every pattern is linear. */
import { type Currency, currencies } from '@quayside/contract/common';
import { checkDigitOf, normaliseGtin } from '../../kernel/gtin.ts';

const signs: Readonly<Record<string, Currency>> = { '€': 'EUR', '£': 'GBP', $: 'USD', ZŁ: 'PLN', KR: 'SEK' };
const soldOut = new Set(['sold out', 'soldout', 'out of stock', 'none', 'ausverkauft', 'épuisé', 'uitverkocht', '-']);

/**
 * A price in minor units; null when it is none, when it is below zero, or when the cell holds more than one number
 * ("12.50 / 6", "2 x 3.10", "1e9"): what is not certain is told as a bad row, never guessed. The last mark is the decimal one
 * unless three digits follow it.
 */
export function priceIn(cell: string): bigint | null {
  const number = onlyNumberIn(withoutFormula(cell));
  if (number === '' || number.length > 18) return null;
  const decimal = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  const after = number.length - decimal - 1;
  const marks = number.replace(/[\d ]/g, '').length;
  const isMixed = number.includes('.') && number.includes(',');
  const isSmall = marks === 1 && Number(number.slice(0, decimal) || 0) === 0;
  const isDecimal = decimal !== -1 && (after !== 3 || isMixed || isSmall);
  const whole = isDecimal ? number.slice(0, decimal) : number;
  if (isDecimal && whole.includes(number.charAt(decimal))) return null;
  const fraction = isDecimal ? number.slice(decimal + 1) : '';
  if (!isGrouped(whole) || !/^\d{0,6}$/.test(fraction) || (whole === '' && fraction === '')) return null;
  const cents = BigInt(`${whole.replace(/\D/g, '') || '0'}${fraction.padEnd(2, '0').slice(0, 2)}`);
  const rounded = cents + (Number(fraction.at(2) ?? '0') >= 5 ? 1n : 0n);
  return rounded > 0n ? rounded : null;
}

/**
 * The one run of digits with its marks, of `€ 1 234,50 net`, `Fr. 12.-` or `12.50 (19 %)`; empty where there is none, another
 * one, or a minus (also as brackets around the cell).
 */
function onlyNumberIn(cell: string): string {
  const plain = cell
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/['’\s]/g, ' ')
    .replace(/[−–—]/g, '-')
    // `12.-` is how whole francs are written, a letter's point is an abbreviation, and a percentage is a rate of tax.
    .replace(/(\d)[.,] ?--?(?!\d)/g, '$1')
    .replace(/(\p{L})[.,]/gu, '$1 ')
    .replace(/(?<![\d.,])\d{1,3}(?:[.,]\d{1,3})? ?%/g, ' ')
    .trim();
  if (/- ?[\d.,]|\d-(?![\p{L}\d])|\( ?[\d.,]{1,18} ?\)|%/u.test(plain)) return '';
  const runs = plain.split(/[^\d., ]+/).filter((run) => /\d/.test(run));
  const [run = ''] = runs;
  const lastDigit = Math.max(...Array.from({ length: 10 }, (_, digit) => run.lastIndexOf(String(digit))));
  return runs.length === 1 ? run.slice(0, lastDigit + 1).trimStart() : '';
}

/** Digits alone, none at all (`.50`), or thousands set apart by one kind of mark. */
function isGrouped(whole: string): boolean {
  if (/^\d{0,11}$/.test(whole)) return true;
  const kinds = new Set(whole.replace(/\d/g, ''));
  return kinds.size === 1 && whole.length <= 15 && /^\d{1,3}(?:[., ]\d{3})+$/.test(whole);
}

/** A whole number of pieces; `sold out` is none, `>1000` at least so many. Null when it is no number. */
export function piecesIn(cell: string): number | null {
  const plain = cell.trim().toLowerCase();
  if (soldOut.has(plain)) return 0;
  const digits = plain.replace(/^[<>≥~+]+/, '').replace(/\s/g, '');
  if (/^\d{1,8}$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(?:[.,'’]\d{3}){1,2}$/.test(digits)) return Number(digits.replace(/\D/g, ''));
  const whole = /^(\d{1,8})[.,]0{1,4}$/.exec(digits)?.[1];
  return whole === undefined ? null : Number(whole);
}

const onePiece = new Set('pc pcs piece pieces each ea unit stk stück pièce pz pza szt st'.split(' '));

/** What a piece holds or measures, which is no number of pieces: `250 gr`, `12 fl oz`, `20 x 30 cm`. */
const content =
  /\d{1,6}(?:[.,]\d{1,3})? ?(?:ml|cl|dl|l|lt|ltr|lit(?:er|re)s?|cc|mg|gr?s?|gramm?e?s?|kgs?|kilos?|(?:fl\.? ?)?oz|lbs?)\b/g;
const measures = /(?:\d{1,6} ?[x×*] ?){0,2}\d{1,6}(?:[.,]\d{1,3})? ?(?:mm|cm|m)\b/g;

/** The pieces of a selling unit: `12`, `12 pcs`, `1 x 12`, `24 x 330 ml`, `case of 12`; `pcs` alone is one. Null when it is not clear. */
export function unitIn(cell: string): number | null {
  const plain = cell.slice(0, 200).trim().toLowerCase();
  if (onePiece.has(plain.replace(/\.$/, ''))) return 1;
  const counted = plain
    .replace(measures, ' ')
    .replace(content, ' ')
    .replace(/(\d) *[x×*] *(?=\d)/g, '$1*');
  const groups = counted.match(/\d[\d*]*/g) ?? [];
  if (groups.length !== 1) return null;
  const numbers = (groups[0] ?? '').split('*');
  if (numbers.length > 3 || numbers.some((one) => one.length > 6)) return null;
  const units = numbers.reduce((product, one) => product * Number(one), 1);
  return units >= 1 ? units : null;
}

/** A currency by its code or sign; null when it is none of ours. */
export function currencyIn(cell: string): Currency | null {
  const plain = cell.trim().toUpperCase();
  const known = currencies.find((one) => plain.includes(one));
  return known ?? Object.entries(signs).find(([sign]) => plain.includes(sign))?.[1] ?? null;
}

export type GtinCell =
  | { readonly gtin: string }
  | { readonly code: 'INVALID_GTIN' | 'GTIN_CHECK_DIGIT'; readonly suggestion: string | null };

/**
 * A GTIN with its 14 digits. Zeros that a number cell has lost are put back; digits that scientific notation has lost are
 * never guessed (domain page, section 9).
 */
export function gtinIn(cell: string): GtinCell {
  const plain = withoutFormula(cell).trim();
  const whole = wholeOf(plain);
  if (whole === null) return { code: 'INVALID_GTIN', suggestion: null };
  const found = normaliseGtin(whole) ?? (whole.length >= 7 ? normaliseGtin(whole.padStart(14, '0')) : null);
  if (found !== null) return { gtin: found };
  const isWhole = [8, 12, 13, 14].includes(whole.length);
  if (!isWhole) return { code: 'INVALID_GTIN', suggestion: null };
  return {
    code: 'GTIN_CHECK_DIGIT',
    suggestion: `${whole.slice(0, -1)}${checkDigitOf(whole.slice(0, -1).padStart(13, '0'))}`,
  };
}

/** The digits; null when it holds something else, or when notation has lost some of them. */
function wholeOf(plain: string): string | null {
  const scientific = /^(\d)[.,]?(\d{0,13})[eE]\+?(\d{1,2})$/.exec(plain);
  if (scientific) {
    const [, first = '', rest = '', power = ''] = scientific;
    return rest.length === Number(power) ? `${first}${rest}` : null;
  }
  const digits = plain.replace(/[\s.'-]/g, '');
  return /^\d{7,14}$/.test(digits) ? digits : null;
}

/** `="8000123"` is how people keep zeros; whatever else begins like a formula is text and never run. */
const withoutFormula = (cell: string): string => /^="?([^"]{0,40})"?$/.exec(cell.trim())?.[1] ?? cell;
