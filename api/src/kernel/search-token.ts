/**
 * What things are found by: lower-cased beginnings, kept in a table of their own and compared with `=` and by a range.
 * Under row-level security `like` reaches no index. The column has the collation "C", so that a range is a prefix.
 */

const longest = 64;
const shortestWord = 3;

/** A text as it is stored and looked for: at most 64 characters. */
export const searchTokenOf = (text: string): string => text.trim().toLowerCase().slice(0, longest);

/** Each text as a token, each once. */
export const searchTokens = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(searchTokenOf).filter((token) => token !== '')),
];

/** A trade item number with and without the zeros that fill it up to 14 digits. */
export const gtinForms = (gtin: string): string[] => [gtin, gtin.replace(/^0+/, '')];

/** Words of a name, from three letters on. */
export const wordsOf = (name: string): string[] =>
  name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortestWord);

/** Above every token that begins with this one. */
export const endOfPrefix = (token: string): string => `${token}\u{10FFFF}`;

/** Digits of a trade item number in its four forms. */
const gtinLengths = [8, 12, 13, 14];

/** Symbology identifiers of the codes that hold GS1 element strings: GS1-128, DataMatrix, QR, DataBar. */
const gs1Symbology = /^\](C1|d2|Q3|e0)/;

/**
 * The tokens a typed or scanned text stands for, most likely first. A scanner's symbology identifier and control
 * characters are taken off, spaces and dashes between digits too. A GS1 element string that begins with a trade item
 * number (application identifier 01) stands for that number (GS1 General Specifications 3.3.2, 7.8). What is nothing but
 * such signs stands for itself: an empty token would begin everything there is.
 */
export function askedTokens(typed: string): readonly [string, ...string[]] {
  // Of control characters only NUL stays, which no text can hold: it is refused further on.
  const text = typed.replace(/\p{Cc}/gu, (sign) => (sign === '\0' ? sign : ''));
  const tokens = [text.replace(/^\][A-Za-z]\d/, ''), text, typed].map(searchTokenOf);
  const plain = tokens.find((token) => token !== '') ?? '';
  const isDigits = /^[\s-]*\d[\d\s-]*$/.test(plain);
  const digits = isDigits ? plain.replace(/\D/g, '') : plain;
  const code = isDigits || gs1Symbology.test(text) ? (/^01(\d{14})/.exec(digits)?.[1] ?? digits) : digits;
  const unfilled = /^\d+$/.test(code) && gtinLengths.includes(code.length) ? code.replace(/^0+/, '') : code;
  return [code, ...new Set([plain, unfilled].filter((token) => token !== '' && token !== code))];
}
