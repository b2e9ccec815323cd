/**
 * Files in a PDF. A hybrid invoice (Factur-X, ZUGFeRD: EN 16931 as XML in a PDF/A-3) carries one, so an attachment whose
 * name and content are XML passes, and no other one.
 */
import { typeOfName } from '@quayside/contract/file-values';
import { contentOfBytes } from './file-content.ts';
import { cleanName } from './file-name.ts';
import type { FileErrorCode } from './files.errors.ts';
import type { PdfDictionary, PdfValue } from './pdf-dictionaries.ts';
import type { PdfObjects } from './pdf-objects.ts';
import { type PdfStream, unpackedStream } from './pdf-streams.ts';
import { textOf } from './pdf-text.ts';
import { textIn } from './text-check.ts';

/** Names and contents of a file specification, for each kind of system (ISO 32000-1, tables 44 and 45). */
const systems = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** All attached files together, unpacked. */
const mostUnpacked = 20 * 1_048_576;

/** Why the attached files must be refused; null when there are none, or only XML. */
export async function refusalOfAttachments(bytes: Buffer, objects: PdfObjects): Promise<FileErrorCode | null> {
  const { streams, fileSpecifications } = objects;
  if (!fileSpecifications.every(hasXmlName)) return 'file_holds_attachment';
  const contents = fileSpecifications.flatMap((specification) => contentsOf(specification, objects));
  const wanted = new Set(contents);
  const isKnown = new Set(streams.map(({ object }) => object));
  // A content that is no plain reference to a stream here, or a stream that might be any.
  if (wanted.size > 0 && (isKnown.has(null) || contents.some((one) => !isKnown.has(one))))
    return 'file_holds_attachment';
  const attached = streams.filter((stream) => wanted.has(stream.object) || isEmbeddedFile(stream));
  const room = { unpacked: mostUnpacked, packed: 2 * bytes.length };
  for (const stream of attached) {
    const { kind, refusal } = await textIn(
      contentOfBytes(unpackedStream(bytes, stream, room) ?? plainContent(bytes, stream)),
    );
    if (refusal || kind !== 'xml') return refusal ?? 'file_holds_attachment';
  }
  return null;
}

const valuesOf = ({ entries }: PdfDictionary): PdfValue[] => systems.flatMap((key) => entries.get(key) ?? []);

function hasXmlName(specification: PdfDictionary): boolean {
  const names = valuesOf(specification);
  return names.length > 0 && names.every((name) => name.kind === 'string' && isXmlName(textOf(name.text)));
}

const isXmlName = (given: string): boolean => typeOfName(cleanName(given) ?? '') === 'xml';

/** The numbers of the streams that hold the content; null for what is no plain reference. */
function contentsOf({ entries }: PdfDictionary, { numbered }: PdfObjects): (number | null)[] {
  const tables = (entries.get('EF') ?? []).flatMap((value) => {
    if (value.kind === 'dictionary') return value.dictionary;
    return value.kind === 'reference' ? (numbered.get(value.object) ?? []) : [];
  });
  if (tables.length === 0) return [null];
  return tables.flatMap(valuesOf).map((value) => (value.kind === 'reference' ? value.object : null));
}

const isEmbeddedFile = ({ dictionary: { entries } }: PdfStream): boolean =>
  (entries.get('Type') ?? []).some((type) => type.kind === 'name' && type.text === 'EmbeddedFile');

function plainContent(bytes: Buffer, { start }: PdfStream): Buffer {
  const from = start ?? 0;
  const end = bytes.indexOf('endstream', from);
  return bytes.subarray(from, end < 0 ? bytes.length : end);
}
