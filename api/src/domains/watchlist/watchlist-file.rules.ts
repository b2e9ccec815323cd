/** A GTIN in each row, with a target price and quantity where the headings name them. Pure. */
import { normaliseGtin } from '../../kernel/gtin.ts';

export type WatchedRow = {
  readonly line: number;
  readonly gtin: string;
  readonly targetMinor: bigint | null;
  readonly targetQuantity: number | null;
};
type Read = { readonly watched: readonly WatchedRow[]; readonly wrong: readonly { line: number; value: string }[] };

/** Rows without a digit say nothing; a product named twice is taken once. Lines count from 1. */
export function watchedIn(rows: readonly (readonly string[])[]): Read {
  const heading = rows.find((cells) => cells.some((cell) => /gtin|ean|barcode/i.test(cell))) ?? [];
  const price = heading.findIndex((cell) => /price|preis|prix|prijs/i.test(cell));
  const quantity = heading.findIndex((cell) => /quantity|menge|qty|quantit|aantal/i.test(cell));
  const watched = new Map<string, WatchedRow>();
  const wrong: { line: number; value: string }[] = [];
  for (const [index, cells] of rows.entries()) {
    const line = index + 1;
    if (cells === heading || cells.every((cell) => !/\d/.test(cell))) continue;
    const gtin = cells.map(normaliseGtin).find((one) => one !== null) ?? null;
    if (gtin === null) wrong.push({ line, value: cells.join(' ').slice(0, 80) });
    else if (!watched.has(gtin))
      watched.set(gtin, { line, gtin, targetMinor: minorIn(cells[price]), targetQuantity: piecesIn(cells[quantity]) });
  }
  return { watched: [...watched.values()], wrong };
}

/** `12`, `12.5` or `12,50`; whatever else is no target. */
function minorIn(cell: string | undefined): bigint | null {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(cell?.trim() ?? '');
  if (!found) return null;
  const minor = BigInt(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`);
  return minor > 0n ? minor : null;
}

function piecesIn(cell: string | undefined): number | null {
  const pieces = /^\d{1,6}$/.test(cell?.trim() ?? '') ? Number(cell) : 0;
  return pieces > 0 ? pieces : null;
}
