/** Lines of text on a page: measured, wrapped and drawn run by run, because one font does not hold every name. */
import type PDFDocument from 'pdfkit';
import { faces, printable, type Run, runsOf, type TextFace } from './fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type TextStyle = {
  readonly face: TextFace;
  /** Points. */
  readonly size: number;
  readonly color?: string;
  readonly align?: 'start' | 'end' | 'center';
  /** Lines beyond this are cut with an ellipsis. */
  readonly maximumLines?: number;
};

export const inks = { ink: '#0D2630', muted: '#43575E', line: '#B9C5C1', pale: '#EEF2EF', signal: '#FFC629' } as const;

/** Distance of baselines as a multiple of the size, and how far the first baseline lies below the top. */
const leading = 1.32;
const ascent = 0.98;
const ellipsis = '…';

export const lineHeightOf = ({ size }: TextStyle): number => size * leading;

/** Makes the faces known to a document; they are read when first used. */
export function registerFaces(pdf: Pdf): void {
  for (const [name, path] of Object.entries(faces)) pdf.registerFont(name, path);
}

const widthOfRuns = (pdf: Pdf, runs: readonly Run[], size: number): number =>
  runs.reduce((sum, { face, text }) => sum + pdf.font(face).fontSize(size).widthOfString(text), 0);

export const widthOf = (pdf: Pdf, text: string, { face, size }: TextStyle): number =>
  widthOfRuns(pdf, runsOf(text, face), size);

/** Breaks text into lines of at most `width` points: at blanks, and inside a word that is wider than a line. */
export function wrapped(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of printable(text)
    .split(' ')
    .flatMap((one) => pieces(pdf, one, style, width))) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(pdf, joined, style) <= width) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  const { maximumLines = Number.POSITIVE_INFINITY } = style;
  if (lines.length <= maximumLines) return lines;
  const kept = lines.slice(0, maximumLines);
  return [...kept.slice(0, -1), shortened(pdf, kept.at(-1) ?? '', style, width)];
}

/** A word in parts that fit on a line each. */
function pieces(pdf: Pdf, word: string, style: TextStyle, width: number): string[] {
  if (widthOf(pdf, word, style) <= width) return [word];
  const parts: string[] = [];
  for (const character of word) {
    const joined = `${parts.at(-1) ?? ''}${character}`;
    if (parts.length > 0 && widthOf(pdf, joined, style) <= width) parts.splice(-1, 1, joined);
    else parts.push(character);
  }
  return parts;
}

function shortened(pdf: Pdf, line: string, style: TextStyle, width: number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(pdf, `${characters.join('')}${ellipsis}`, style) > width) characters.pop();
  return `${characters.join('').trimEnd()}${ellipsis}`;
}

/** Draws lines from `x` and the top `y`, aligned in `width`; gives their height. */
export function drawLines(
  pdf: Pdf,
  lines: readonly string[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle,
): number {
  const { face, size, color = inks.ink, align = 'start' } = style;
  pdf.fillColor(color);
  for (const [index, line] of lines.entries()) {
    const runs = runsOf(line, face);
    const spare = align === 'start' ? 0 : width - widthOfRuns(pdf, runs, size);
    let at = x + (align === 'center' ? spare / 2 : spare);
    const baseline = y + size * ascent + index * lineHeightOf(style);
    for (const run of runs) {
      pdf.font(run.face).fontSize(size).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += pdf.widthOfString(run.text);
    }
  }
  return lines.length * lineHeightOf(style);
}
