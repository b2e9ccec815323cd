/** Code 128 as bars drawn into the paper: no picture, so that any printer renders the edges at its own resolution. */
import bwip from 'bwip-js/node';
import { z } from 'zod';
import { type Paper, tagged } from './pdf-paper.ts';
import { inks } from './pdf-text.ts';

const drawn = z.tuple([z.looseObject({ sbs: z.array(z.number().int().positive()).min(1) })]).rest(z.unknown());

/** Widths of bars and gaps in turn, in modules. `text` has its identifiers in brackets; a wrong check digit is refused. */
export function gs1Bars(text: string): readonly number[] {
  return drawn.parse(bwip.raw({ bcid: 'gs1-128', text }))[0].sbs;
}

/** The same of a plain text, such as a tracking number, without identifiers. */
const plainBars = (text: string): readonly number[] => drawn.parse(bwip.raw({ bcid: 'code128', text }))[0].sbs;

/** Points of a millimetre. */
export const millimetre = 72 / 25.4;
/** Narrowest and widest module of a logistic label in points: 0.25 and 0.94 mm (GS1 General Specifications, 5.12.3). */
const modules = { narrowest: 0.25 * millimetre, widest: 0.94 * millimetre } as const;
/** Light on both sides of the bars, in modules. */
const quiet = 10;

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Draws the GS1 symbol centred in `width`, as wide as fits. Readers hear `text`.
 *
 * Throws when the symbol is too wide for the place: bars that no scanner reads are not printed.
 */
export const drawGs1 = (paper: Paper, text: string, place: Place): void => drawBars(paper, text, gs1Bars(text), place);

/** The same for a plain text. */
export const drawCode128 = (paper: Paper, text: string, place: Place): void =>
  drawBars(paper, text, plainBars(text), place);

function drawBars(paper: Paper, text: string, bars: readonly number[], { x, y, width, height }: Place): void {
  const total = bars.reduce((sum, bar) => sum + bar, 0) + 2 * quiet;
  const module = Math.min(width / total, modules.widest);
  if (module < modules.narrowest) throw new Error(`Assertion failed: ${text} fits into ${width} points`);
  tagged(
    paper,
    'Figure',
    () => {
      let at = x + (width - total * module) / 2 + quiet * module;
      for (const [index, bar] of bars.entries()) {
        if (index % 2 === 0) paper.pdf.rect(at, y, bar * module, height);
        at += bar * module;
      }
      paper.pdf.fill(inks.ink);
    },
    paper.root,
    text,
  );
}
