/** The embedded carrier's label: A6, one page per piece, the number as Code 128 and in words. */
import { drawCode128, millimetre } from '../../platform/pdf/barcode.ts';
import { countryName } from '../../platform/pdf/country-name.ts';
import { longDate } from '../../platform/pdf/long-date.ts';
import {
  artifact,
  block,
  closePaper,
  nextPage,
  openPaper,
  type Paper,
  type Sheet,
} from '../../platform/pdf/pdf-paper.ts';
import { inks, type TextStyle } from '../../platform/pdf/pdf-text.ts';
import type { Destination, PickupPlace } from './carriers.port.ts';

/** Weight in kilograms; null when it is not known. */
type Piece = { readonly number: string; readonly weightKg: number | null };
export type CarrierLabel = {
  readonly carrier: string;
  readonly order: string;
  /** Local date of the pickup place. */
  readonly pickupDate: string;
  readonly from: PickupPlace;
  readonly to: Destination;
  readonly pieces: readonly Piece[];
};

const sheet: Sheet = { width: 105 * millimetre, height: 148 * millimetre, margin: 14 };
const width = sheet.width - 2 * sheet.margin;
const small: TextStyle = { face: 'bold', size: 7, color: inks.muted };
const line: TextStyle = { face: 'regular', size: 9.5, maximumLines: 1 };
const barHeight = 24 * millimetre;

/** Draws and ends the label, one piece a page. */
export function draw(label: CarrierLabel): Paper {
  const { order, carrier, pickupDate, pieces } = label;
  const about = { title: `Label ${order}`, subject: `Order ${order}`, author: nameOf(carrier) };
  const paper = openPaper({ ...about, createdAt: `${pickupDate}T00:00:00.000Z` }, sheet);
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) nextPage(paper);
    drawPiece(paper, label, piece, `${index + 1}/${pieces.length}`);
  }
  closePaper(paper, null);
  return paper;
}

const nameOf = (carrier: string): string => carrier.replaceAll('_', ' ').toUpperCase();

function drawPiece(paper: Paper, label: CarrierLabel, { number, weightKg }: Piece, place: string): void {
  const { carrier, order, pickupDate, from, to } = label;
  const { margin: x } = sheet;
  const put = (text: string, y: number, style: TextStyle) => y + block(paper, 'P', text, { x, y, width }, style);
  put(place, x, { face: 'bold', size: 15, align: 'end', maximumLines: 1 });
  let y = put(nameOf(carrier), x, { face: 'bold', size: 15, maximumLines: 1 });
  y = put(`Pickup ${longDate(pickupDate)}${weightKg === null ? '' : ` · ${weightKg} kg`}`, y, line);
  y = put('From', ruled(paper, y), small);
  const sender = [from.company, from.line1, from.line2, `${from.postalCode} ${from.city}`, countryName(from.country)];
  for (const text of sender.map((part) => part.trim()).filter((part) => part !== '')) y = put(text, y, line);
  y = put('To', ruled(paper, y), small);
  y = put(to.name, y, { face: 'bold', size: 13, maximumLines: 2 });
  const receiver = [to.line1, to.line2, `${to.postalCode} ${to.city}`, countryName(to.country)];
  for (const text of receiver.map((part) => part.trim()).filter((part) => part !== ''))
    y = put(text, y, { face: 'bold', size: 11, maximumLines: 1 });
  put(`Order ${order}`, ruled(paper, y), line);
  const bottom = sheet.height - x;
  drawCode128(paper, number, { x, y: bottom - 18 - barHeight, width, height: barHeight });
  put(number, bottom - 14, { face: 'mono', size: 11, align: 'center', maximumLines: 1 });
}

/** A rule below `y`; gives where the next block begins. */
function ruled({ pdf }: Paper, y: number): number {
  artifact(pdf, () => pdf.rect(sheet.margin, y + 4, width, 1.2).fill(inks.ink));
  return y + 9;
}
