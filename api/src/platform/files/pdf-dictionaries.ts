/** Objects of a PDF, read from where they begin; kept is only what tells whether a file may come in. */
import { type Budget, type Lexer, lexerAt, type Token } from './pdf-lexer.ts';

export type PdfValue =
  | { readonly kind: 'name' | 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'reference'; readonly object: number }
  | { readonly kind: 'list'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly dictionary: PdfDictionary }
  | { readonly kind: 'other' };

export type PdfDictionary = {
  /** Of the keys that matter; a key that stands twice has two values, because readers differ in which one they take. */
  readonly entries: ReadonlyMap<string, readonly PdfValue[]>;
  /** Something stands where a key should be: readers differ in what they make of it. */
  readonly isOdd: boolean;
};

/** What is told of every name and dictionary on the way, also of those inside of others. */
export type Seen = {
  readonly budget: Budget;
  onName(name: string): void;
  onDictionary(dictionary: PdfDictionary): void;
};

export class TooDeep extends Error {}

const kept = new Set('Type N First Filter DecodeParms Predictor F Ref OPI UF DOS Mac Unix EF URI Base'.split(' '));
/** Longer lists and more values of one key are read to their end, and not kept. */
const mostKept = 8;
/** No honest file nests as deep. */
const deepest = 100;

/** The object at `position`, behind blanks and comments, and where it ends. */
export function objectAt(text: string, position: number, seen: Seen): { value: PdfValue; end: number } {
  const lexer = lexerAt(text, position, seen.budget);
  const first = lexer.next();
  const isRead = first.kind === '<<' || first.kind === '[' || first.kind === 'string';
  const value: PdfValue = isRead ? valueFrom(first, lexer, seen, 0) : { kind: 'other' };
  return { value, end: lexer.position() };
}

function valueFrom(token: Token, lexer: Lexer, seen: Seen, depth: number): PdfValue {
  if (depth > deepest) throw new TooDeep();
  switch (token.kind) {
    case 'name':
      seen.onName(token.text);
      return { kind: 'name', text: token.text };
    case 'string':
      return { kind: 'string', text: token.text };
    case 'number':
      return lexer.takeReference()
        ? { kind: 'reference', object: token.value }
        : { kind: 'number', value: token.value };
    case '<<':
      return { kind: 'dictionary', dictionary: dictionaryOf(lexer, seen, depth + 1) };
    case '[':
      return { kind: 'list', items: itemsOf(lexer, seen, depth + 1) };
    default:
      return { kind: 'other' };
  }
}

/** Up to its end, or the end of the bytes. What stands in place of a key is passed over, as readers do. */
function dictionaryOf(lexer: Lexer, seen: Seen, depth: number): PdfDictionary {
  const entries = new Map<string, readonly PdfValue[]>();
  let isOdd = false;
  for (let key = lexer.next(); !isEnd(key); key = lexer.next()) {
    if (key.kind !== 'name') {
      isOdd = true;
      continue;
    }
    seen.onName(key.text);
    const first = lexer.next();
    // A key without a value: here some readers end, and some do not.
    isOdd ||= isEnd(first);
    if (isEnd(first)) break;
    keep(entries, key.text, valueFrom(first, lexer, seen, depth));
  }
  const dictionary = { entries, isOdd };
  seen.onDictionary(dictionary);
  return dictionary;
}

const isEnd = ({ kind }: Token): boolean => kind === '>>' || kind === 'end';

function keep(entries: Map<string, readonly PdfValue[]>, key: string, value: PdfValue): void {
  if (kept.has(key)) entries.set(key, [...(entries.get(key) ?? []).slice(0, mostKept), value]);
}

function itemsOf(lexer: Lexer, seen: Seen, depth: number): PdfValue[] {
  const items: PdfValue[] = [];
  for (let token = lexer.next(); token.kind !== ']' && token.kind !== 'end'; token = lexer.next()) {
    const item = valueFrom(token, lexer, seen, depth);
    if (items.length < mostKept) items.push(item);
  }
  return items;
}
