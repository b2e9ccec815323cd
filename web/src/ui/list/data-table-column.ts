import type { ReactNode } from 'react';

/** A column of `DataTable`, also in its card form on narrow screens. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The API's sort key, when the list can be sorted by this column. */
  sort?: string;
  /** Where the cell stands in the card form on narrow screens: first line left, first line right, a full-width action, two of a `pair` side by side, or a labelled detail. */
  card?: 'title' | 'figure' | 'action' | 'pair' | 'detail' | 'hidden';
  /** Left out of the table where it is narrower than 1,100 px: what is told in another cell, or matters least. */
  isWideOnly?: boolean;
  /** A mark, close to its neighbours: left out where the table is narrower than 800 px. */
  isMark?: boolean;
  /** Somebody's own words: long ones break anywhere rather than widen the table. */
  isFreeText?: boolean;
  /** This cell is the link that opens the row; the whole row is its target. */
  isLink?: boolean;
  /** Stands below the link in the same cell, and is no part of its name. */
  below?: (row: Row) => ReactNode;
}
