/**
 * The typefaces of papers: IBM Plex Sans and Mono (Latin, Polish, Vietnamese, Greek, Cyrillic; SIL Open Font License), and
 * DejaVu Sans for other scripts and signs (Hebrew, Arabic, Armenian, Georgian; Bitstream Vera licence). What none of them
 * has, such as Chinese, is shown as an empty box. All fonts are embedded as subsets.
 */
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import { present } from '../../kernel/errors.ts';

export const faces = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf')),
  mono: fileURLToPath(import.meta.resolve('@expo-google-fonts/ibm-plex-mono/500Medium/IBMPlexMono_500Medium.ttf')),
  other: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  otherBold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
} as const;

export type Face = keyof typeof faces;
export type TextFace = 'regular' | 'bold' | 'mono';
export type Run = { readonly face: Face; readonly text: string };

const box = '\u25A1';
const substitutes: Readonly<Record<TextFace, Face>> = { regular: 'other', bold: 'otherBold', mono: 'other' };
const known = new Map<Face, ReadonlySet<number>>();

/** The characters a face can show, read from its file once. */
function charactersOf(face: Face): ReadonlySet<number> {
  const found = known.get(face) ?? new Set(fontOf(face).characterSet);
  known.set(face, found);
  return found;
}

export function fontOf(face: Face): Font {
  const opened = openSync(faces[face]);
  if (opened.type === 'TTF') return opened;
  throw new Error(`Assertion failed: ${face} is a single font`);
}

/**
 * Text as it can be printed on one line: composed (NFC), blanks single, no control or direction marks, at most two accents
 * on a letter. What a person typed can neither break a line nor turn the reading direction of what follows.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();

/** Cuts printable text where another face has to take over; a missing character becomes a box. */
export function runsOf(text: string, face: TextFace): Run[] {
  const other = substitutes[face];
  const runs: { face: Face; text: string }[] = [];
  for (const character of text) {
    const code = present(character.codePointAt(0), 'a character has a code point');
    const last = runs.at(-1);
    const wanted = character === ' ' ? blankIn(last?.face ?? face) : charactersOf(face).has(code) ? face : other;
    const shown = character === ' ' || wanted === face || charactersOf(other).has(code) ? character : box;
    if (last?.face === wanted) last.text += shown;
    else runs.push({ face: wanted, text: shown });
  }
  return runs.flatMap(inReadingOrder);
}

/**
 * A blank stays with the run it is in, so that the words of a right-to-left name stay together; but that of Plex Mono is the
 * last glyph of its file and empty, which fontkit reads beyond the end.
 */
const blankIn = (face: Face): Face => (face === 'mono' ? 'regular' : face);

/** The shaper orders the letters of a right-to-left word, not the words: they are put in order here, each a run of its own. */
function inReadingOrder(run: Run): Run[] {
  if (!/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(run.text)) return [run];
  const words = run.text.split(' ').reverse();
  return words.flatMap((text, index) => [...(index > 0 ? [{ face: run.face, text: ' ' }] : []), { ...run, text }]);
}
