/** What each row of a list would do, or why it can do nothing. Pure. */
import type { Currency } from '@quayside/contract/common';
import type { RowCode } from '@quayside/contract/stock-list-values';
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { mostStock, mostUnitSize, outlierFactor } from './catalog-uploads.limits.ts';
import { currencyIn, gtinIn, piecesIn, priceIn, unitIn } from './cells.rules.ts';

export type ListRow = {
  readonly line: number;
  /** 14 digits once it is right, else as it stands in the file. */
  readonly gtin: string;
  readonly code: RowCode;
  readonly value: string;
  readonly suggestion: string | null;
  readonly priceMinor: bigint | null;
  readonly currency: Currency | null;
  readonly unitSize: number | null;
  readonly stock: number | null;
  /** Null: the list tells none. */
  readonly floorMinor: bigint | null;
};

/** An offer of the company as it is. */
export type KnownOffer = {
  readonly priceMinor: bigint;
  readonly stock: number;
  readonly unitSize: number;
  /** Its own. */
  readonly floorMinor: bigint | null;
};
export type Known = {
  /** Of the company; null: a check, which takes each currency. */
  readonly currency: Currency | null;
  /** By 14-digit GTIN; a product the catalogue has. `offer` null: not offered yet. */
  readonly products: ReadonlyMap<
    string,
    { readonly offer: KnownOffer | null; readonly brandFloorMinor: bigint | null }
  >;
};

/**
 * Reads the rows of a sheet, part by part: give each with the number of its first row, counted from 0. Rows without GTIN and
 * price are told as empty; blank ones only where something comes after them, for sheets end in many. A product named in an
 * earlier part is a duplicate. Lines count from 1, as the sheet shows them.
 */
export function rowReader(mapping: StockListMapping) {
  const seen = new Set<string>();
  let blanks: ListRow[] = [];
  const afterBlanks = (row: ListRow): ListRow[] => {
    const told = [...blanks, row];
    blanks = [];
    return told;
  };
  return (rows: readonly (readonly string[])[], from: number): ListRow[] =>
    rows.flatMap((cells, index) => {
      const line = from + index + 1;
      const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
      if (line <= mapping.headingRow) return [];
      const said = cells.find((one) => one.trim() !== '');
      if (said === undefined) {
        blanks.push(emptyRow(line, ''));
        return [];
      }
      if (cell(mapping.gtin).trim() === '' && cell(mapping.price).trim() === '')
        return afterBlanks(emptyRow(line, said.trim()));
      const row = readRow(line, cell, mapping);
      if (row.code !== 'UNCHANGED') return afterBlanks(row);
      if (seen.has(row.gtin)) return afterBlanks({ ...row, code: 'DUPLICATE_GTIN', value: row.gtin });
      seen.add(row.gtin);
      return afterBlanks(row);
    });
}

const emptyRow = (line: number, value: string): ListRow => ({
  ...{ line, gtin: '', code: 'EMPTY_ROW', value, suggestion: null },
  ...{ priceMinor: null, currency: null, unitSize: null, stock: null, floorMinor: null },
});

function readRow(line: number, cell: (column: number | null) => string, mapping: StockListMapping): ListRow {
  const found = gtinIn(cell(mapping.gtin));
  const priceMinor = priceIn(cell(mapping.price));
  const currency = currencyOf(cell, mapping);
  const unitSize = unitIn(cell(mapping.sellingUnit));
  const stock = piecesIn(cell(mapping.inventory));
  const floor = cell(mapping.floor ?? null);
  const floorMinor = priceIn(floor);
  const read = { line, priceMinor, currency, unitSize, stock, floorMinor, suggestion: null, value: '' };
  if ('code' in found) {
    const gtin = cell(mapping.gtin);
    return { ...read, gtin, code: found.code, value: gtin, suggestion: found.suggestion };
  }
  const { gtin } = found;
  const wrong = (code: RowCode, column: number | null): ListRow => ({ ...read, gtin, code, value: cell(column) });
  if (priceMinor === null) return wrong('INVALID_PRICE', mapping.price);
  // A floor that nobody can read would be none, and the price could fall below it.
  if (floorMinor === null && /[1-9]/.test(floor)) return wrong('INVALID_PRICE', mapping.floor ?? null);
  if (currency === null) return wrong('CURRENCY_UNSUPPORTED', mapping.currencyColumn ?? mapping.price);
  if (stock === null || stock > mostStock) return wrong('INVALID_INVENTORY', mapping.inventory);
  if (unitSize === null || unitSize > mostUnitSize) return wrong('INVALID_SELLING_UNIT', mapping.sellingUnit);
  return { ...read, gtin, code: 'UNCHANGED' };
}

/** What a price says of itself comes before what the whole list says; null too where price and column disagree. */
function currencyOf(cell: (column: number | null) => string, mapping: StockListMapping): Currency | null {
  const own = currencyIn(cell(mapping.price));
  if (mapping.currencyColumn === null) return own ?? mapping.currency;
  const told = currencyIn(cell(mapping.currencyColumn));
  return own === null || own === told ? told : null;
}

/** What a readable row does to the company's offers. */
export function matchRow(row: ListRow, { currency, products }: Known): ListRow {
  if (row.code !== 'UNCHANGED') return row;
  const product = products.get(row.gtin);
  if (!product) return { ...row, code: 'GTIN_UNKNOWN', value: row.gtin };
  if (currency !== null && row.currency !== currency)
    return { ...row, code: 'CURRENCY_UNSUPPORTED', value: row.currency ?? '' };
  const { offer } = product;
  const priceMinor = row.priceMinor ?? 0n;
  const floor = row.floorMinor ?? offer?.floorMinor ?? product.brandFloorMinor;
  if (floor !== null && priceMinor < floor)
    return { ...row, code: 'PRICE_BELOW_FLOOR', value: written(priceMinor), suggestion: written(floor) };
  if (!offer) return { ...row, code: 'CREATED' };
  if (priceMinor > offer.priceMinor * outlierFactor || priceMinor * outlierFactor < offer.priceMinor)
    return { ...row, code: 'PRICE_OUTLIER', value: written(priceMinor), suggestion: written(offer.priceMinor) };
  const isSame =
    offer.priceMinor === priceMinor &&
    offer.stock === row.stock &&
    offer.unitSize === row.unitSize &&
    (row.floorMinor === null || row.floorMinor === offer.floorMinor);
  return { ...row, code: isSame ? 'UNCHANGED' : 'UPDATED' };
}

const written = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

export type CodeCounts = Partial<Record<RowCode, number>>;

export function countCodes(rows: readonly ListRow[], counts: CodeCounts = {}): CodeCounts {
  for (const { code } of rows) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Whether so many of `whole` are more than that percentage of it. */
export const isMoreThan = (part: number, whole: number, percent: number): boolean => part * 100 > whole * percent;
