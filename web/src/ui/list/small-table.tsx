import type { ReactNode } from 'react';
import { Anchor } from '../link.tsx';
import type { Column } from './data-table-column.ts';

interface SmallTableProps<Row> {
  /** What the table holds; read out first, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads, by the cell that `isLink`. */
  rowLink?: (row: Row) => string;
}

/** A few rows of few figures beside a chart: a table at any width. Lists are `DataTable`. */
export function SmallTable<Row>({ caption, columns, rows, rowKey, rowLink }: SmallTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" className={`type-small py-2 pr-3 last:pr-0 text-muted ${sides[align ?? 'start']}`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line">
            {columns.map((column) => (
              <td
                key={column.id}
                className={`py-3 pr-3 align-top wrap-break-word [&_.type-code]:whitespace-nowrap last:pr-0 ${sides[column.align ?? 'start']}`}
              >
                <Cell column={column} row={row} to={rowLink?.(row)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sides = { start: 'text-left', end: 'text-right' } as const;

function Cell<Row>({ column, row, to }: { column: Column<Row>; row: Row; to: string | undefined }): ReactNode {
  const content = column.cell(row);
  return (
    <>
      {column.isLink && to !== undefined ? (
        <Anchor
          to={to}
          className="inline-flex min-h-6 items-center rounded-badge text-ink underline decoration-1 underline-offset-4 pointer-coarse:min-h-11"
        >
          {content}
        </Anchor>
      ) : (
        content
      )}
      {column.below?.(row)}
    </>
  );
}
