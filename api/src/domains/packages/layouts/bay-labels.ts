/** Labels for the bays of a warehouse, eight on a sheet: the bay as large as it is read from a lift, and its code. Runs in the thread that draws. */
import { bayLabel } from '@quayside/contract/bays';
import { drawCode128, millimetre } from '../../../platform/pdf/barcode.ts';
import { a4, artifact, block, closePaper, nextPage, openPaper, type Paper } from '../../../platform/pdf/pdf-paper.ts';
import { inks } from '../../../platform/pdf/pdf-text.ts';

/** Plain values that survive a message between threads. */
export type BayLabels = { readonly warehouse: string; readonly drawnAt: string; readonly bays: readonly string[] };

const [columns, rows] = [2, 4];
const width = (a4.width - 2 * a4.margin) / columns;
const height = (a4.height - 2 * a4.margin) / rows;
const inset = 6 * millimetre;
const barHeight = 22 * millimetre;

/** Draws and ends the paper. */
export function draw({ warehouse, drawnAt, bays }: BayLabels): Paper {
  const title = `Bay labels, ${warehouse}`;
  const paper = openPaper({ title, subject: title, author: 'Quayside', createdAt: drawnAt }, a4);
  for (const [index, bay] of bays.entries()) {
    if (index > 0 && index % (columns * rows) === 0) nextPage(paper);
    label(paper, bay, index % (columns * rows));
  }
  closePaper(paper, null);
  return paper;
}

function label(paper: Paper, bay: string, place: number): void {
  const x = a4.margin + (place % columns) * width;
  const y = a4.margin + Math.floor(place / columns) * height;
  // Cut along these.
  artifact(paper.pdf, () => paper.pdf.rect(x, y, width, height).lineWidth(0.5).stroke(inks.line));
  const inner = { x: x + inset, width: width - 2 * inset };
  block(paper, 'H2', bay, { ...inner, y: y + inset }, { face: 'bold', size: 62, align: 'center' });
  drawCode128(paper, bayLabel(bay), { ...inner, y: y + height - inset - barHeight - 16, height: barHeight });
  block(
    paper,
    'P',
    bayLabel(bay),
    { ...inner, y: y + height - inset - 12 },
    { face: 'mono', size: 9, align: 'center' },
  );
}
