/** A PDF takes nothing from outside of itself, and its links lead to pages, mails and phones. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from './file-check.ts';
import { pdfBytes } from './files.factory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-links-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(content: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return checkFile(path, 'a.pdf', ['pdf']);
}

const object = (text: string) => `9 0 obj\n${text}\nendobj\n%%EOF\n`;
const stream = (dictionary: string) =>
  pdfBytes({ tail: object(`<< ${dictionary} /Length 0 >>\nstream\r\n\nendstream`) });
const packed = (objects: string) => {
  const content = deflateSync(Buffer.from(`9 0 ${objects}`, 'latin1'));
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${content.length} >>`;
  return pdfBytes({ tail: object(`${head}\nstream\r\n${content.toString('latin1')}\nendstream`) });
};
const linked = (uri: string) => pdfBytes({ extra: `/A << /S /URI /URI ${uri} >>` });

describe('[ORD-13] a PDF that takes content from outside', () => {
  it.each([
    ['a picture on a stranger’s server', stream('/Type /XObject /Subtype /Image /F (//203.0.113.7/a.png)')],
    ['its name in codes', stream('/Type /XObject /#46 << /FS /URL /F (https://evil.example) >>')],
    ['a file named elsewhere', stream('/F 7 0 R')],
    ['a page of another document', stream('/Subtype /Form /Ref << /F (\\\\\\\\host\\\\x.pdf) /Page 0 >>')],
    ['a picture for the print shop', stream('/Subtype /Image /OPI << /2.0 << /F (a.tif) >> >>')],
  ])('%s is refused', async (_, content) => {
    expect(await check(content)).toEqual({ refused: 'file_leads_outside' });
  });

  it('passes when elements of its text refer to each other, and marks have flags', async () => {
    const extra = '/A << /Type /StructElem /Ref [2 0 R] >> /B << /Type /Annot /F 4 >>';
    expect(await check(pdfBytes({ extra }))).toEqual({ type: 'pdf' });
  });
});

describe('[ORD-13] a PDF with a link', () => {
  it.each([
    ['to a page', '(https://shop.example/a?b=file:///c)'],
    ['to a page in capitals', '(HTTP://SHOP.EXAMPLE)'],
    ['to a mailbox', '(mailto:anna@shop.example)'],
    ['to a phone', '(tel:+49301234567)'],
    ['without a scheme', '(www.shop.example/a:b)'],
    ['that stands elsewhere', '7 0 R'],
    ['longer than we read', `(https://shop.example/${'a'.repeat(9_000)})`],
  ])('%s passes', async (_, uri) => {
    expect(await check(linked(uri))).toEqual({ type: 'pdf' });
    expect(await check(packed(`<< /S /URI /URI ${uri} >>`))).toEqual({ type: 'pdf' });
  });

  it.each([
    ['to a file', '(file:///c:/windows/system32/calc.exe)'],
    ['in capitals', '(FILE://host/share)'],
    ['in hexadecimals', `<${Buffer.from('file:///c:/a.exe').toString('hex')}>`],
    ['in octal codes', '(\\146ile:///c:/a.exe)'],
    ['in UTF-16', '<feff00660069006c0065003a002f002f0061>'],
    ['behind blanks', '(\\t\\n file:///c:/a.exe)'],
    ['with a line end inside', '(fi\\nle:///c:/a.exe)'],
    ['to a drive', '(C:\\\\a.exe)'],
    ['to a share', '(\\\\\\\\host\\\\share\\\\a.exe)'],
    ['to a share with slashes', '(//host/share/a.exe)'],
    ['to a program’s own scheme', '(ms-msdt:/id PCWDiagnostic)'],
    ['to code', '(javascript:alert)'],
    ['to a file with a name longer than we read', `(file:///${'a'.repeat(9_000)})`],
    ['to a file, and again to a page', '(file:///a.exe) /URI (https://shop.example)'],
    ['read against a file', '(a.exe) >> /URI << /Base (file:///c:/)'],
  ])('%s is refused', async (_, uri) => {
    expect(await check(linked(uri))).toEqual({ refused: 'file_leads_outside' });
  });

  it.each([
    ['in a packed object', packed('<< /S /URI /URI (file:///a.exe) >>')],
    ['in an object of its own', pdfBytes({ extra: '/A << /S /URI /URI 9 0 R >>', tail: object('(file:///a.exe)') })],
    ['in a packed object of its own', pdfBytes({ extra: '/A << /URI 9 0 R >>', tail: packedTail('(file:///a.exe)') })],
  ])('to a file %s is refused', async (_, content) => {
    expect(await check(content)).toEqual({ refused: 'file_leads_outside' });
  });

  function packedTail(text: string): string {
    const whole = packed(text).toString('latin1');
    return whole.slice(whole.indexOf('%%EOF\n') + '%%EOF\n'.length);
  }
});
