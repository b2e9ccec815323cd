/** Old workbooks with something in them that runs, and locked ones. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CFB } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from './file-check.ts';
import { sampleFiles } from './files.factory.ts';

type Container = { readonly FullPaths: string[]; readonly FileIndex: { readonly content?: Uint8Array }[] };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function checkOld(content: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return checkFile(path, 'list.xls', ['xls']);
}

describe('[INV-04] [ORD-13] an old workbook', () => {
  const old = (change: (container: Container) => void) => {
    const container: Container = CFB.read(sampleFiles.xls, { type: 'buffer' });
    change(container);
    return Buffer.from(CFB.write(container, { type: 'buffer' }));
  };
  const workbookOf = ({ FullPaths, FileIndex }: Container) =>
    FileIndex[FullPaths.findIndex((path) => path.endsWith('/Workbook'))]?.content ?? Buffer.alloc(0);
  /** Bytes of the first record of that type behind its head. */
  const recordOf = (content: Uint8Array, wanted: number) => {
    const stream = Buffer.from(content.buffer, content.byteOffset, content.length);
    let at = 0;
    while (stream.readUInt16LE(at) !== wanted) at += 4 + stream.readUInt16LE(at + 2);
    return stream.subarray(at);
  };

  it.each<[string, (container: Container) => void, string]>([
    ['with Visual Basic', (book) => CFB.utils.cfb_add(book, '/_VBA_PROJECT_CUR/VBA/dir', 'x'), 'file_holds_program'],
    [
      'with a file put into it',
      (book) => CFB.utils.cfb_add(book, '/MBD0000AB12/\u0001Ole10Native', 'MZ'),
      'file_holds_program',
    ],
    [
      'with a sheet of Excel 4 macros',
      (book) => void recordOf(workbookOf(book), 0x85).writeUInt8(1, 9),
      'file_holds_program',
    ],
    [
      'with DDE or another workbook',
      (book) => {
        const record = recordOf(workbookOf(book), 0x42);
        record.writeUInt16LE(0x1ae, 0);
      },
      'file_holds_links',
    ],
    ['with a password', (book) => void recordOf(workbookOf(book), 0x42).writeUInt16LE(0x2f, 0), 'file_is_locked'],
    [
      'that is a text document',
      (book) => CFB.utils.cfb_mov(book, '/Workbook', '/WordDocument'),
      'file_type_not_allowed',
    ],
  ])('%s is refused', async (_, change, refused) => {
    expect(await checkOld(old(change))).toEqual({ refused });
  });
});
