/** XLSX: a ZIP archive that unpacks to a bounded size and holds a workbook, no macros, programs or tricks of XML. */
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';
import { entriesOf, unpacked, type ZipEntry } from './zip-entries.ts';

const mostEntries = 1_000;
const mostUnpacked = 200 * 1_048_576;
/** A sheet of equal rows packs well; from here on nothing honest packs a hundred times. */
const suspiciousFrom = 20 * 1_048_576;
const mostRatio = 100;
/** Where a document type would stand. */
const headOfXml = 65_536;

/** Macros, controls, embedded objects and files that a system would run or unpack. */
const programs =
  /(^|\/)vbaproject|(^|\/)activex\/|(^|\/)embeddings\/|\.(bat|cmd|com|dll|exe|hta|htm|html|jar|js|lnk|msi|ps1|scr|svg|vbs|zip)$/i;
const paths = /^[/\\]|\\|(^|\/)\.\.(\/|$)|\0|:/;

export async function refusalOfSheet(content: FileContent): Promise<FileErrorCode | null> {
  const entries = await entriesOf(content, mostEntries);
  if (!entries) return 'file_damaged';
  const names = entries.map(({ name }) => name);
  if (new Set(names).size !== names.length || names.some((name) => paths.test(name))) return 'file_damaged';
  if (names.some((name) => programs.test(name))) return 'file_holds_program';
  if (!names.includes('[Content_Types].xml') || !names.includes('xl/workbook.xml')) return 'file_type_not_allowed';
  return unpackedRefusal(content, entries);
}

/** Unpacks everything, because an archive may claim any size; stops at the first byte too many. */
async function unpackedRefusal(content: FileContent, entries: readonly ZipEntry[]): Promise<FileErrorCode | null> {
  let total = 0;
  for (const entry of entries) {
    const read = await entryRefusal(content, entry, total);
    if (typeof read === 'string') return read;
    total += read;
  }
  return null;
}

/** Bytes of the entry, or why the file is refused. `before`: bytes of the entries before it. */
async function entryRefusal(content: FileContent, entry: ZipEntry, before: number): Promise<number | FileErrorCode> {
  let size = 0;
  let head = '';
  try {
    for await (const piece of unpacked(content, entry)) {
      size += piece.length;
      if (isTooMuch(before + size, content.size)) return 'file_unpacks_too_large';
      if (head.length < headOfXml) head += piece.toString('latin1');
    }
  } catch {
    return 'file_damaged';
  }
  if (size !== entry.size) return 'file_damaged';
  return /<!(doctype|entity)/i.test(head.replaceAll('\0', '')) ? 'file_holds_program' : size;
}

const isTooMuch = (unpackedBytes: number, packedBytes: number): boolean =>
  unpackedBytes > mostUnpacked || (unpackedBytes > suspiciousFrom && unpackedBytes > packedBytes * mostRatio);
