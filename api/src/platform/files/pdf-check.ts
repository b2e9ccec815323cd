/**
 * A PDF that is whole, not locked, ends with its end mark, holds nothing that runs and no file but XML. What stands in it unpacked was looked
 * through by `hiddenIn`; here its objects are read as readers do, packed ones too.
 */
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';
import { markFinder, pdfActions, withoutEscapes } from './hidden-content.ts';
import { refusalOfAttachments } from './pdf-attachments.ts';
import { isMixedBehindEnd } from './pdf-ends.ts';
import { objectsOf } from './pdf-objects.ts';
import { RefusedFile } from './refused-file.ts';

/** Readers look for the end mark in the last 1,024 bytes (ISO 32000-1, annex H, note 18). */
const endWithin = 1_024;
/**
 * Actions, their code, forms and films that bring code of their own, and what opens another document by itself: that asks a
 * stranger's server, or shows what is packed in the file (ISO 32000-1, 12.6.4 and 12.7.8; ISO 32000-2, 13.7).
 */
const running = ['JavaScript', 'JS', 'Launch', 'XFA', 'OnInstantiate', 'ImportData', 'SubmitForm'].concat(
  'GoToR',
  'GoToE',
  'RichMedia',
  'RichMediaContent',
  'Thread',
  'Movie',
  'Rendition',
);
const wantedNames = new Set([...running, 'Encrypt']);
const pieceSize = 65_536;

/** Why it must be refused; null when nothing speaks against it. */
export async function refusalOfPdf(content: FileContent): Promise<FileErrorCode | null> {
  const tail = await content.read(Math.max(0, content.size - endWithin), endWithin);
  if (!tail.includes('%%EOF')) return 'file_damaged';
  const bytes = await content.read(0, content.size);
  if (isMixedBehindEnd(bytes.toString('latin1'))) return 'file_is_mixed';
  try {
    const objects = objectsOf(bytes, wantedNames, refuseActionsIn);
    if (objects.names.has('Encrypt')) return 'file_is_locked';
    if (running.some((name) => objects.names.has(name))) return 'file_holds_program';
    return await refusalOfAttachments(bytes, objects);
  } catch (error) {
    if (error instanceof RefusedFile) return error.code;
    throw error;
  }
}

/** Also where no object begins that we see. */
function refuseActionsIn(objects: Buffer): void {
  const isIn = markFinder(pdfActions, withoutEscapes);
  for (let at = 0; at < objects.length; at += pieceSize)
    if (isIn(objects.subarray(at, at + pieceSize))) throw new RefusedFile('file_holds_program');
}
