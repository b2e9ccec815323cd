/** Second files hidden in a first one (polyglots), and scripts: what another program could see in the same bytes. */
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';

/** Lower case. A browser, a PHP server or a virus scanner's own test would act on these wherever they stand. */
const scripts = ['<script', '<html>', '<html ', '<iframe', '<?php', 'eicar-standard-antivirus-test-file'];
/** Actions of a PDF that run code or start programs (ISO 32000-1, 12.6.4.5 and 12.6.4.16). */
export const pdfActions = ['/javascript', '/launch'];
/** As much of a piece as is looked at again with the next one: longer than any mark, and than most links. */
const border = 2_048;

const endOfArchive = Buffer.from('PK\u0005\u0006', 'latin1');
/** The end record of a ZIP archive and its longest comment. */
const archiveTail = 22 + 65_535;
/** Readers take a PDF whose header stands anywhere in here (ISO 32000-1, annex H, note 13). */
const pdfHeaderWithin = 1_024;

/** Why a file that is itself no archive must be refused; null when nothing is hidden. */
export async function hiddenIn(content: FileContent, type: 'pdf' | 'png' | 'jpg'): Promise<FileErrorCode | null> {
  const tail = await content.read(Math.max(0, content.size - archiveTail), archiveTail);
  if (tail.includes(endOfArchive)) return 'file_is_mixed';
  const head = await content.read(0, pdfHeaderWithin);
  if (type !== 'pdf' && head.includes('%PDF-')) return 'file_is_mixed';
  const marks = type === 'pdf' ? [...scripts, ...pdfActions] : scripts;
  const read = type === 'pdf' ? withoutEscapes : (text: string) => text;
  return (await holdsAny(content.stream(), marks, read)) ? 'file_holds_program' : null;
}

/** Whether one of the marks stands in the pieces together, each in lower case and as `read` gives it. */
async function holdsAny(
  pieces: AsyncIterable<Buffer>,
  marks: readonly string[],
  read: (text: string) => string,
): Promise<boolean> {
  const isIn = markFinder(marks, read);
  for await (const piece of pieces) if (isIn(piece)) return true;
  return false;
}

/** Takes piece after piece and tells whether a mark stands in the last ones together. */
export function markFinder(marks: readonly string[], read: (text: string) => string): (piece: Buffer) => boolean {
  let before = '';
  return (piece) => {
    const text = before + piece.toString('latin1').toLowerCase();
    const found = read(text);
    before = text.slice(-border);
    return marks.some((mark) => found.includes(mark));
  };
}

/**
 * Where a link leads is no name: "/launch" at its end starts nothing. Up to a space, a bracket or an end of line only: so
 * far it is the same string, comment or stream for every reader, and holds no object.
 */
const link = /\/uri[\s\0]*\((?:\\[^\s\0]|[^\\()<>\s\0])*/g;

/** Names in a PDF may be written with #xx for any character (ISO 32000-1, 7.3.5). In lower case, without its links. */
export const withoutEscapes = (text: string): string =>
  text
    .replace(link, ' ')
    .replace(/#([2-7][0-9a-f])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)).toLowerCase());
