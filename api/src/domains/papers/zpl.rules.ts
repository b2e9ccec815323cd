/**
 * Labels in ZPL II for thermal printers of 203 dots per inch (8 per millimetre).
 *
 * A name somebody typed never becomes a command: every field is hex-escaped (`^FH`), all but plain letters, digits and a
 * few marks. Source: Zebra ZPL II Programming Guide, commands ^BC, ^CI, ^FB, ^FH and ^PQ.
 */

/** Text as field data below `^FH_`: UTF-8 bytes in hexadecimal, but for what can neither end a field nor begin a command. */
export function fieldData(text: string): string {
  return [...new TextEncoder().encode(text.toWellFormed())]
    .map((byte) => (isPlain(byte) ? String.fromCharCode(byte) : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`))
    .join('');
}

/** Letters, digits, blank and `()+,-./:`. Not `^`, `~`, `_`, `\` (which ^FB reads) or any control character. */
const isPlain = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x3a) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  byte === 0x20 ||
  (byte >= 0x28 && byte <= 0x2f && byte !== 0x2a);

/**
 * GS1-128 as `^BC` data in mode N: `>;` starts in code C, `>:` in code B, `>8` is FNC1, `>5` and `>6` change to C and B.
 * `parts` are the element strings that FNC1 begins.
 */
export function barcodeData(parts: readonly string[]): string {
  let code: 'B' | 'C' | null = null;
  let written = '';
  for (const part of parts) {
    let isBegun = false;
    for (const run of runsOf(part)) {
      if (run.code !== code)
        written += code === null ? (run.code === 'C' ? '>;' : '>:') : run.code === 'C' ? '>5' : '>6';
      code = run.code;
      written += `${isBegun ? '' : '>8'}${run.code === 'B' ? run.text.replaceAll('>', '>0') : run.text}`;
      isBegun = true;
    }
  }
  return fieldData(written).replaceAll('_3E', '>').replaceAll('_3B', ';');
}

type Run = { readonly code: 'B' | 'C'; readonly text: string };

/** Pairs of digits, from the start and in runs of four or more, go in code C; everything else in code B. */
function runsOf(part: string): Run[] {
  const runs: Run[] = [];
  for (const [text] of part.matchAll(/\d+|\D+/g)) {
    const isDigits = /^\d/.test(text);
    const pairs =
      isDigits && (runs.length === 0 ? text.length >= 2 : text.length >= 4) ? text.length - (text.length % 2) : 0;
    if (pairs > 0) runs.push({ code: 'C', text: text.slice(0, pairs) });
    if (pairs < text.length) push(runs, text.slice(pairs));
  }
  return runs;
}

function push(runs: Run[], text: string): void {
  const last = runs.at(-1);
  if (last?.code === 'B') runs.splice(-1, 1, { code: 'B', text: `${last.text}${text}` });
  else runs.push({ code: 'B', text });
}

/** One field of text at x and y in dots. `width` in dots wraps it into at most `lines` lines; what is longer is cut. */
export function textField(
  text: string,
  { x, y, height, width, lines = 1 }: { x: number; y: number; height: number; width: number; lines?: number },
): string {
  return `^FO${x},${y}^A0N,${height},${height}^FB${width},${lines},0,L,0^FH_^FD${fieldData(text)}^FS`;
}

/** A GS1-128 symbol at x and y, `height` dots high, bars of `module` dots, without the printer's own text. */
export const barcodeField = (
  parts: readonly string[],
  { x, y, height, module }: { x: number; y: number; height: number; module: number },
): string => `^FO${x},${y}^BY${module},3,${height}^BCN,${height},N,N,N,N^FH_^FD${barcodeData(parts)}^FS`;

/** A rule across the label. */
export const ruleField = (y: number, width: number): string => `^FO24,${y}^GB${width},2,2^FS`;

/** A whole label of the given size in dots, printed once; text is UTF-8. */
export const zplLabel = (width: number, height: number, fields: readonly string[]): string =>
  ['^XA', '^CI28', `^PW${width}`, `^LL${height}`, '^LH0,0', ...fields, '^PQ1', '^XZ', ''].join('\n');
