/** A PDF goes on behind its end as a later version of itself, and as nothing else. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from './file-check.ts';
import { pdfBytes } from './files.factory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-ends-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(name: string, content: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return checkFile(path, name, ['pdf']);
}

const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1'), Buffer.alloc(500)]);
const elf = Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(500)]);
/** A later version: what changed, its table and a new end mark (ISO 32000-1, 7.5.6). */
const later = (version: number): string =>
  `${version} 0 obj\n<< /Type /Sig /Contents <00> >>\nendobj\nxref\n0 0\ntrailer\n<< /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n`;
const endMark = Buffer.from('\n%%EOF\n');

describe('[ORD-13] a PDF with several ends', () => {
  it.each([
    ['signed twice', pdfBytes({ tail: later(4) + later(5) })],
    ['of a writer that ends lines in its own way', pdfBytes({ tail: `\r\n${later(4).replaceAll('\n', '\r')}` })],
    ['with the comment some writers put before a version', pdfBytes({ tail: `%\u00e2\u00e3\n${later(4)}` })],
    ['filled up with blanks', pdfBytes({ tail: '\n\0\0\0\u001a\r\n' })],
    [
      'and a picture of a printed page in it',
      pdfBytes({ tail: `4 0 obj\n<< >>\nstream\n%%EOF\nendstream\nendobj\n%%EOF` }),
    ],
    ['begun with its table', pdfBytes({ tail: `xref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF` })],
  ])('%s passes', async (_, content) => {
    expect(await check('a.pdf', content)).toEqual({ type: 'pdf' });
  });

  it('that only repeats its end is answered in time', async () => {
    const started = performance.now();
    await check('a.pdf', pdfBytes({ tail: '%%EOF\n'.repeat(500_000) }));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('[ORD-13] another file behind a PDF', () => {
  it.each([
    ['PDF and a program of Windows', 'a.pdf', Buffer.concat([pdfBytes(), program])],
    ['PDF and a program of Linux', 'a.pdf', Buffer.concat([pdfBytes({ tail: '%\n' }), elf])],
    ['PDF and a program before another end mark', 'a.pdf', Buffer.concat([pdfBytes(), program, endMark])],
    ['PDF and a program behind a comment', 'a.pdf', Buffer.concat([pdfBytes({ tail: '%a\n' }), program, endMark])],
    ['PDF and RAR', 'a.pdf', pdfBytes({ tail: 'Rar!\u001a\u0007\u0001\u0000' })],
    ['PDF and 7z', 'a.pdf', Buffer.concat([pdfBytes(), Buffer.from("7z\u00bc\u00af'\u001c", 'latin1'), endMark])],
    ['PDF and a page without a script', 'a.pdf', pdfBytes({ tail: '<svg onload=alert(1)>' })],
    ['PDF and anything', 'a.pdf', pdfBytes({ tail: 'more' })],
    ['PDF and a program that begins like an object', 'a.pdf', pdfBytes({ tail: '9 0 obj\nMZ\u0090\n%%EOF\n' })],
    ['PDF and 7z that begins like a table', 'a.pdf', pdfBytes({ tail: "xref\n7z\u00bc\u00af'\n%%EOF\n" })],
    ['PDF and a program that begins like a trailer', 'a.pdf', pdfBytes({ tail: 'trailer\n\u007fELF\n%%EOF\n' })],
    ['PDF and RAR that begins like the end of a stream', 'a.pdf', pdfBytes({ tail: 'endstream\nRar!\n%%EOF\n' })],
  ])('%s is refused', async (_, name, content) => {
    expect(await check(name, content)).toEqual({ refused: 'file_is_mixed' });
  });
});

describe('[ORD-13] what opens by itself', () => {
  it.each([
    ['PDF that opens another one', 'a.pdf', pdfBytes({ extra: '/OpenAction << /S /GoToR /F (\\\\host\\x.pdf) >>' })],
    ['PDF that opens one inside', 'a.pdf', pdfBytes({ extra: '/OpenAction << /S /GoToE /T << /R /C >> >>' })],
    ['PDF with a film from elsewhere', 'a.pdf', pdfBytes({ extra: '/OpenAction << /S /Rendition /R << >> >>' })],
    ['PDF that follows a thread elsewhere', 'a.pdf', pdfBytes({ extra: '/OpenAction << /S /Thread /F (a.pdf) >>' })],
    ['PDF with a film that brings code', 'a.pdf', pdfBytes({ extra: '/Annots [<< /Subtype /Rich#4dedia >>]' })],
  ])('%s is refused', async (_, name, content) => {
    expect(await check(name, content)).toEqual({ refused: 'file_holds_program' });
  });
});
