/**
 * A paper on its way: a tagged PDF whose bytes follow from its content alone, so that the same order prints the same file.
 * Its creation date is the event it tells of, never the wall clock.
 */
import PDFDocument from 'pdfkit';
import type { Instant } from '../../kernel/clock.ts';
import { drawLines, inks, type Pdf, registerFaces, type TextStyle, wrapped } from './pdf-text.ts';

export type Sheet = { readonly width: number; readonly height: number; readonly margin: number };
type Element = ReturnType<Pdf['struct']>;
export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure';

export type Paper = {
  readonly pdf: Pdf;
  readonly sheet: Sheet;
  readonly root: Element;
  /** Where the next block begins, in points from the top. */
  y: number;
};

export type About = {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly createdAt: Instant;
};

/** ISO 216 A4, upright, in points. */
export const a4: Sheet = { width: 595.28, height: 841.89, margin: 42 };
/** Room for the line with the page number. */
const footer = 26;

/** The tools that load documents show the title, readers get the structure, the language is English. */
export function openPaper(about: About, sheet: Sheet): Paper {
  const pdf = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: about.title,
      Subject: about.subject,
      Author: about.author,
      Creator: 'Quayside',
      Producer: 'Quayside',
      CreationDate: new Date(about.createdAt),
      ModDate: new Date(about.createdAt),
    },
  });
  registerFaces(pdf);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, sheet, root, y: sheet.margin };
}

export const contentWidth = ({ sheet }: Paper): number => sheet.width - 2 * sheet.margin;
const bottomOf = ({ sheet }: Paper): number => sheet.height - sheet.margin - footer;

/** True when `height` points still fit on the page above its footer. */
export const fits = (paper: Paper, height: number): boolean => paper.y + height <= bottomOf(paper);

export function nextPage(paper: Paper): void {
  paper.pdf.addPage();
  paper.y = paper.sheet.margin;
}

/** Draws something readers skip: rules, frames, repeated headings, page numbers. */
export function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** Content of the given kind below `parent`. */
export function tagged(paper: Paper, tag: Tag, draw: () => void, parent: Element = paper.root, alt?: string): void {
  const element = paper.pdf.struct(tag, alt === undefined ? {} : { alt }, [draw]);
  parent.add(element);
}

export type Place = { readonly x: number; readonly y: number; readonly width: number };

/** Wraps and draws text as a block of its own; gives its height. The paper's own place is not moved. */
export function block(paper: Paper, tag: Tag, text: string, place: Place, style: TextStyle, parent?: Element): number {
  const lines = wrapped(paper.pdf, text, style, place.width);
  let height = 0;
  tagged(
    paper,
    tag,
    () => {
      height = drawLines(paper.pdf, lines, place, style);
    },
    parent,
  );
  return height;
}

/** The mark: a container seen end-on, opened at the corner (32 units square). */
const mark = ['M1 1h30v15.5h-5.4V6.4H6.4v19.2h10.1V31H1z', 'M13.2 17.2l4-4L31.8 27.8 27.8 31.8z'] as const;

export function drawMark({ pdf }: Paper, x: number, y: number, size: number): void {
  artifact(pdf, () => {
    pdf
      .save()
      .translate(x, y)
      .scale(size / 32);
    pdf.path(mark[0]).fill(inks.ink);
    pdf.path(mark[1]).fill(inks.signal);
    pdf.restore();
  });
}

/** Numbers the pages, unless `foot` is null as on labels, and ends the file. */
export function closePaper(paper: Paper, foot: string | null): void {
  if (foot !== null) numberPages(paper, foot);
  paper.root.end();
  paper.pdf.end();
}

function numberPages(paper: Paper, foot: string): void {
  const { pdf, sheet } = paper;
  const { start, count } = pdf.bufferedPageRange();
  const style: TextStyle = { face: 'regular', size: 8, color: inks.muted };
  const y = sheet.height - sheet.margin - 10;
  const place = { x: sheet.margin, y, width: contentWidth(paper) };
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    artifact(pdf, () => {
      pdf
        .moveTo(place.x, y - 6)
        .lineTo(place.x + place.width, y - 6)
        .lineWidth(0.5)
        .stroke(inks.line);
      drawLines(pdf, wrapped(pdf, foot, { ...style, maximumLines: 1 }, place.width - 90), place, style);
      drawLines(pdf, [`Page ${index + 1} of ${count}`], place, { ...style, align: 'end' });
    });
  }
}
