/** The embedded carrier's label: A6, one page per piece, the number as Code 128 and in words. */
import type { BookingRequest } from './carriers.port.ts';

const a6: [number, number] = [297.64, 419.53];
const margin = 18;

/** A PDF to print; `numbers` holds one number per piece. */
export async function carrierLabel(request: BookingRequest, numbers: readonly string[]): Promise<Uint8Array> {
  // Loaded with the first label: a server that draws none keeps their 21 MB.
  const [{ default: bwipjs }, { default: PDFDocument }] = await Promise.all([import('bwip-js/node'), import('pdfkit')]);
  const barcodes = await Promise.all(
    numbers.map((text) => bwipjs.toBuffer({ bcid: 'code128', text, scale: 3, height: 18, includetext: false })),
  );
  const document = new PDFDocument({
    size: a6,
    margin,
    autoFirstPage: false,
    info: { Title: `Label ${request.order}`, CreationDate: new Date(`${request.pickupDate}T00:00:00Z`) },
  });
  const weights = request.loads.flatMap(({ count, weightKg }) => Array.from({ length: count }, () => weightKg));
  const parts: Buffer[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  for (const [index, barcode] of barcodes.entries())
    drawPiece(document, request, {
      index,
      of: barcodes.length,
      number: numbers[index] ?? '',
      weightKg: weights[index],
      barcode,
    });
  document.end();
  return written;
}

type Piece = {
  readonly index: number;
  readonly of: number;
  readonly number: string;
  readonly weightKg: number | undefined;
  readonly barcode: Buffer;
};

function drawPiece(
  document: PDFKit.PDFDocument,
  { carrier, from, to, order, pickupDate }: BookingRequest,
  { index, of, number, weightKg, barcode }: Piece,
): void {
  const width = a6[0] - 2 * margin;
  document.addPage();
  document.font('Helvetica-Bold').fontSize(15).text(carrier.replaceAll('_', ' ').toUpperCase(), { width });
  document
    .font('Helvetica')
    .fontSize(9)
    .text(`Pickup ${pickupDate} · piece ${index + 1} of ${of}${weightKg === undefined ? '' : ` · ${weightKg} kg`}`);
  rule(document);
  document.fontSize(8).text('From').fontSize(10);
  for (const line of linesOf([from.company, from.line1, from.line2, `${from.postalCode} ${from.city}`, from.country]))
    document.text(line, { width, height: 12, ellipsis: true });
  rule(document);
  document.fontSize(8).text('To').font('Helvetica-Bold').fontSize(13);
  for (const line of linesOf([to.name, to.city, to.country]))
    document.text(line, { width, height: 16, ellipsis: true });
  rule(document);
  document.font('Helvetica').fontSize(10).text(`Order ${order}`);
  document.image(barcode, margin, 300, { fit: [width, 70], align: 'center' });
  document.font('Courier-Bold').fontSize(12).text(number, margin, 380, { width, align: 'center' });
}

const linesOf = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

function rule(document: PDFKit.PDFDocument): void {
  document.moveDown(0.5);
  document
    .moveTo(margin, document.y)
    .lineTo(a6[0] - margin, document.y)
    .stroke();
  document.moveDown(0.5);
}
