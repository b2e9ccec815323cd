/** CSV and XML: text throughout, and no page, picture or script in disguise. */
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';
import { withoutReferences } from './xml-references.ts';

/**
 * Lower case. With a document type or entities a parser can be made to read other files or to unpack without end; in one
 * of these namespaces an element runs or loads something under any prefix.
 */
const forbidden = [
  '<script',
  '<html',
  '<iframe',
  '<svg',
  '<?php',
  '<!doctype',
  '<!entity',
  '<?xml-stylesheet',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xsl/transform',
  'http://www.w3.org/2001/xinclude',
  'eicar-standard-antivirus-test-file',
];
const longestMark = 50;
/** What is looked at again with the next piece: the longest mark with each character as the longest reference. */
const border = longestMark * 110;
/** Where an XML declaration stands. */
const headSize = 512;
/** A text has line ends and tabs; every other control character belongs to some binary format. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export type TextKind = 'csv' | 'xml';
type Text = { readonly kind: TextKind | 'script' | null; readonly refusal: FileErrorCode | null };

/** What the text is; null when it is none. XML begins with a bracket, `#!` is a script, all else can be rows. */
export async function textIn(content: FileContent): Promise<Text> {
  const head = await content.read(0, 3);
  if (head[0] === 0xff && head[1] === 0xfe) return (await readAs(content, 'utf-16le')) ?? notText;
  if (head[0] === 0xfe && head[1] === 0xff) return (await readAs(content, 'utf-16be')) ?? notText;
  return (await readAs(content, 'utf-8')) ?? (await readAs(content, 'windows-1252')) ?? notText;
}

const notText: Text = { kind: null, refusal: null };

/** Null when the bytes are not text in that encoding. */
async function readAs(content: FileContent, encoding: string): Promise<Text | null> {
  let kind: Text['kind'] = null;
  let isForbidden = false;
  let before = '';
  for await (const piece of piecesAs(content, encoding)) {
    if (piece === null || controls.test(piece)) return null;
    const text = before + piece.toLowerCase();
    kind ??= kindOf(text);
    isForbidden ||= holdsMark(text) || (kind === 'xml' && holdsMark(withoutReferences(text)));
    before = text.slice(-border);
  }
  const isHidden = kind === 'xml' && !isKnownEncoding(await content.read(0, headSize));
  return { kind: kind ?? 'csv', refusal: isForbidden || isHidden ? 'file_holds_program' : null };
}

const holdsMark = (text: string): boolean => forbidden.some((mark) => text.includes(mark));

/** A reader goes by the encoding that the text declares: under another one than ours it would see another text. */
function isKnownEncoding(head: Buffer): boolean {
  const text = head.toString('latin1').replaceAll('\0', '');
  const declared = /^[^<]{0,8}<\?xml[^>]{0,200}?\sencoding\s{0,20}=\s{0,20}["']([^"']{0,40})/i.exec(text)?.[1];
  return declared === undefined || /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/i.test(declared);
}

/** Null before more than blanks were read. */
function kindOf(text: string): Text['kind'] {
  const start = text.trimStart();
  if (start === '') return null;
  if (start.startsWith('#!')) return 'script';
  return start.startsWith('<') ? 'xml' : 'csv';
}

/** The text piece by piece; null where it cannot be decoded. */
async function* piecesAs(content: FileContent, encoding: string): AsyncIterable<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decoded = (piece?: Buffer): string | null => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      return null;
    }
  };
  for await (const piece of content.stream()) yield decoded(piece);
  yield decoded();
}
