/** In which order the rows of a page of the list stand, for the list and for whoever steps through it. Pure. */
import type { SaleRow } from '@quayside/contract/sales';
import { waitingLast } from './deadline-group.ts';
import { groupOf, type ListView, sortOf } from './list-view.ts';
import { railOf } from './sale-steps.ts';

export const isByDeadline = (view: ListView): boolean =>
  sortOf(view) === 'expiresAt' && groupOf(view.status) === 'CURRENT';

/** It has no next move of this person. */
export const isWaiting = (sale: SaleRow): boolean => railOf(sale) === 'wait';

export const shownOrder = (view: ListView, rows: readonly SaleRow[]): readonly SaleRow[] =>
  isByDeadline(view) ? waitingLast(rows, isWaiting) : rows;
