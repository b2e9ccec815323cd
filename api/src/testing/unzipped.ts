/** An archive's entries as text, by name. */
import { contentOfBytes } from '../platform/files/file-content.ts';
import { entriesOf, unpacked } from '../platform/files/zip-entries.ts';

export async function unzipped(archive: Buffer): Promise<Record<string, string>> {
  const content = contentOfBytes(archive);
  const entries = await entriesOf(content, 65_535);
  if (entries === null) throw new Error('Not an archive, or a damaged one');
  const texts: [string, string][] = [];
  for (const entry of entries) {
    const pieces: Buffer[] = [];
    for await (const piece of unpacked(content, entry)) pieces.push(piece);
    const text = Buffer.concat(pieces);
    if (text.length !== entry.size) throw new Error(`${entry.name} has another size than it says`);
    texts.push([entry.name, text.toString()]);
  }
  return Object.fromEntries(texts);
}
