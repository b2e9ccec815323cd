/**
 * The table of contents of a ZIP archive, read from its end (PKWARE APPNOTE 4.3.12, 4.3.16), and its entries unpacked
 * under a limit. ZIP64, encryption and other methods than stored and deflated are refused: no office program needs them
 * for files of our size.
 */
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { FileContent } from './file-content.ts';

export type ZipEntry = {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packedSize: number;
  /** As the archive claims. */
  readonly size: number;
  /** Where its local header stands. */
  readonly offset: number;
};

const endRecordSize = 22;
const entrySize = 46;
const localHeaderSize = 30;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const isEncrypted = 1;

/** The entries; null when the archive is damaged, unusual, or more than an archive. */
export async function entriesOf(content: FileContent, mostEntries: number): Promise<ZipEntry[] | null> {
  const end = await content.read(content.size - endRecordSize, endRecordSize);
  // No comment and nothing behind the archive: both could be another file.
  if (end.length < endRecordSize || end.readUInt32LE(0) !== endMark || end.readUInt16LE(20) !== 0) return null;
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const start = end.readUInt32LE(16);
  if (count === 0 || count > mostEntries || start + length !== content.size - endRecordSize) return null;
  const entries = entriesIn(await content.read(start, length), count);
  // Nothing before it either: the first entry begins the file.
  return entries?.some(({ offset }) => offset === 0) ? entries : null;
}

function entriesIn(table: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + entrySize > table.length || table.readUInt32LE(at) !== entryMark) return null;
    const method = table.readUInt16LE(at + 10);
    const nameLength = table.readUInt16LE(at + 28);
    if ((table.readUInt16LE(at + 8) & isEncrypted) !== 0 || (method !== 0 && method !== 8)) return null;
    entries.push({
      name: table.toString('utf8', at + entrySize, at + entrySize + nameLength),
      isDeflated: method === 8,
      packedSize: table.readUInt32LE(at + 20),
      size: table.readUInt32LE(at + 24),
      offset: table.readUInt32LE(at + 42),
    });
    at += entrySize + nameLength + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
  }
  return at === table.length ? entries : null;
}

/** Pieces of an entry as they unpack; whoever reads stops when it is too much. Throws when it is damaged. */
export async function* unpacked(content: FileContent, entry: ZipEntry): AsyncIterable<Buffer> {
  const header = await content.read(entry.offset, localHeaderSize);
  if (header.length < localHeaderSize || header.readUInt32LE(0) !== localMark) throw new Error('No local header');
  const start = entry.offset + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28);
  const end = start + entry.packedSize;
  if (end > content.size) throw new Error('The entry is longer than the archive');
  if (!entry.isDeflated) yield* content.stream(start, end);
  // The iteration tells what goes wrong; the callback is there so that it is told once only.
  else yield* pipeline(Readable.from(content.stream(start, end)), createInflateRaw(), () => undefined);
}
