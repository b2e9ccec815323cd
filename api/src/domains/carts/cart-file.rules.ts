/** A GTIN and a quantity in each row, in whatever columns; headings and empty rows say nothing. Pure. */
import { cartMessages } from '@quayside/contract/messages/carts';
import { normaliseGtin } from '../../kernel/gtin.ts';

type Wanted = { readonly line: number; readonly gtin: string; readonly quantity: number };
type RefusedRow = { readonly line: number; readonly value: string; readonly code: string; readonly message: string };

/** Rows of one product are added up. Lines count from 1. */
export function wantedIn(rows: readonly (readonly string[])[]): { wanted: Wanted[]; refused: RefusedRow[] } {
  const wanted = new Map<string, Wanted>();
  const refused: RefusedRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const line = index + 1;
    if (cells.every((cell) => !/\d/.test(cell))) continue;
    const gtin = cells.map(normaliseGtin).find((one) => one !== null);
    if (gtin === undefined || gtin === null) {
      const value = cells.join(' ').slice(0, 80);
      refused.push({ line, value, code: 'invalid_gtin', message: cartMessages.invalid_gtin });
      continue;
    }
    const quantity = cells
      .filter((cell) => normaliseGtin(cell) === null && /^\d{1,6}$/.test(cell.trim()))
      .map(Number)[0];
    if (quantity === undefined || quantity === 0) {
      refused.push({ line, value: gtin, code: 'invalid_quantity', message: cartMessages.invalid_quantity });
      continue;
    }
    const before = wanted.get(gtin);
    wanted.set(gtin, { line: before?.line ?? line, gtin, quantity: quantity + (before?.quantity ?? 0) });
  }
  return { wanted: [...wanted.values()], refused };
}
