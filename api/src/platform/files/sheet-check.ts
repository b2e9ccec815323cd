/** XLSX and ODS: a ZIP archive that unpacks to a bounded size and holds a workbook, no macros, programs or tricks of XML. */
import { fileTypeFromBuffer } from 'file-type';
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';
import { programs } from './programs.ts';
import { linksInOds, linksInRelations } from './sheet-links.ts';
import { entriesOf, unpacked, type ZipEntry } from './zip-entries.ts';

const mostEntries = 1_000;
const mostUnpacked = 200 * 1_048_576;
/** A sheet of equal rows packs well; from here on nothing honest packs a hundred times. */
const suspiciousFrom = 20 * 1_048_576;
const mostRatio = 100;
/** As much as the signatures of other formats need. */
const headSize = 4_100;
/** Of a document type, in UTF-16 too. */
const longestMark = 2 * '<!doctype'.length;

/** Macros, controls, embedded objects and files that a system would run or unpack. */
const namesOfPrograms =
  /(^|\/)vbaproject|(^|\/)activex\/|(^|\/)embeddings\/|\.(bat|cmd|com|dll|exe|hta|htm|html|jar|js|lnk|msi|ps1|scr|svg|vbs|zip)$/i;
const paths = /^[/\\]|\\|(^|\/)\.\.(\/|$)|\0|:/;

/** What a workbook is known by. */
const parts = { xlsx: ['[Content_Types].xml', 'xl/workbook.xml'], ods: ['mimetype', 'content.xml'] } as const;
/** Macros of OpenDocument (1.3, part 2, sections 3.7 and 3.9), and objects put into a sheet. */
const macrosOfOds = /^(basic|scripts|object [^/]{1,20})\//i;

export async function refusalOfSheet(content: FileContent, type: keyof typeof parts): Promise<FileErrorCode | null> {
  const entries = await entriesOf(content, mostEntries);
  if (!entries) return 'file_damaged';
  const names = entries.map(({ name }) => name);
  // Systems that take capitals for small letters see one part where others see two.
  if (
    new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size !== names.length ||
    names.some((name) => paths.test(name))
  )
    return 'file_damaged';
  if (names.some((name) => namesOfPrograms.test(name) || (type === 'ods' && macrosOfOds.test(name))))
    return 'file_holds_program';
  if (parts[type].some((part) => !names.includes(part))) return 'file_type_not_allowed';
  return (await unpackedRefusal(content, entries)) ?? linkRefusal(content, entries, type);
}

/** What a part that names other files may hold; honest ones have some kilobytes. */
const mostRelations = 4 * 1_048_576;

/** Everything has been unpacked once already, within its limits. */
async function linkRefusal(
  content: FileContent,
  entries: readonly ZipEntry[],
  type: keyof typeof parts,
): Promise<FileErrorCode | null> {
  for (const entry of entries) {
    if (type === 'xlsx' ? !/\.rels$/i.test(entry.name) : !/\.xml$/i.test(entry.name)) continue;
    if (type === 'xlsx' && entry.size > mostRelations) return 'file_damaged';
    const find = type === 'xlsx' ? linksInRelations : linksInOds;
    if (await find(unpacked(content, entry))) return 'file_holds_links';
  }
  return null;
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
  let tail = '';
  try {
    for await (const piece of unpacked(content, entry)) {
      if (size === 0 && (await isProgram(piece))) return 'file_holds_program';
      size += piece.length;
      if (isTooMuch(before + size, content.size)) return 'file_unpacks_too_large';
      const text = tail + piece.toString('latin1');
      if (holdsDocumentType(text)) return 'file_holds_program';
      tail = text.slice(-longestMark);
    }
  } catch {
    return 'file_damaged';
  }
  return size === entry.size ? size : 'file_damaged';
}

/** In text of one or of two bytes a character. */
const holdsDocumentType = (text: string): boolean =>
  /<!(doctype|entity)/i.test(text) || /<\0!\0(d\0o\0c\0t\0y\0p\0e|e\0n\0t\0i\0t\0y)/i.test(text);

/** A program or an archive, whatever its name says. Parts that begin like text need no look. */
async function isProgram(piece: Buffer): Promise<boolean> {
  if (piece[0] === 0x3c || piece[0] === 0xef) return false;
  const signature = await fileTypeFromBuffer(piece.subarray(0, headSize));
  return signature !== undefined && (programs.has(signature.ext) || archives.has(signature.ext));
}

/** `cfb` is what macros and old documents are kept in. */
const archives = new Set(['zip', 'rar', '7z', 'gz', 'bz2', 'xz', 'tar', 'cfb', 'docx', 'xlsx', 'pptx', 'jar', 'apk']);

const isTooMuch = (unpackedBytes: number, packedBytes: number): boolean =>
  unpackedBytes > mostUnpacked || (unpackedBytes > suspiciousFrom && unpackedBytes > packedBytes * mostRatio);
