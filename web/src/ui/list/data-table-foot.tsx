// biome-ignore-all lint/a11y/noRedundantRoles: the card form changes display, which takes the meaning of a table away in Safari before 17
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { Column } from './data-table-column.ts';
import { wideOnly } from './density.ts';

/** What the columns of a table come to; in the card form their first and last one. */
export function DataTableFoot<Row>(props: {
  columns: readonly Column<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
}) {
  const { columns, totals } = props;
  return (
    <tfoot role="rowgroup" className="block @min-[600px]:table-footer-group">
      <tr
        role="row"
        className="flex items-baseline justify-between gap-3 border-t-2 border-ink bg-surface px-4 py-3 font-semibold @min-[600px]:table-row"
      >
        {columns.map(({ id, align, isWideOnly }, index) => (
          <td
            role="cell"
            key={id}
            className={cx(
              index > 0 && index < columns.length - 1 && 'hidden',
              '@min-[600px]:table-cell @min-[600px]:px-1.5 @min-[600px]:py-3 @min-[600px]:first:pl-3 @min-[600px]:last:pr-3 @min-[900px]:px-3',
              isWideOnly && wideOnly,
              align === 'end' && 'text-right',
            )}
          >
            {totals[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
