/** Pages of a list: numbers from 1, totals exact up to a limit. */
import { exactCountLimit } from '@quayside/contract/count-label';
import { commonMessages } from '@quayside/contract/messages/common';
import { Refusal } from './errors.ts';

export type Page = { readonly page: number; readonly size: number };
export type ListEnvelope<Row> = { count: number; countIsExact: boolean; page: number; size: number; results: Row[] };

/** How many rows to ask the database for when counting: one more than is told exactly. */
export const countCap = exactCountLimit + 1;

/** Wraps rows and a total (counted up to `countCap`) in the answer every list gives. */
export function listAnswer<Row>(page: Page, total: number, results: Row[]): ListEnvelope<Row> {
  const countIsExact = total < countCap;
  return { count: countIsExact ? total : countCap, countIsExact, page: page.page, size: page.size, results };
}

/** The page asked for of rows that are all at hand; beyond the last it is a 404. */
export function pageOfAll<Row>(page: Page, rows: readonly Row[]): ListEnvelope<Row> {
  const results = rows.slice(offsetOf(page), offsetOf(page) + page.size);
  refuseBeyondEnd(page, results);
  return listAnswer(page, rows.length, results);
}

export const offsetOf = ({ page, size }: Page): number => (page - 1) * size;
/** A page beyond the last is a 404 `not_found`; an empty first page is an empty list. */
export function refuseBeyondEnd({ page }: Page, results: readonly unknown[]): void {
  if (page > 1 && results.length === 0) throw new Refusal('not_found', 404, commonMessages.page_not_found);
}
