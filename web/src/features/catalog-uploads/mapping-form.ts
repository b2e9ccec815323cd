/** The choice of heading row and columns, as the form's selects hold it. */
import type { Currency } from '@quayside/contract/common';
import { currencies } from '@quayside/contract/currency-values';
import type { StockListTask } from '@quayside/contract/stock-lists';
import type { MappingBody } from './catalog-uploads.api.ts';

export interface MappingForm {
  headingRow: string;
  gtin: string;
  price: string;
  /** A currency's code, or `column:` and its number. */
  currency: string;
  sellingUnit: string;
  inventory: string;
  /** Empty: the list tells none. */
  floor: string;
}
export const mappingFields = ['headingRow', 'gtin', 'price', 'currency', 'sellingUnit', 'inventory'] as const;

const text = (value: number | null | undefined): string => (value == null ? '' : String(value));

export function formOf({ mapping }: Pick<StockListTask, 'mapping'>): MappingForm {
  const { headingRow, gtin, price, currencyColumn, currency, sellingUnit, inventory, floor } = mapping ?? {};
  return {
    headingRow: text(headingRow),
    gtin: text(gtin),
    price: text(price),
    currency: currencyColumn == null ? (currency ?? '') : `column:${currencyColumn}`,
    sellingUnit: text(sellingUnit),
    inventory: text(inventory),
    floor: text(floor),
  };
}

const numberOf = (value: string): number | null => (value === '' ? null : Number(value));

export function bodyOf(form: MappingForm, version: number): MappingBody {
  const column = form.currency.startsWith('column:') ? Number(form.currency.slice('column:'.length)) : null;
  const currency: Currency | null = currencies.find((one) => one === form.currency) ?? null;
  return {
    headingRow: numberOf(form.headingRow),
    gtin: numberOf(form.gtin),
    price: numberOf(form.price),
    currencyColumn: column,
    currency,
    sellingUnit: numberOf(form.sellingUnit),
    inventory: numberOf(form.inventory),
    floor: numberOf(form.floor),
    version,
  };
}

const letter = (index: number): string => String.fromCharCode(65 + index);

/** A, B, … as spreadsheets name columns; at most 60 of them. */
export const columnName = (index: number): string =>
  index < 26 ? letter(index) : `${letter(Math.floor(index / 26) - 1)}${letter(index % 26)}`;
