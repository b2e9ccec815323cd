/**
 * The objects of a PDF, wherever one may begin. Its cross-reference table is not asked: it may point to any place, also
 * into a string or into another stream, and readers mend a broken one each in their own way. So everything behind the
 * word `obj` counts, and everything that an object stream (ISO 32000-1, 7.5.7) says it holds.
 */
import { objectAt, type PdfDictionary, type PdfValue, type Seen, TooDeep } from './pdf-dictionaries.ts';
import { BudgetSpent, lexerAt } from './pdf-lexer.ts';
import { type LinkCheck, linkCheck, refuseContentOutside } from './pdf-links.ts';
import { isObjectStream, mayHoldObjects, type PdfStream, type Room, unpackedObjects } from './pdf-streams.ts';
import { RefusedFile } from './refused-file.ts';

export type PdfObjects = {
  /** Those of `wantedNames` that stand in some dictionary. */
  readonly names: ReadonlySet<string>;
  readonly streams: readonly PdfStream[];
  /** Dictionaries, also inside of others, that say where a file's content is: those with /EF. */
  readonly fileSpecifications: readonly PdfDictionary[];
  /** Dictionaries that such a one may refer to. */
  readonly numbered: ReadonlyMap<number, readonly PdfDictionary[]>;
};

/** How often each byte may be read: a reference is read twice, and objects of damaged files lie within each other. */
const mostReadings = 4;
/** Far more than any file of our size needs. */
const mostKept = 100_000;

type Reading = {
  readonly bytes: Buffer;
  /** The same, one character a byte. */
  readonly text: string;
  readonly seen: Seen;
  readonly room: Room;
  readonly streams: PdfStream[];
  readonly numbered: Map<number, PdfDictionary[]>;
  readonly links: LinkCheck;
  keep(): void;
  onUnpacked(objects: Buffer): void;
};

/** Reads all of it; `onUnpacked` sees what was packed. Throws RefusedFile when that is more than we read, or damaged. */
export function objectsOf(
  bytes: Buffer,
  wantedNames: ReadonlySet<string>,
  onUnpacked: (objects: Buffer) => void,
): PdfObjects {
  const names = new Set<string>();
  const fileSpecifications: PdfDictionary[] = [];
  const links = linkCheck();
  let kept = 0;
  const keep = () => {
    kept += 1;
    if (kept > mostKept) throw new RefusedFile('file_cannot_be_checked');
  };
  const seen: Seen = {
    budget: { left: mostReadings * (bytes.length + 1_024) },
    onName: (name) => void (wantedNames.has(name) && names.add(name)),
    onDictionary: (dictionary) => {
      links.onDictionary(dictionary);
      if (!dictionary.entries.has('EF')) return;
      keep();
      fileSpecifications.push(dictionary);
    },
  };
  const room = { unpacked: mostUnpacked, packed: 2 * bytes.length };
  const reading: Reading = {
    bytes,
    text: bytes.toString('latin1'),
    seen,
    room,
    streams: [],
    numbered: new Map(),
    links,
    keep,
    onUnpacked,
  };
  readAll(reading);
  return { names, streams: reading.streams, fileSpecifications, numbered: reading.numbered };
}

/** All object streams of a file together. */
const mostUnpacked = 50 * 1_048_576;

function readAll(reading: Reading): void {
  const { text, seen } = reading;
  try {
    for (const at of placesOf(text, 'obj')) if (isWordStart(text, at)) readObject(reading, at);
    for (const at of placesOf(text, 'trailer')) objectAt(text, at + 'trailer'.length, seen);
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof TooDeep) throw new RefusedFile('file_cannot_be_checked');
    throw error;
  }
}

function* placesOf(text: string, word: string): Iterable<number> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) yield at;
}

/** Not the end of `endobj`: behind a blank or, for some readers, a digit. */
const isWordStart = (text: string, at: number): boolean => /[\0\t\n\f\r \d]/.test(text.charAt(at - 1));

function readObject(reading: Reading, at: number): void {
  const { text, seen } = reading;
  const { value, end } = objectAt(text, at + 'obj'.length, seen);
  reading.links.onObject(value);
  if (value.kind !== 'dictionary') return;
  const object = numberBefore(text, at);
  const { dictionary } = value;
  remember(reading, object, value);
  const lexer = lexerAt(text, end, seen.budget);
  const next = lexer.next();
  const word = next.kind === 'word' ? next.text : '';
  if (word === 'stream') readStream(reading, { object, dictionary, start: startOf(text, lexer.position()) });
  else if (dictionary.isOdd && word !== 'endobj') throw new RefusedFile('file_cannot_be_checked');
}

function numberBefore(text: string, at: number): number | null {
  const before = text.slice(Math.max(0, at - 32), at);
  const found = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/.exec(before);
  return found ? Number(found[1]) : null;
}

/** Behind the line end after `stream` (ISO 32000-1, 7.3.8.1); null where readers differ. */
function startOf(text: string, at: number): number | null {
  const end = /^ {0,8}(?:\r\n|\n)/.exec(text.slice(at, at + 10));
  return end ? at + end[0].length : null;
}

function readStream(reading: Reading, stream: PdfStream): void {
  const { bytes, seen, room, links, onUnpacked } = reading;
  refuseContentOutside(stream.dictionary);
  reading.keep();
  reading.streams.push(stream);
  if (!mayHoldObjects(stream)) return;
  const { bytes: unpacked, count, first, isPacked } = unpackedObjects(bytes, stream, room);
  const objects = unpacked.toString('latin1');
  if (isPacked) seen.budget.left += 2 * objects.length;
  // What says that it is something else and begins with no table is that for every reader.
  if (!isObjectStream(stream) && lexerAt(objects, 0, seen.budget).next().kind !== 'number') return;
  if (isPacked) onUnpacked(unpacked);
  const table = lexerAt(objects, 0, seen.budget);
  for (let index = 0; index < count; index += 1) {
    const [object, offset] = [table.next(), table.next()];
    if (object.kind !== 'number' || offset.kind !== 'number') throw new RefusedFile('file_damaged');
    const { value } = objectAt(objects, first + offset.value, seen);
    links.onObject(value);
    remember(reading, object.value, value);
  }
}

/** A dictionary that a file specification may refer to for the file's content; in most others /F is a number. */
function remember({ numbered, keep }: Reading, object: number | null, value: PdfValue): void {
  if (object === null || value.kind !== 'dictionary') return;
  const { entries } = value.dictionary;
  const refersTo = [...(entries.get('F') ?? []), ...(entries.get('UF') ?? [])];
  if (!refersTo.some(({ kind }) => kind === 'reference')) return;
  keep();
  const known = numbered.get(object);
  if (known) known.push(value.dictionary);
  else numbered.set(object, [value.dictionary]);
}
