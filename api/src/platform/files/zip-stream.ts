/**
 * Writes a ZIP archive (APPNOTE.TXT 6.3.10) piece by piece: nothing of it is whole in memory. Sizes follow each entry's content
 * (bit 3); names are UTF-8 (bit 11). For archives below 4 GB and 65,535 entries: whoever writes one begins another in time.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { Instant } from '../../kernel/clock.ts';

export type Pieces = AsyncIterable<Uint8Array>;
export type Zip = {
  add(name: string, content: Pieces): Promise<void>;
  /** Written so far. */
  bytes(): number;
  entries(): number;
  /** Closes the file; `sha256` is of all of it. */
  end(): Promise<{ readonly bytes: number; readonly sha256: string }>;
  /** Closes it as it is. */
  leave(): Promise<void>;
};

const flags = 0x0808;
const deflated = 8;
const version = 20;

type Entry = { readonly name: Buffer; readonly start: number; crc: number; packed: number; size: number };

/** `path` must not be there yet. */
export async function openZip(path: string, at: Instant): Promise<Zip> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  const entries: Entry[] = [];
  let written = 0;
  const write = async (piece: Uint8Array): Promise<void> => {
    hash.update(piece);
    await file.writeFile(piece);
    written += piece.length;
  };
  const add = async (name: string, content: Pieces): Promise<void> => {
    const entry: Entry = { name: Buffer.from(name), start: written, crc: 0, packed: 0, size: 0 };
    await write(Buffer.concat([localHead(entry, at), entry.name]));
    await pipeline(measured(content, entry), createDeflateRaw(), async (packed: Pieces) => {
      for await (const piece of packed) {
        entry.packed += piece.length;
        await write(piece);
      }
    });
    await write(numbers(0x08074b50, [entry.crc, 4], [entry.packed, 4], [entry.size, 4]));
    entries.push(entry);
  };
  const end = async () => {
    const start = written;
    for (const entry of entries) await write(Buffer.concat([centralHead(entry, at), entry.name]));
    const count = entries.length;
    await write(numbers(0x06054b50, [0, 2], [0, 2], [count, 2], [count, 2], [written - start, 4], [start, 4], [0, 2]));
    await file.close();
    return { bytes: written, sha256: hash.digest('hex') };
  };
  return { add, bytes: () => written, entries: () => entries.length, end, leave: () => file.close() };
}

async function* measured(content: Pieces, entry: Entry): Pieces {
  for await (const piece of content) {
    entry.crc = crc32(piece, entry.crc);
    entry.size += piece.length;
    yield piece;
  }
}

type Field = readonly [value: number, bytes: 2 | 4];

const localHead = ({ name }: Entry, at: Instant): Buffer =>
  numbers(0x04034b50, [version, 2], ...common(at), [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]);

const centralHead = ({ name, crc, packed, size, start }: Entry, at: Instant): Buffer =>
  numbers(
    ...([0x02014b50, [version, 2], [version, 2], ...common(at), [crc, 4], [packed, 4], [size, 4]] as const),
    ...([
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [start, 4],
    ] as const),
  );

/** Flags, method, time and day, in UTC. */
function common(at: Instant): readonly Field[] {
  const date = new Date(at);
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return [
    [flags, 2],
    [deflated, 2],
    [time, 2],
    [day, 2],
  ];
}

/** Little-endian, after the signature. */
function numbers(signature: number, ...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [, length]) => sum + length, 0));
  let at = bytes.writeUInt32LE(signature);
  for (const [value, length] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
