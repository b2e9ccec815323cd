/** Files that are what they say pass; every known way to be something else is refused with its own words. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { documentFileTypes, type FileType, fileTypes } from '@quayside/contract/file-values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from './file-check.ts';
import { jpgBytes, pdfBytes, pngBytes, sampleFiles, xlsxBytes, xlsxParts, zipBytes } from './files.factory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(name: string, content: Buffer | string, wanted: readonly FileType[] = documentFileTypes) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return checkFile(path, name, wanted);
}

const html = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const zip = zipBytes([{ name: 'payload.exe', content: 'MZ' }]);
const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1'), Buffer.alloc(500)]);
const elf = Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(500)]);
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

describe('[ORD-13] a file that is what it says', () => {
  it.each(documentFileTypes)('passes as %s', async (type) => {
    for (const ending of fileTypes[type].endings)
      for (const name of [`file.${ending}`, `FILE.${ending.toUpperCase()}`])
        expect(await check(name, sampleFiles[type])).toEqual({ type });
  });

  it.each([
    ['a CSV of a German maker', 'OTTO;BMW;MZ\n1;2;3\n'],
    ['a CSV in Windows-1252', Buffer.from('Gr\u00f6\u00dfe;Preis\n12;3,50 \u0080\n', 'latin1')],
    ['a CSV in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('gtin;größe\n', 'utf16le')])],
    ['a CSV with a mark at its start', '\ufeffgtin,preis\n1,2\n'],
    ['a CSV that is larger than a piece', `gtin;name\n${'4006381333931;Crème — 日本\n'.repeat(9_000)}`],
  ])('%s passes', async (_, content) => {
    expect(await check('list.csv', content)).toEqual({ type: 'csv' });
  });

  it('passes when a camera appended data of its own to the picture', async () => {
    expect(await check('photo.jpg', jpgBytes({ tail: 'SEFH\u0003 vendor data' }))).toEqual({ type: 'jpg' });
  });
});

describe('[ORD-13] a file in disguise', () => {
  it.each([
    ['nothing at all', 'empty.pdf', '', 'file_empty'],
    ['no ending', 'invoice', sampleFiles.pdf, 'file_type_not_allowed'],
    ['an ending nobody asked for', 'song.mp3', 'ID3', 'file_type_not_allowed'],
    ['a picture called PDF', 'invoice.pdf', sampleFiles.png, 'file_type_mismatch'],
    ['a PDF called picture', 'photo.jpg', sampleFiles.pdf, 'file_type_mismatch'],
    ['rows called XML', 'invoice.xml', sampleFiles.csv, 'file_type_mismatch'],
    ['XML called CSV', 'list.csv', sampleFiles.xml, 'file_type_mismatch'],
    ['noise called CSV', 'list.csv', Buffer.from([1, 2, 3, 4, 200, 201, 0, 9]), 'file_type_mismatch'],
    [
      'a Word document called XLSX',
      'list.xlsx',
      zipBytes([
        { name: '[Content_Types].xml', content: 'x' },
        { name: 'word/document.xml', content: 'x' },
      ]),
      'file_type_not_allowed',
    ],
    ['a program of Windows', 'invoice.pdf', program, 'file_holds_program'],
    ['a program of Linux', 'photo.png', elf, 'file_holds_program'],
    ['a shell script', 'list.csv', '#!/bin/sh\nrm -rf /\n', 'file_holds_program'],
    ['a page called CSV', 'list.csv', html, 'file_holds_program'],
    ['a page called PDF', 'invoice.pdf', html, 'file_holds_program'],
    ['an SVG called PNG', 'logo.png', svg, 'file_holds_program'],
    ['an SVG called XML', 'logo.xml', `<?xml version="1.0"?>\n${svg}`, 'file_holds_program'],
    [
      'an SVG in UTF-16',
      'logo.xml',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg, 'utf16le')]),
      'file_holds_program',
    ],
    ['a script far into a CSV', 'list.csv', `${'a;b\n'.repeat(40_000)}<ScRiPt>x</script>`, 'file_holds_program'],
    ['the test file of virus scanners', 'list.csv', eicar, 'file_holds_program'],
  ])('%s is refused', async (_, name, content, refused) => {
    expect(await check(name, content)).toEqual({ refused });
  });

  it('is refused when it is a good file of a type this call does not take', async () => {
    expect(await check('list.csv', sampleFiles.csv, ['pdf'])).toEqual({ refused: 'file_type_not_allowed' });
  });
});

describe('[ORD-13] a PDF', () => {
  const linked = (uri: string) => pdfBytes({ extra: `/A << /S /URI /URI (${uri}) >>` });
  const packed = (type: string, content: string) => {
    const stream = deflateSync(Buffer.from(content, 'latin1'));
    const head = `9 0 obj\n<< /Type /${type} /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\r\n`;
    return pdfBytes({ tail: `${head}${stream.toString('latin1')}\nendstream\nendobj\n%%EOF\n` });
  };

  it.each([
    'https://shop.example/launch',
    'https://shop.example/docs/javascript',
    'https://shop.example/launch/2026?by=/javascript#/launch',
    'https://shop.example/a\\(b\\)/launch',
  ])('with a link to %s passes', async (uri) => {
    expect(await check('a.pdf', linked(uri))).toEqual({ type: 'pdf' });
  });

  it.each([
    ['in the object behind a link', linked('https://shop.example/launch)>> /OpenAction << /S /Launch /F (cmd.exe')],
    ['with a piece border in its name', pdfBytes({ extra: `${' '.repeat(65_460)}/OpenAction << /S /JavaScript >>` })],
    ['in a packed object stream', packed('ObjStm', '9 0 << /S /JavaScript /JS (app.alert(1)) >>')],
    ['spelled in codes in a packed object stream', packed('ObjStm', '9 0 << /S /J#61vaScript /JS (x) >>')],
    [
      'far into a packed object stream',
      packed('ObjStm', `9 0 ${'<< /Type /Annot >> '.repeat(60_000)}<< /S /Launch >>`),
    ],
  ])('that starts a program %s is refused', async (_, content) => {
    expect(await check('a.pdf', content)).toEqual({ refused: 'file_holds_program' });
  });

  it('with a link in a packed object stream, or the word on a packed page, passes', async () => {
    expect(await check('a.pdf', packed('ObjStm', '9 0 << /S /URI /URI (https://shop.example/launch) >>'))).toEqual({
      type: 'pdf',
    });
    expect(await check('a.pdf', packed('XObject', 'BT (Our /JavaScript course) Tj ET'))).toEqual({ type: 'pdf' });
  });

  it('whose object stream unpacks without end is refused', async () => {
    expect(await check('a.pdf', packed('ObjStm', ' '.repeat(60 * 1_048_576)))).toEqual({
      refused: 'file_unpacks_too_large',
    });
  });
});

describe('[ORD-13] two files in one', () => {
  it.each([
    ['PDF and ZIP', 'a.pdf', Buffer.concat([pdfBytes(), zip])],
    [
      'PDF inside of a ZIP comment',
      'a.pdf',
      Buffer.concat([pdfBytes(), zipBytes([{ name: 'x.exe', content: 'MZ' }], '%%EOF')]),
    ],
    ['PNG and ZIP', 'a.png', Buffer.concat([pngBytes(), zip])],
    ['JPG and ZIP', 'a.jpg', Buffer.concat([jpgBytes(), zip])],
    ['JPG and PDF', 'a.jpg', jpgBytes({ comment: '%PDF-1.4 1 0 obj' })],
    ['PNG with anything behind it', 'a.png', pngBytes({ tail: 'more' })],
  ])('%s is refused', async (_, name, content) => {
    expect(await check(name, content)).toEqual({ refused: 'file_is_mixed' });
  });

  it.each([
    ['PDF and page', 'a.pdf', pdfBytes({ tail: html })],
    [
      'PDF with a script of its own',
      'a.pdf',
      pdfBytes({ extra: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    ],
    [
      'PDF with the script spelled in codes',
      'a.pdf',
      pdfBytes({ extra: '/OpenAction << /S /#4aava#53cript /JS (x) >>' }),
    ],
    ['PDF that starts a program', 'a.pdf', pdfBytes({ extra: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
    ['PNG and script', 'a.png', pngBytes({ tail: '<script>alert(1)</script>' })],
    ['JPG and PHP', 'a.jpg', jpgBytes({ comment: '<?php system($_GET[0]); ?>' })],
  ])('%s is refused', async (_, name, content) => {
    expect(await check(name, content)).toEqual({ refused: 'file_holds_program' });
  });
});

describe('[ORD-13] a file that cannot be read to its end', () => {
  it.each([
    ['a PDF cut short', 'a.pdf', pdfBytes().subarray(0, 150)],
    ['a PNG cut short', 'a.png', pngBytes().subarray(0, 45)],
    ['a JPG cut short', 'a.jpg', jpgBytes({ comment: 'x'.repeat(50) }).subarray(0, 40)],
    ['a sheet cut short', 'a.xlsx', xlsxBytes().subarray(0, 100)],
    ['a sheet with a program before it', 'a.xlsx', Buffer.concat([Buffer.from('PK\u0003\u0004MZ'), xlsxBytes()])],
  ])('%s is refused', async (_, name, content) => {
    expect(await check(name, content)).toEqual({ refused: 'file_damaged' });
  });

  it('is refused when a picture claims more pixels than any camera has', async () => {
    for (const size of [
      { width: 30_000, height: 30_000 },
      { width: 65_535, height: 2_000 },
    ]) {
      expect(await check('a.png', pngBytes(size))).toEqual({ refused: 'picture_too_large' });
      expect(await check('a.jpg', jpgBytes(size))).toEqual({ refused: 'picture_too_large' });
    }
  });
});

describe('[ORD-13] a sheet', () => {
  const zeros = Buffer.alloc(30 * 1_048_576);

  it('that unpacks a hundred times is refused, whatever size it claims', async () => {
    for (const claimed of [zeros.length, 10])
      expect(await check('a.xlsx', xlsxBytes({ name: 'xl/worksheets/sheet1.xml', content: zeros, claimed }))).toEqual({
        refused: 'file_unpacks_too_large',
      });
  });

  it('whose entries are other sizes than it says is refused', async () => {
    expect(await check('a.xlsx', xlsxBytes({ name: 'xl/a.xml', content: 'ten bytes!', claimed: 9 }))).toEqual({
      refused: 'file_damaged',
    });
  });

  it.each([
    ['macros', 'xl/vbaProject.bin'],
    ['a control', 'xl/activeX/activeX1.xml'],
    ['an embedded object', 'xl/embeddings/oleObject1.bin'],
    ['a program', 'xl/media/setup.EXE'],
    ['another archive', 'xl/media/more.zip'],
  ])('with %s is refused', async (_, name) => {
    expect(await check('a.xlsx', xlsxBytes({ name, content: 'x' }))).toEqual({ refused: 'file_holds_program' });
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'xl\\..\\x', 'C:/x'])(
    'with an entry called %s is refused',
    async (name) => {
      expect(await check('a.xlsx', xlsxBytes({ name, content: 'x' }))).toEqual({ refused: 'file_damaged' });
    },
  );

  it('with entities is refused', async () => {
    const content = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><sst>&a;</sst>';
    expect(await check('a.xlsx', xlsxBytes({ name: 'xl/sharedStrings.xml', content }))).toEqual({
      refused: 'file_holds_program',
    });
  });

  it('with more than 1,000 entries, or one twice, is refused', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({ name: `xl/${index}.xml`, content: '' }));
    expect(await check('a.xlsx', xlsxBytes(...many))).toEqual({ refused: 'file_damaged' });
    expect(await check('a.xlsx', zipBytes([...xlsxParts(), ...xlsxParts()]))).toEqual({ refused: 'file_damaged' });
  });
});
