import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFile } from './file-check.ts';
import { pdfBytes } from './files.factory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(content: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return checkFile(path, 'a.pdf', ['pdf']);
}

it('[ORD-13] a PDF whose object streams lie within each other is not read again and again', async () => {
  const nothing = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]);
  /** A block of Deflate that stands unpacked (RFC 1951, 3.2.4); of no bytes it takes room and gives nothing. */
  const stored = (content: Buffer, isLast = false) => {
    const [length, block] = [content.length, Buffer.from(nothing)];
    block.writeUInt8(isLast ? 1 : 0, 0);
    block.writeUInt16LE(length, 1);
    block.writeUInt16LE(0xffff - length, 3);
    return Buffer.concat([block, content]);
  };
  const begins = Buffer.concat([
    Buffer.from(`9 0 obj\n<< /Type /ObjStm /N 0 /First 0 /Filter /FlateDecode >>\nstream\n`),
    Buffer.from([0x78, 0x01]),
  ]);
  /** Each begins within the one before and all end together, so that each has the rest of the file to read. */
  const within = (count: number) => {
    const rest = [...Array.from({ length: 20_000 }, () => nothing), stored(Buffer.alloc(0), true)];
    const streams = [begins, ...Array.from({ length: count - 1 }, () => stored(begins)), ...rest];
    const tail = Buffer.concat(streams).toString('latin1');
    return check(pdfBytes({ tail: `${tail}\nendstream\nendobj\n%%EOF\n` }));
  };
  expect(await within(1)).toEqual({ type: 'pdf' });
  expect(await within(5)).toEqual({ refused: 'file_cannot_be_checked' });
});

it('[ORD-13] a PDF whose objects each begin a text that never ends is not read to its end for each', async () => {
  const unended = (count: number) => check(pdfBytes({ tail: `${'9 0 obj\n(text\n'.repeat(count)}%%EOF\n` }));
  expect(await unended(1)).toEqual({ type: 'pdf' });
  expect(await unended(1_000)).toEqual({ refused: 'file_cannot_be_checked' });
});
