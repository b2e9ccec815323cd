/**
 * The consignment note of the CMR convention (Geneva, 19 May 1956, articles 5 and 6) in the numbered fields of the IRU
 * model, one page for each of the three parties.
 */

import type { Party } from '../../../kernel/party.ts';
import { countryName } from '../../../platform/pdf/country-name.ts';
import { longDate } from '../../../platform/pdf/long-date.ts';
import { addressLines } from '../../../platform/pdf/paper-parts.ts';
import {
  a4,
  artifact,
  block,
  closePaper,
  drawMark,
  nextPage,
  openPaper,
  type Paper,
} from '../../../platform/pdf/pdf-paper.ts';
import { inks, type TextStyle } from '../../../platform/pdf/pdf-text.ts';
import type { PaperLoad, PaperOrder } from '../papers.types.ts';
import { cubicMetres, loadKilograms, piecesOf } from './weights.ts';

const copies = ['Copy for the sender', 'Copy for the consignee', 'Copy for the carrier'] as const;
const fieldName: TextStyle = { face: 'bold', size: 6.5, color: inks.muted, maximumLines: 2 };
const text: TextStyle = { face: 'regular', size: 8.5, maximumLines: 5 };

/** Rows of goods that fields 6 to 12 have room for, beside their sum. */
const mostRows = 12;

/** Place and size of a field: columns of 12 across, points down from the top margin. */
type Field = { readonly from: number; readonly to: number; readonly top: number; readonly height: number };

/** Draws and ends the paper. */
export function cmrPaper(order: PaperOrder): Paper {
  const { orderNumber, confirmedAt, seller } = order;
  const title = `CMR consignment note ${orderNumber}`;
  const paper = openPaper({ title, subject: `Order ${orderNumber}`, author: seller.name, createdAt: confirmedAt }, a4);
  for (const [index, copy] of copies.entries()) {
    if (index > 0) nextPage(paper);
    drawCopy(paper, order, copy);
  }
  closePaper(paper, `${title} · ${seller.name}`);
  return paper;
}

function drawCopy(paper: Paper, order: PaperOrder, copy: string): void {
  const { sheet } = paper;
  drawMark(paper, sheet.margin, sheet.margin - 4, 20);
  const right = { x: sheet.margin + 270, y: sheet.margin - 4, width: sheet.width - 2 * sheet.margin - 270 };
  block(
    paper,
    'H1',
    'International consignment note (CMR)',
    { x: sheet.margin + 30, y: sheet.margin - 5, width: 300 },
    { face: 'bold', size: 13 },
  );
  block(paper, 'P', copy, right, { face: 'bold', size: 9, align: 'end' });
  block(paper, 'P', `No. ${order.orderNumber}`, { ...right, y: right.y + 12 }, { face: 'mono', size: 9, align: 'end' });
  partiesOf(paper, order);
  goodsOf(paper, order);
  agreementsOf(paper, order);
  signaturesOf(paper, order);
}

function partiesOf(paper: Paper, order: PaperOrder): void {
  const { shipFrom, consignee, carrier, pickupDate, confirmedAt } = order;
  const place = (party: Party) => [party.postalCode, party.city].filter(Boolean).join(' ');
  field(paper, { from: 0, to: 6, top: 30, height: 84 }, '1  Sender (name, address, country)', [
    shipFrom.name,
    ...addressLines(shipFrom),
  ]);
  field(
    paper,
    { from: 6, to: 12, top: 30, height: 84 },
    '16  Carrier (name, address, country)',
    carrier === null ? [] : [carrier],
  );
  field(paper, { from: 0, to: 6, top: 114, height: 84 }, '2  Consignee (name, address, country)', [
    consignee.name,
    ...addressLines(consignee),
  ]);
  field(paper, { from: 6, to: 12, top: 114, height: 84 }, '17  Successive carriers', []);
  field(paper, { from: 0, to: 6, top: 198, height: 44 }, '3  Place designated for delivery of the goods', [
    `${place(consignee)}, ${countryName(consignee.country)}`,
  ]);
  field(paper, { from: 6, to: 12, top: 198, height: 88 }, "18  Carrier's reservations and observations", []);
  field(paper, { from: 0, to: 6, top: 242, height: 44 }, '4  Place and date of taking over the goods', [
    `${place(shipFrom)}, ${countryName(shipFrom.country)}`,
    longDate(pickupDate ?? confirmedAt),
  ]);
  field(paper, { from: 0, to: 12, top: 286, height: 30 }, '5  Documents attached', [
    `Packing list ${order.orderNumber}; delivery note ${order.orderNumber}`,
  ]);
}

/** Fields 6 to 12: a row for each size of parcel or pallet, and their sums. */
function goodsOf(paper: Paper, order: PaperOrder): void {
  const top = 316;
  const height = 190;
  const names = [
    '6  Marks and numbers',
    '7  Number',
    '8  Method of packing',
    '9  Nature of the goods',
    '10  Statistical no.',
    '11  Gross kg',
    '12  Volume m³',
  ];
  const edges = [0, 2, 3, 5, 8, 9.6, 10.8, 12];
  const rows = [...goodsRows(order), sumRow(order)];
  for (const [index, name] of names.entries()) {
    const at = { from: edges[index] ?? 0, to: edges[index + 1] ?? 12, top, height };
    field(
      paper,
      at,
      name,
      rows.map((row) => row[index] ?? ''),
      { ...text, size: 8, maximumLines: 1, align: index > 4 ? 'end' : 'start' },
    );
  }
}

/** A row for each size, as many as the field has room for; the last one sums up those that are on the packing list only. */
function goodsRows(order: PaperOrder): string[][] {
  const { loads } = order;
  if (loads.length <= mostRows) return loads.map((load) => goodsRow(order, load));
  const rest = loads.slice(mostRows - 1);
  const about = [order.orderNumber, String(piecesOf(rest)), `${rest.length} more sizes`, 'See packing list', ''];
  const sums = [loadKilograms(rest).toFixed(1), cubicMetres(rest).toFixed(3)];
  return [...loads.slice(0, mostRows - 1).map((load) => goodsRow(order, load)), [...about, ...sums]];
}

function goodsRow(order: PaperOrder, load: PaperLoad): string[] {
  const packing = load.loadType === 'PALLET' ? `${load.palletType ?? ''} pallet`.trim() : 'Parcel';
  return [
    order.orderNumber,
    String(load.count),
    packing,
    natureOf(order),
    codeOf(order),
    loadKilograms([load]).toFixed(1),
    cubicMetres([load]).toFixed(3),
  ];
}

function sumRow({ loads }: PaperOrder): string[] {
  return [
    'Together',
    String(piecesOf(loads)),
    '',
    '',
    '',
    loadKilograms(loads).toFixed(1),
    cubicMetres(loads).toFixed(3),
  ];
}

const natureOf = ({ lines }: PaperOrder): string =>
  lines.length === 1 ? (lines[0]?.productName ?? '') : `Consumer goods, ${lines.length} lines`;

/** The code all lines share, to the heading of four digits at least; several codes stand on the commercial invoice. */
function codeOf({ lines }: PaperOrder): string {
  const headings = new Set(lines.map(({ hsCode }) => hsCode?.slice(0, 4) ?? ''));
  const [only] = headings;
  return headings.size === 1 && only ? only : 'various';
}

function agreementsOf(paper: Paper, order: PaperOrder): void {
  const top = 506;
  field(paper, { from: 0, to: 6, top, height: 60 }, "13  Sender's instructions", [
    ...(order.buyerReference === null ? [] : [`Reference of the consignee: ${order.buyerReference}`]),
    ...(order.isToWarehouse ? ['Delivery by appointment at the goods-in of the warehouse'] : []),
  ]);
  field(paper, { from: 6, to: 12, top, height: 60 }, '19  Special agreements', []);
  field(paper, { from: 0, to: 6, top: top + 60, height: 34 }, '14  Instructions as to payment for carriage', [
    order.shippingMethod === 'SELLER' ? 'Carriage paid by the sender' : 'Carriage paid by Quayside',
  ]);
  field(paper, { from: 6, to: 12, top: top + 60, height: 34 }, '15  Cash on delivery', ['None']);
  field(paper, { from: 0, to: 12, top: top + 94, height: 34 }, '21  Established in, on', [
    `${order.shipFrom.city}, ${longDate(order.confirmedAt)}`,
  ]);
}

function signaturesOf(paper: Paper, { shipFrom, consignee }: PaperOrder): void {
  const at = { top: 634, height: 96 };
  field(paper, { from: 0, to: 4, ...at }, '22  Signature and stamp of the sender', [shipFrom.name], {
    ...text,
    maximumLines: 2,
  });
  field(paper, { from: 4, to: 8, ...at }, '23  Signature and stamp of the carrier', []);
  field(
    paper,
    { from: 8, to: 12, ...at },
    '24  Goods received: place, date, signature and stamp of the consignee',
    [consignee.name],
    { ...text, maximumLines: 2 },
  );
}

function field(paper: Paper, at: Field, name: string, lines: readonly string[], style: TextStyle = text): void {
  const { pdf, sheet } = paper;
  const column = (sheet.width - 2 * sheet.margin) / 12;
  const x = sheet.margin + at.from * column;
  const y = sheet.margin + at.top;
  const width = (at.to - at.from) * column;
  artifact(pdf, () => pdf.rect(x, y, width, at.height).lineWidth(0.7).stroke(inks.ink));
  const inside = { x: x + 4, width: width - 8 };
  let below = y + 3 + block(paper, 'P', name, { ...inside, y: y + 3 }, fieldName) + 1;
  for (const line of lines) {
    if (below + style.size > y + at.height) break;
    const step = style.size * 1.32;
    below += line === '' ? step : Math.max(step, block(paper, 'P', line, { ...inside, y: below }, style));
  }
}
