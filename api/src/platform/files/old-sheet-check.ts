/** XLS: a compound file with a workbook of BIFF records in it ([MS-XLS]), no macros, objects or password. */
import { CFB } from '@e965/xlsx';
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';

/** Streams and storages of macros, of objects put into a sheet, and of what is started with one ([MS-XLS], 2.1.2). */
const programs = /(^|\/)(_vba_project|vba|macros|mbd[0-9a-f]{8}|.?ole10native|objectpool)/i;
const workbook = /\/(workbook|book)$/i;

/** Types of records ([MS-XLS], 2.3). */
const records = { boundSheet: 0x85, filePass: 0x2f, supBook: 0x1ae, connection: 0x876, endOfFile: 0x0a } as const;
/** A SupBook that names the workbook itself, or the functions of add-ins ([MS-XLS], 2.4.271); any other is a file or a program. */
const ownBooks = new Set([0x0401, 0x3a01]);
/** Of a sheet ([MS-XLS], 2.4.28): 1 is a sheet of Excel 4 macros, 6 a module of Visual Basic. */
const runningSheets = new Set([1, 6]);
const mostRecords = 2_000_000;

/** What the library tells; it gives no type of its own. */
type Container = {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: Uint8Array | undefined }[];
};

export async function refusalOfOldSheet(content: FileContent): Promise<FileErrorCode | null> {
  let container: Container;
  try {
    container = CFB.read(await content.read(0, content.size), { type: 'buffer' });
  } catch {
    return 'file_damaged';
  }
  if (container.FullPaths.some((path) => programs.test(path))) return 'file_holds_program';
  const at = container.FullPaths.findIndex((path) => workbook.test(path));
  const stream = container.FileIndex[at]?.content;
  return stream ? refusalOfRecords(Buffer.from(stream)) : 'file_type_not_allowed';
}

/** Reads the first part of the workbook, which names its sheets: a record is its type, its length, and so many bytes. */
function refusalOfRecords(stream: Buffer): FileErrorCode | null {
  let at = 0;
  for (let count = 0; count < mostRecords && at + 4 <= stream.length; count += 1) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    if (type === records.filePass) return 'file_is_locked';
    if (type === records.boundSheet && runningSheets.has(stream[at + 9] ?? 0)) return 'file_holds_program';
    if (type === records.connection) return 'file_holds_links';
    if (type === records.supBook && !ownBooks.has(stream.readUInt16LE(Math.min(at + 6, stream.length - 2))))
      return 'file_holds_links';
    if (type === records.endOfFile) return null;
    at += 4 + length;
  }
  return 'file_damaged';
}
