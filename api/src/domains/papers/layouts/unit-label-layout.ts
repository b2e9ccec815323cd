/**
 * Logistic labels of 105 × 148 mm after the GS1 Logistic Label Guideline: who it is for, what it is in words, and below it
 * the bars, the SSCC last.
 */
import { drawGs1, millimetre } from '../../../platform/pdf/barcode.ts';
import { addressLines } from '../../../platform/pdf/paper-parts.ts';
import {
  artifact,
  block,
  closePaper,
  drawMark,
  nextPage,
  openPaper,
  type Paper,
  type Sheet,
} from '../../../platform/pdf/pdf-paper.ts';
import { inks, type TextStyle } from '../../../platform/pdf/pdf-text.ts';
import { readable } from '../gs1.rules.ts';
import type { LabelSet, UnitLabel } from '../papers.types.ts';
import { factsOf, symbolsOf, unitName } from './unit-label-parts.ts';

const sheet: Sheet = { width: 105 * millimetre, height: 148 * millimetre, margin: 12 };
const small: TextStyle = { face: 'bold', size: 6.5, color: inks.muted };
const bars = { sscc: 25 * millimetre, content: 16 * millimetre } as const;

/** Draws and ends the labels, one a page. */
export function unitLabelPaper({ labels, orderNumber, author, createdAt }: LabelSet): Paper {
  const paper = openPaper(
    { title: `Labels ${orderNumber}`, subject: `Order ${orderNumber}`, author, createdAt },
    sheet,
  );
  for (const [index, label] of labels.entries()) {
    if (index > 0) nextPage(paper);
    drawLabel(paper, label, orderNumber);
  }
  closePaper(paper, null);
  return paper;
}

function drawLabel(paper: Paper, label: UnitLabel, orderNumber: string): void {
  const { margin } = sheet;
  const width = sheet.width - 2 * margin;
  addresses(paper, label, width);
  rule(paper, 128);
  drawFacts(paper, label, orderNumber, 132, width);
  let y = sheet.height - margin;
  for (const elements of symbolsOf(label).toReversed()) {
    const text = readable(elements);
    const height = elements[0]?.ai === '00' ? bars.sscc : bars.content;
    y -= 14;
    block(paper, 'P', text, { x: margin, y, width }, { face: 'mono', size: 8.5, align: 'center', maximumLines: 1 });
    y -= height + 1;
    drawGs1(paper, text, { x: margin, y, width, height });
    y -= 5;
  }
  rule(paper, y - 1);
}

function addresses(paper: Paper, { from, to, piece, pieces, contents }: UnitLabel, width: number): void {
  const { margin } = sheet;
  drawMark(paper, sheet.width - margin - 16, margin, 16);
  block(paper, 'P', 'From', { x: margin, y: margin, width }, small);
  const sender = [from.name, ...addressLines(from)].join(', ');
  block(
    paper,
    'P',
    sender,
    { x: margin, y: margin + 9, width: width - 24 },
    { face: 'regular', size: 7.5, maximumLines: 2 },
  );
  block(paper, 'P', 'To', { x: margin, y: 44, width }, small);
  let y =
    53 +
    block(paper, 'P', to.name, { x: margin, y: 53, width: width - 70 }, { face: 'bold', size: 12, maximumLines: 2 });
  for (const line of addressLines(to).slice(0, 4))
    y +=
      y > 118
        ? 0
        : block(paper, 'P', line, { x: margin, y, width: width - 70 }, { face: 'regular', size: 9, maximumLines: 1 });
  const corner = { x: margin + width - 66, width: 66, y: 53 };
  const place = `${piece}/${pieces}`;
  block(paper, 'P', place, corner, {
    face: 'bold',
    size: Math.min(20, 100 / place.length),
    align: 'end',
    maximumLines: 1,
  });
  block(
    paper,
    'P',
    unitName(contents),
    { ...corner, y: 80 },
    { face: 'regular', size: 8, align: 'end', maximumLines: 1 },
  );
}

function drawFacts(paper: Paper, label: UnitLabel, orderNumber: string, top: number, width: number): void {
  const half = width / 2;
  for (const [index, { name, value, isWide }] of factsOf(label, orderNumber).entries()) {
    const place = {
      x: sheet.margin + (index % 2) * half,
      y: top + Math.floor(index / 2) * 24,
      width: isWide ? width : half - 6,
    };
    block(paper, 'P', name, place, small);
    block(paper, 'P', value, { ...place, y: place.y + 8.5 }, { face: 'bold', size: 9.5, maximumLines: 1 });
  }
}

function rule({ pdf }: Paper, y: number): void {
  artifact(pdf, () => pdf.rect(sheet.margin, y, sheet.width - 2 * sheet.margin, 1.4).fill(inks.ink));
}
