import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';

/** Readers look for the end mark in the last 1,024 bytes (ISO 32000-1, annex H, note 18). */
const endWithin = 1_024;

/** A PDF that is whole: it ends with its end mark. What it hides is `hiddenIn`'s to find. */
export async function refusalOfPdf(content: FileContent): Promise<FileErrorCode | null> {
  const tail = await content.read(Math.max(0, content.size - endWithin), endWithin);
  return tail.includes('%%EOF') ? null : 'file_damaged';
}
