/** Second files hidden in a first one (polyglots), and scripts: what another program could see in the same bytes. */
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';

/** Lower case. A browser, a PHP server or a virus scanner's own test would act on these wherever they stand. */
const scripts = ['<script', '<html>', '<html ', '<iframe', '<?php', 'eicar-standard-antivirus-test-file'];
/** Actions of a PDF that run code or start programs (ISO 32000-1, 12.6.4.5 and 12.6.4.16). */
const pdfActions = ['/javascript', '/launch'];
const longestMark = 40;

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
  return (await holdsScript(content, type === 'pdf')) ? 'file_holds_program' : null;
}

async function holdsScript(content: FileContent, isPdf: boolean): Promise<boolean> {
  const marks = isPdf ? [...scripts, ...pdfActions] : scripts;
  let before = '';
  for await (const piece of content.stream()) {
    const text = before + piece.toString('latin1').toLowerCase();
    const read = isPdf ? withoutEscapes(text) : text;
    if (marks.some((mark) => read.includes(mark))) return true;
    before = text.slice(-3 * longestMark);
  }
  return false;
}

/** Names in a PDF may be written with #xx for any character (ISO 32000-1, 7.3.5). */
const withoutEscapes = (text: string): string =>
  text.replace(/#([2-7][0-9a-f])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)).toLowerCase());
