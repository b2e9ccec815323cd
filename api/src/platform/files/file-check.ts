/**
 * What a file is, found in its content and never in what its sender says of it. A file passes when its content is one of
 * the wanted types, the ending of its name agrees, it is whole, and it is nothing else besides.
 */
import type { FileType } from '@quayside/contract/file-values';
import { fileTypes, typeOfName } from '@quayside/contract/file-values';
import { fileTypeFromBuffer } from 'file-type';
import { type FileContent, withContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';
import { hiddenIn, markFinder } from './hidden-content.ts';
import { refusalOfOldSheet } from './old-sheet-check.ts';
import { refusalOfPdf } from './pdf-check.ts';
import { refusalOfJpg, refusalOfPng } from './picture-check.ts';
import { programs } from './programs.ts';
import { refusalOfSheet } from './sheet-check.ts';
import { textIn } from './text-check.ts';

/** As much as the signatures of all known formats need. */
const headSize = 4_100;

export type Checked = { readonly type: FileType } | { readonly refused: FileErrorCode };

/** Looks at the file at `path`; `name` is its clean name, `wanted` what this call takes. */
export function checkFile(path: string, name: string, wanted: readonly FileType[]): Promise<Checked> {
  return withContent(path, (content) => checkContent(content, name, wanted));
}

async function checkContent(content: FileContent, name: string, wanted: readonly FileType[]): Promise<Checked> {
  if (content.size === 0) return { refused: 'file_empty' };
  const named = typeOfName(name);
  if (named === null || !wanted.includes(named)) return { refused: 'file_type_not_allowed' };
  const found = await typeNamed(content, named);
  if ('refused' in found) return found;
  if (found.type !== named) return { refused: 'file_type_mismatch' };
  const refused = await refusalOf(content, found.type);
  return refused ? { refused } : found;
}

/** Rows of text are rows of text under either name. */
async function typeNamed(content: FileContent, named: FileType): Promise<Checked> {
  const found = await typeIn(content);
  return 'type' in found && found.type === 'csv' && named === 'tsv' ? { type: 'tsv' } : found;
}

/** By the signature at the very first byte; what has none may be text. */
async function typeIn(content: FileContent): Promise<Checked> {
  const head = await content.read(0, headSize);
  if (head.indexOf('%PDF-') === 0) return { type: 'pdf' };
  if (head.toString('latin1', 0, 4) === 'PK\u0003\u0004') return { type: isOpenDocument(head) ? 'ods' : 'xlsx' };
  const signature = await fileTypeFromBuffer(head);
  if (signature?.ext === 'jpg') return { type: 'jpg' };
  if (signature?.ext === 'png' || signature?.ext === 'apng') return { type: 'png' };
  const { kind, refusal } = await textIn(content);
  if (refusal || kind === 'script') return { refused: refusal ?? 'file_holds_program' };
  if (kind) return { type: kind };
  if (signature?.ext === 'cfb') return (await isLocked(content)) ? { refused: 'file_is_locked' } : { type: 'xls' };
  return { refused: signature && programs.has(signature.ext) ? 'file_holds_program' : 'file_type_mismatch' };
}

/** Its first part says so, stored as it is, at a fixed place (OpenDocument 1.3, part 2, section 3.3). */
const isOpenDocument = (head: Buffer): boolean =>
  head.toString('latin1', 30, 84) === `mimetype${fileTypes.ods.contentType}`;

/** A sheet with a password is a container of the old kind with one part of this name, in UTF-16 (MS-OFFCRYPTO, 2.3.4). */
const lockedPart = [...'encryptedpackage'].join('\0');

async function isLocked(content: FileContent): Promise<boolean> {
  const isIn = markFinder([lockedPart], (text) => text);
  for await (const piece of content.stream()) if (isIn(piece)) return true;
  return false;
}

/** Why a file of that type must be refused. Text was read to its end when its type was found. */
async function refusalOf(content: FileContent, type: FileType): Promise<FileErrorCode | null> {
  if (type === 'xlsx' || type === 'ods') return refusalOfSheet(content, type);
  if (type === 'xls') return refusalOfOldSheet(content);
  if (type === 'csv' || type === 'tsv' || type === 'xml') return null;
  const hidden = await hiddenIn(content, type);
  if (hidden) return hidden;
  if (type === 'pdf') return refusalOfPdf(content);
  return type === 'png' ? refusalOfPng(content) : refusalOfJpg(content);
}
