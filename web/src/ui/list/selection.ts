import { uiMessages } from '@quayside/contract/messages/ui';

/** Which rows of a table are chosen. The keys live with the page; a table only shows and changes them. */
export interface Selection<Row> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Rows that cannot be chosen have no checkbox. */
  isSelectable: (row: Row) => boolean;
  rowKey: (row: Row) => string;
  /** What the row is called, such as its number. */
  nameOf: (row: Row) => string;
}

interface Box {
  isSelected: boolean;
  onToggle: () => void;
}
export interface RowSelection extends Box {
  isSelectable: boolean;
  label: string;
}
export interface HeadSelection extends Box {
  /** Some are chosen, not all. */
  isPartly: boolean;
}

export function rowSelection<Row>({ nameOf, rowKey, ...selection }: Selection<Row>, row: Row): RowSelection {
  const { chosen, onChange, isSelectable } = selection;
  const key = rowKey(row);
  return {
    isSelectable: isSelectable(row),
    isSelected: chosen.has(key),
    label: uiMessages.select(nameOf(row)),
    onToggle: () =>
      onChange(chosen.has(key) ? new Set([...chosen].filter((one) => one !== key)) : new Set(chosen).add(key)),
  };
}

/** The checkbox above all rows; none where no row can be chosen. */
export function headSelection<Row>(
  { chosen, onChange, isSelectable, rowKey }: Selection<Row>,
  rows: readonly Row[],
): HeadSelection | null {
  const all = rows.filter(isSelectable).map(rowKey);
  if (all.length === 0) return null;
  const isSelected = all.every((key) => chosen.has(key));
  return {
    isSelected,
    isPartly: !isSelected && all.some((key) => chosen.has(key)),
    onToggle: () => onChange(new Set(isSelected ? [] : all)),
  };
}
