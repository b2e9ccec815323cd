/**
 * Values that a sheet takes from elsewhere: DDE starts a program, a workbook or picture on another host is asked for as soon
 * as somebody opens the sheet, with that person's sign-in. A link that a person presses is none of them.
 */
import { withoutReferences } from './xml-references.ts';

/** Relations of a workbook that bring something in from outside it (ECMA-376, part 1, 18.14 and 18.13; part 2, 6.5). */
const outside = /\/(externallink|externallinkpath|connections|querytable|oleobject|ddelink)["']/i;
const isExternal = /targetmode\s{0,20}=\s{0,20}["']\s{0,20}external/i;
const hyperlink = /\/hyperlink["']/i;

/** Whether a part of relations names anything outside but hyperlinks. */
export async function linksInRelations(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  const read: Buffer[] = [];
  for await (const piece of pieces) read.push(piece);
  const text = withoutReferences(Buffer.concat(read).toString('latin1').replaceAll('\0', '').toLowerCase());
  return text.split('<').some((tag) => outside.test(tag) || (isExternal.test(tag) && !hyperlink.test(tag)));
}

/** Elements by which an OpenDocument sheet takes over another file or talks to a program (1.3, part 3, 9.2.6, 9.3 and 14.6). */
const marks = ['dde-source', 'dde-link', ':table-source', ':cell-range-source', '=dde(', ':dde('];
const longestMark = 20;
/** Each sign of the longest mark may be written as a reference. */
const border = longestMark * 110;

/** Whether a part of an OpenDocument sheet does. */
export async function linksInOds(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  let before = '';
  for await (const piece of pieces) {
    const raw = before + piece.toString('latin1').replaceAll('\0', '').toLowerCase();
    const text = withoutReferences(raw);
    if (marks.some((mark) => text.includes(mark))) return true;
    before = raw.slice(-border);
  }
  return false;
}
