/** Small real files of each type, made byte by byte; and a ZIP writer for files that are not what they should be. */
import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import type { FileType } from '@quayside/contract/file-values';
import { writeOds } from 'hucre/ods';

/** A PDF of one empty page, `size` bytes long when given; `extra` goes into its catalogue, `tail` behind its end mark. */
export function pdfBytes({ extra = '', tail = '', size = 0 } = {}): Buffer {
  const objects = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${extra} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
  ];
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const withFiller = (filler: string): Buffer => {
    const body = `${head}${objects.join('')}%${filler}\n`;
    const start = String(body.length).padStart(10, '0');
    const trailer = `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
    return Buffer.from(`${body}${trailer}${tail}`, 'latin1');
  };
  return withFiller(' '.repeat(Math.max(0, size - withFiller('').length)));
}

/** A grey picture; its pixels are stored, whatever width and height the header claims. */
export function pngBytes({ width = 2, height = 2, tail = '' } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = deflateSync(Buffer.alloc(6));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND'), Buffer.from(tail)]);
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A JPEG's markers around no picture; `comment` stands in a comment segment. */
export function jpgBytes({ width = 2, height = 2, comment = '', tail = '' } = {}): Buffer {
  const text = Buffer.from(comment, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2, 0);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xfe]);
  return Buffer.concat([start, length, text, frame, Buffer.from([0xff, 0xd9]), Buffer.from(tail, 'latin1')]);
}

export type ZipPart = {
  readonly name: string;
  readonly content: Buffer | string /** What the archive claims. */;
  readonly claimed?: number;
};

/** An archive of deflated parts; the first of OpenDocument is stored as it is. */
export function zipBytes(parts: readonly ZipPart[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed } of parts) {
    const data = Buffer.from(content);
    const packed = name === 'mimetype' ? data : deflateRawSync(data);
    const local = header(0x04034b50, 30, name, {
      crc: crc32(data),
      packed: packed.length,
      size: claimed ?? data.length,
    });
    const entry = header(0x02014b50, 46, name, {
      crc: crc32(data),
      packed: packed.length,
      size: claimed ?? data.length,
    });
    entry.writeUInt32LE(offset, 42);
    locals.push(local, packed);
    table.push(entry);
    offset += local.length + packed.length;
  }
  const end = Buffer.alloc(22 + comment.length);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  end.write(comment, 22, 'latin1');
  return Buffer.concat([...locals, ...table, end]);
}

/** Of a local file (30 bytes) or of the table of contents (46): the fields lie two or four bytes apart. */
function header(
  mark: number,
  size: number,
  name: string,
  { crc, packed, size: unpacked }: { crc: number; packed: number; size: number },
): Buffer {
  const shift = size === 46 ? 2 : 0;
  const bytes = Buffer.alloc(size + Buffer.byteLength(name));
  bytes.writeUInt32LE(mark, 0);
  bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE(name === 'mimetype' ? 0 : 8, 8 + shift);
  bytes.writeUInt32LE(crc, 14 + shift);
  bytes.writeUInt32LE(packed, 18 + shift);
  bytes.writeUInt32LE(unpacked, 22 + shift);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
  bytes.write(name, size, 'utf8');
  return bytes;
}

/** The least a sheet consists of, and what a test adds to it. */
export const xlsxParts = (...more: readonly ZipPart[]): ZipPart[] => [
  { name: '[Content_Types].xml', content: '<?xml version="1.0"?><Types/>' },
  { name: 'xl/workbook.xml', content: '<?xml version="1.0"?><workbook/>' },
  ...more,
];
export const xlsxBytes = (...more: readonly ZipPart[]): Buffer => zipBytes(xlsxParts(...more));

const sampleRows = [
  ['gtin', 'quantity'],
  ['4006381333931', 12],
];
const oldBook = utils.book_new(utils.aoa_to_sheet(sampleRows), 'List');

/** One small file of each type. */
export const sampleFiles: Readonly<Record<FileType, Buffer>> = {
  pdf: pdfBytes(),
  png: pngBytes(),
  jpg: jpgBytes(),
  xlsx: xlsxBytes(),
  xls: Buffer.from(write(oldBook, { type: 'array', bookType: 'biff8' })),
  ods: Buffer.from(await writeOds({ sheets: [{ name: 'List', rows: sampleRows }] })),
  csv: Buffer.from('gtin;quantity\n4006381333931;12\n'),
  tsv: Buffer.from('gtin\tquantity\n4006381333931\t12\n'),
  xml: Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl"/>\n'),
};

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** A small PDF as `storeFile` takes it. */
export const samplePdf = (): { type: 'pdf'; content: Blob; sha256: string } => ({
  type: 'pdf',
  content: new Blob([new Uint8Array(sampleFiles.pdf)]),
  sha256: sha256Of(sampleFiles.pdf),
});
