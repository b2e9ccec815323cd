/**
 * The tokens of a PDF, one character a byte, from a position on (ISO 32000-1, 7.2 and 7.3), as lenient as readers are: whatever is no token is
 * passed over. What is read is counted, so that one byte is never read without end.
 */

/** How many bytes may still be read; of all lexers of a file together. */
export type Budget = { left: number };
export class BudgetSpent extends Error {}

export type Token =
  | { readonly kind: 'name' | 'string' | 'word'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: '<<' | '>>' | '[' | ']' | 'other' | 'end' };

export type Lexer = {
  next(): Token;
  /** Goes behind `0 R` and says true when a number that was just read begins a reference. */
  takeReference(): boolean;
  /** Behind the token that was read last. */
  position(): number;
};

const codesOf = (characters: string): ReadonlySet<number> => new Set([...characters].map((one) => one.charCodeAt(0)));
const blanks = codesOf('\0\t\n\f\r ');
/** What ends a word. */
const ends = codesOf('\0\t\n\f\r ()<>[]{}/%');
const [percent, backslash, lineFeed, carriageReturn] = [0x25, 0x5c, 0x0a, 0x0d];
const [slash, open, close, less, greater, squareOpen, squareClose] = [0x2f, 0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d];

/** Longer names are passed over, and longer strings cut with a mark: nothing that is looked for is as long. */
const longestText = 4_096;
const cutMark = '\u2026';
const rest = /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/;
const longestRest = 24;

/** Behind spaces, line ends and comments. */
export function afterBlanks(text: string, position: number): number {
  let at = position;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === percent) at = endOfLine(text, at) - 1;
    else if (!blanks.has(code)) return at;
  }
  return at;
}

function endOfLine(text: string, position: number): number {
  let at = position;
  while (at < text.length && text.charCodeAt(at) !== lineFeed && text.charCodeAt(at) !== carriageReturn) at += 1;
  return at;
}

/** Reads from `start`; throws BudgetSpent when nothing is left of the budget. */
export function lexerAt(text: string, start: number, budget: Budget): Lexer {
  let at = start;
  return {
    next() {
      const from = at;
      const begin = afterBlanks(text, at);
      const { token, end } = tokenAt(text, begin);
      at = end;
      budget.left -= at - from + 1;
      if (budget.left < 0) throw new BudgetSpent();
      return token;
    },
    takeReference() {
      const found = blanks.has(text.charCodeAt(at)) ? rest.exec(text.slice(at, at + longestRest)) : null;
      if (found) at += found[0].length;
      return found !== null;
    },
    position: () => at,
  };
}

type Read = { readonly token: Token; readonly end: number };

function tokenAt(text: string, at: number): Read {
  if (at >= text.length) return { token: { kind: 'end' }, end: text.length };
  const isDouble = text.charCodeAt(at + 1) === text.charCodeAt(at);
  switch (text.charCodeAt(at)) {
    case slash:
      return nameAt(text, at);
    case open:
      return stringAt(text, at);
    case less:
      return isDouble ? { token: { kind: '<<' }, end: at + 2 } : hexStringAt(text, at);
    case greater:
      return isDouble ? { token: { kind: '>>' }, end: at + 2 } : { token: { kind: 'other' }, end: at + 1 };
    case squareOpen:
      return { token: { kind: '[' }, end: at + 1 };
    case squareClose:
      return { token: { kind: ']' }, end: at + 1 };
    default:
      return wordAt(text, at);
  }
}

/** Names may be written with #xx for any character (ISO 32000-1, 7.3.5). */
function nameAt(text: string, at: number): Read {
  const end = endOfWord(text, at + 1);
  const name = part(text, at + 1, end);
  const plain = name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return { token: { kind: 'name', text: plain }, end };
}

function wordAt(text: string, at: number): Read {
  const end = endOfWord(text, at);
  if (end === at) return { token: { kind: 'other' }, end: at + 1 };
  const word = part(text, at, end);
  const isNumber = /^[+-]?\d{1,10}$/.test(word);
  return { token: isNumber ? { kind: 'number', value: Number(word) } : { kind: 'word', text: word }, end };
}

function endOfWord(text: string, from: number): number {
  let end = from;
  for (; end < text.length; end += 1) {
    if (ends.has(text.charCodeAt(end))) break;
  }
  return end;
}

/** Brackets in a string nest unless a backslash stands before them. */
function stringAt(text: string, at: number): Read {
  let depth = 0;
  let end = at;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === backslash) end += 1;
    else if (code === open) depth += 1;
    else if (code === close) depth -= 1;
    if (depth === 0) break;
  }
  return {
    token: { kind: 'string', text: unescaped(beginning(text, at + 1, end)) },
    end: Math.min(text.length, end + 1),
  };
}

function hexStringAt(text: string, at: number): Read {
  const found = text.indexOf('>', at);
  const end = found < 0 ? text.length : found;
  const written = beginning(text, at + 1, end);
  const plain = Buffer.from(written.replace(/[^0-9a-f]/gi, ''), 'hex').toString('latin1');
  return { token: { kind: 'string', text: written.endsWith(cutMark) ? plain + cutMark : plain }, end: end + 1 };
}

/** Of a long string its beginning alone, marked as such. */
const beginning = (text: string, start: number, end: number): string =>
  end - start > longestText ? `${text.slice(start, start + longestText)}${cutMark}` : text.slice(start, end);

const part = (text: string, start: number, end: number): string =>
  end - start > longestText ? '' : text.slice(start, end);

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** ISO 32000-1, table 3: one to three octal digits, a letter for a control character, a line end for nothing at all. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal: string | undefined, one: string | undefined = '') => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return /^[\r\n]/.test(one) ? '' : (escapes[one] ?? one);
  });
