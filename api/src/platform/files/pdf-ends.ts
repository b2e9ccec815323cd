/**
 * What stands behind the end marks of a PDF. Behind the last one nothing may; behind an earlier one the objects or the table
 * of a later version (ISO 32000-1, 7.5.6), as signing and editing append them. Anything else is a second file.
 */
import { afterBlanks } from './pdf-lexer.ts';

const mark = '%%EOF';
/** Some writers close with the end-of-file character of CP/M. */
const padding = new Set('\0\t\n\f\r \u001a');
/** A later version begins so, or the mark stood on a page that is kept in the file, unpacked. */
const goesOn =
  /^(?:\d{1,10}[\0\t\n\f\r ]{1,4}(?:%[^\r\n]{0,80}[\r\n]{1,2})?\d{1,5}[\0\t\n\f\r ]{1,4}obj[\0\t\n\f\r ]{0,4}(?:[<[(/%]|[+-]?\d{1,10}[\0\t\n\f\r ]|true|false|null)|xref[\0\t\n\f\r ]{1,4}\d{1,10} \d|trailer[\0\t\n\f\r ]{0,4}<<|startxref[\0\t\n\f\r ]{1,4}\d{1,12}[\0\t\n\f\r ]|endstream[\0\t\n\f\r ]{1,4}endobj|endobj[\0\t\n\f\r ])/;
const longestStart = 160;

/** `text`: one character a byte. */
export function isMixedBehindEnd(text: string): boolean {
  const last = text.lastIndexOf(mark);
  for (let at = text.indexOf(mark); at >= 0 && at < last; at = text.indexOf(mark, at + mark.length))
    if (isLineStart(text, at) && !mayGoOn(text, at + mark.length)) return true;
  return afterPadding(text, last + mark.length) < text.length;
}

/** Elsewhere it is part of a string, a picture or a longer comment. */
const isLineStart = (text: string, at: number): boolean => /[\r\n]/.test(text.charAt(at - 1));

function mayGoOn(text: string, behind: number): boolean {
  // A mark that follows at once is looked at by itself.
  const next = afterPadding(text, behind);
  if (next > behind && text.startsWith(mark, next)) return true;
  const at = text.charAt(next) === '%' ? afterBlanks(text, next) : next;
  return goesOn.test(text.slice(at, at + longestStart));
}

function afterPadding(text: string, from: number): number {
  let at = from;
  while (at < text.length && padding.has(text.charAt(at))) at += 1;
  return at;
}
