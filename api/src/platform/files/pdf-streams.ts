/**
 * Streams of a PDF that are unpacked under a limit. Only the one way that honest writers pack objects is taken: plain
 * Flate. Everything else could hide code from us and not from a reader.
 */
import { inflateRawSync } from 'node:zlib';
import type { PdfDictionary, PdfValue } from './pdf-dictionaries.ts';
import { RefusedFile } from './refused-file.ts';

export type PdfStream = {
  /** Null where it cannot be told: something stands between the number and `obj`. */
  readonly object: number | null;
  readonly dictionary: PdfDictionary;
  /** Its first byte; null where readers differ in it. */
  readonly start: number | null;
};

/** How many bytes may still come out of packed streams, and go into unpacking; of a whole file. */
export type Room = { unpacked: number; packed: number };

/** Many readers never ask for its type: what they need are these two. */
export const mayHoldObjects = (stream: PdfStream): boolean =>
  isObjectStream(stream) || (stream.dictionary.entries.has('N') && stream.dictionary.entries.has('First'));

export const isObjectStream = ({ dictionary: { entries } }: PdfStream): boolean =>
  (entries.get('Type') ?? []).some((type) => type.kind === 'name' && type.text === 'ObjStm');

type Objects = {
  /** Their table, and the objects. */
  readonly bytes: Buffer;
  readonly count: number;
  /** Where the objects begin, behind their table. */
  readonly first: number;
  readonly isPacked: boolean;
};

/** The content of an object stream. Throws RefusedFile when it is packed in an unusual way, damaged or too large. */
export function unpackedObjects(bytes: Buffer, stream: PdfStream, room: Room): Objects {
  const { dictionary } = stream;
  const [count, first] = [soleNumber(dictionary, 'N'), soleNumber(dictionary, 'First')];
  if (dictionary.isOdd || count === null || first === null) throw new RefusedFile('file_cannot_be_checked');
  const unpacked = unpackedStream(bytes, stream, room);
  return { bytes: unpacked ?? bytes.subarray(stream.start ?? 0), count, first, isPacked: unpacked !== null };
}

/** The bytes of a stream; null when it is not packed. Throws as above. */
export function unpackedStream(bytes: Buffer, { dictionary, start }: PdfStream, room: Room): Buffer | null {
  if (start === null) throw new RefusedFile('file_cannot_be_checked');
  return isDeflated(dictionary) ? inflated(bytes.subarray(start), room) : null;
}

function soleNumber({ entries }: PdfDictionary, key: string): number | null {
  const [value, another] = entries.get(key) ?? [];
  return value?.kind === 'number' && !another && value.value >= 0 ? value.value : null;
}

function isDeflated({ entries }: PdfDictionary): boolean {
  if (!(entries.get('DecodeParms') ?? []).every(isPlain)) throw new RefusedFile('file_cannot_be_checked');
  const [filter, another] = (entries.get('Filter') ?? []).flatMap((value) =>
    value.kind === 'list' ? value.items : value,
  );
  if (!filter) return false;
  if (another || filter.kind !== 'name' || filter.text !== 'FlateDecode')
    throw new RefusedFile('file_cannot_be_checked');
  return true;
}

/** Parameters that change nothing: no predictor, which would spell names in differences. */
function isPlain(value: PdfValue): boolean {
  if (value.kind === 'list') return value.items.every(isPlain);
  if (value.kind !== 'dictionary') return value.kind === 'other';
  return (value.dictionary.entries.get('Predictor') ?? []).every((one) => one.kind === 'number' && one.value === 1);
}

/** Its own check sum is not asked, nor what follows it: some readers take content whose sum is wrong. */
function inflated(packed: Buffer, room: Room): Buffer {
  if (!hasZlibHeader(packed)) throw new RefusedFile('file_damaged');
  if (room.unpacked < 1) throw new RefusedFile('file_unpacks_too_large');
  try {
    const read: unknown = inflateRawSync(packed.subarray(2), { maxOutputLength: room.unpacked, info: true });
    if (!isInflated(read)) throw new RefusedFile('file_damaged');
    room.unpacked -= read.buffer.length;
    room.packed -= read.engine.bytesWritten;
    if (room.packed < 0) throw new RefusedFile('file_cannot_be_checked');
    return read.buffer;
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new RefusedFile(isTooLarge ? 'file_unpacks_too_large' : 'file_damaged');
  }
}

/** RFC 1950, 2.2: method 8, the check bits right, no preset dictionary. */
function hasZlibHeader(packed: Buffer): boolean {
  const [method = 0, flags = 0] = packed;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0;
}

type Inflated = { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };

/** What zlib answers when asked for more than the bytes; its types do not say so. */
const isInflated = (read: unknown): read is Inflated =>
  typeof read === 'object' && read !== null && 'buffer' in read && 'engine' in read && Buffer.isBuffer(read.buffer);
