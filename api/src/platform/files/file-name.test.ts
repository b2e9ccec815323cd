import { describe, expect, it } from 'vitest';
import { attachmentNamed } from '../http/downloads.ts';
import { cleanName, nameForType } from './file-name.ts';

describe('[ORD-13] the name of a file', () => {
  it.each([
    ['Invoice QS-482133-0.pdf', 'Invoice QS-482133-0.pdf'],
    ['  Rechnung Größe 日本.pdf ', 'Rechnung Größe 日本.pdf'],
    ['Cre\u0300me.pdf', 'Crème.pdf'],
    ['invoice.v2.final.pdf', 'invoice.v2.final.pdf'],
    // Private use: companies' own signs, such as a logo in a font of theirs.
    ['\ue000 price list \u{f0000}.pdf', '\ue000 price list \u{f0000}.pdf'],
    ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
  ])('%s is kept as %s', (given, kept) => {
    expect(cleanName(given)).toBe(kept);
  });

  it.each([
    '../../etc/passwd.pdf',
    '..\\windows.pdf',
    'C:\\x.pdf',
    '/tmp/x.pdf',
    'a\0b.pdf',
    'a\r\nSet-Cookie: x.pdf',
    'invoice\u202efdp.exe',
    'invoice\u202excod.pdf',
    'a\u200bb.pdf',
    'a\ud800.pdf',
    'invoice.pdf.exe',
    'invoice.exe.pdf',
    'page.HTML .pdf',
    'logo.svg',
    '.pdf',
    '',
    '   ',
    `${'x'.repeat(150)}.pdf`,
  ])('%j is refused', (given) => {
    expect(cleanName(given)).toBeNull();
  });

  it('typed by a person gets the ending of its type, and never another one', () => {
    expect(nameForType('Invoice July', 'pdf')).toBe('Invoice July.pdf');
    expect(nameForType('Invoice July.PDF', 'pdf')).toBe('Invoice July.PDF');
    expect(nameForType('scan.jpeg', 'jpg')).toBe('scan.jpeg');
    expect(nameForType('Invoice no. 7', 'pdf')).toBe('Invoice no. 7.pdf');
    expect(nameForType('Invoice July.png', 'pdf')).toBeNull();
    expect(nameForType('x'.repeat(150), 'pdf')).toBeNull();
  });
});

describe('[ORD-13] the header of a download', () => {
  it('says the name in both forms, and nothing in it can end the header', () => {
    expect(attachmentNamed('Größe 7.pdf')).toBe(
      `attachment; filename="Gr__e 7.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%207.pdf`,
    );
    for (const name of ['a"; filename="b.exe', 'a\r\nX-Injected: 1', "it's (7)*.pdf", 'a\ud800b', '%0d%0a'])
      expect(attachmentNamed(name)).toMatch(
        /^attachment; filename="[A-Za-z0-9 ._()-]*"; filename\*=UTF-8''[A-Za-z0-9%._~!-]*$/,
      );
  });
});
