import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';
import { refusalOfPacked } from './pdf-object-streams.ts';

/** Readers look for the end mark in the last 1,024 bytes (ISO 32000-1, annex H, note 18). */
const endWithin = 1_024;

/** A PDF that is whole: it ends with its end mark, and nothing packed in it runs. What else it hides is `hiddenIn`'s. */
export async function refusalOfPdf(content: FileContent): Promise<FileErrorCode | null> {
  const tail = await content.read(Math.max(0, content.size - endWithin), endWithin);
  return tail.includes('%%EOF') ? refusalOfPacked(content) : 'file_damaged';
}
