/** Which row holds the headings and which columns hold what, guessed from headings and from what stands below. Pure. */
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { currencyIn, gtinIn } from './cells.rules.ts';

type Rows = readonly (readonly string[])[];
type Column = 'floor' | 'gtin' | 'price' | 'currencyColumn' | 'sellingUnit' | 'inventory';

/** Words of headings, in the languages sellers write; the first that fits wins. */
const words: Readonly<Record<Column, readonly string[]>> = {
  floor: ['floor', 'lowest price', 'minimum price', 'min price', 'mindestpreis', 'prix minimum', 'precio mínimo'],
  gtin: ['gtin', 'ean', 'barcode', 'upc', 'strichcode', 'code barre'],
  price: ['price', 'prix', 'preis', 'prijs', 'precio', 'prezzo', 'cena', 'pris'],
  currencyColumn: ['currency', 'devise', 'währung', 'valuta', 'moneda', 'waluta'],
  sellingUnit: ['selling unit', 'unit', 'vpe', 'case', 'colisage', 'pack', 'carton', 'box', 'colli', 'uds'],
  inventory: ['inventory', 'stock', 'qty', 'qté', 'quantity', 'quantité', 'bestand', 'menge', 'voorraad', 'available'],
};
/** The floor first: "Minimum price" holds the word of the price too. */
const columns: readonly Column[] = ['floor', 'gtin', 'price', 'currencyColumn', 'inventory', 'sellingUnit'];
const furthestHeading = 50;
const sampled = 30;

/** What could be found; what could not is left out and has to be chosen. */
export function guessMapping(rows: Rows): Partial<StockListMapping> {
  const candidates = rows.slice(0, furthestHeading).map((row, index) => ({ index, found: columnsIn(row) }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (top, one) => (one.found.size > (top?.found.size ?? 1) ? one : top),
    undefined,
  );
  if (!best) return {};
  const { found, index } = best;
  const gtin = found.get('gtin') ?? gtinColumn(rows.slice(index + 1, index + 1 + sampled));
  const price = found.get('price');
  const currencyColumn = found.get('currencyColumn');
  return {
    headingRow: index + 1,
    ...(gtin === undefined ? {} : { gtin }),
    ...(price === undefined ? {} : { price }),
    ...(currencyColumn === undefined ? currencyOf(rows, index, price) : { currencyColumn, currency: null }),
    ...columnOf('sellingUnit', found),
    ...columnOf('inventory', found),
    ...columnOf('floor', found),
  };
}

const columnOf = (name: 'sellingUnit' | 'inventory' | 'floor', found: ReadonlyMap<Column, number>) => {
  const column = found.get(name);
  return column === undefined ? {} : { [name]: column };
};

/** Each column once: "Unit price" is a price, not a unit. */
function columnsIn(row: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  for (const name of columns) {
    const index = words[name]
      .map((word) => row.findIndex((cell, at) => holds(cell, word) && ![...found.values()].includes(at)))
      .find((at) => at !== -1);
    if (index !== undefined) found.set(name, index);
  }
  return found;
}

/** A heading is short; a sentence that happens to hold the word is none. */
const holds = (cell: string, word: string): boolean => cell.length <= 40 && cell.toLowerCase().includes(word);

/** The column in which most cells are GTINs. */
function gtinColumn(below: Rows): number | undefined {
  const width = Math.max(0, ...below.map((row) => row.length));
  const counts = Array.from(
    { length: width },
    (_, at) => below.filter((row) => 'gtin' in gtinIn(row[at] ?? '')).length,
  );
  const most = Math.max(0, ...counts);
  return most * 2 > below.length ? counts.indexOf(most) : undefined;
}

/** From the heading of the price, or from the prices themselves: `€ 3.10`. */
function currencyOf(rows: Rows, heading: number, price: number | undefined): Partial<StockListMapping> {
  if (price === undefined) return {};
  const cells = [rows[heading]?.[price] ?? '', ...rows.slice(heading + 1, heading + 6).map((row) => row[price] ?? '')];
  const currency = cells.map(currencyIn).find((one) => one !== null);
  return currency === undefined ? {} : { currency, currencyColumn: null };
}

/** Everything that is needed to read the rows. */
export function isComplete(mapping: Partial<StockListMapping>): mapping is StockListMapping {
  const { headingRow, gtin, price, currencyColumn, currency, sellingUnit, inventory } = mapping;
  const hasCurrency = (currencyColumn ?? null) !== null || (currency ?? null) !== null;
  return [headingRow, gtin, price, sellingUnit, inventory].every((one) => one !== undefined) && hasCurrency;
}

/** What a list's columns are known again by: the text of its headings, whatever its capitals and blanks. */
export const headingsOf = (row: readonly string[]): string =>
  row.map((cell) => cell.trim().toLowerCase()).join('\u001f');

/** Rows that could hold the headings, counted from 1: at least two of their cells say something. */
export const headingCandidates = (rows: Rows): number[] =>
  rows
    .slice(0, furthestHeading)
    .flatMap((row, index) => (row.filter((cell) => cell.trim() !== '').length > 1 ? [index + 1] : []));
