import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { cx } from '../../../ui/cx.ts';
import { columnName } from '../mapping-form.ts';

const shownRows = 8;

interface Props {
  preview: StockListTask['preview'];
  headingRow: number;
  /** By number of the column: what it means to us. */
  meanings: ReadonlyMap<string, string>;
}

/** The sheet around its headings, as it stands in the file; above each column what we read there. */
export function SheetPreview({ preview, headingRow, meanings }: Props) {
  const from = Math.max(0, Math.min(headingRow - 3, preview.length - shownRows));
  const rows = preview.slice(from, from + shownRows).map((cells, index) => ({ line: from + index + 1, cells }));
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section aria-label={words.preview} tabIndex={0} className="overflow-x-auto border border-line">
      <table className="type-small w-full border-collapse text-left">
        <thead>
          <tr>
            <td />
            {Array.from({ length: width }, (_, index) => (
              <td
                key={columnName(index)}
                className={cx(
                  'border-t-4 px-2 py-1 whitespace-nowrap',
                  meanings.has(String(index)) ? 'border-brand font-semibold' : 'border-transparent text-muted',
                )}
              >
                {meanings.get(String(index)) ?? words.notUsed}
              </td>
            ))}
          </tr>
          <tr className="bg-sunken">
            <th scope="col" className="px-2 py-1">
              {words.row}
            </th>
            {Array.from({ length: width }, (_, index) => (
              <th key={columnName(index)} scope="col" className="px-2 py-1">
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr
              key={line}
              className={cx('border-t border-line', line === headingRow && 'bg-ink font-semibold text-surface')}
            >
              <th scope="row" className={cx('px-2 py-1 font-normal', line !== headingRow && 'text-muted')}>
                {line}
              </th>
              {Array.from({ length: width }, (_, column) => (
                <td
                  key={columnName(column)}
                  className={cx(
                    'max-w-60 truncate px-2 py-1',
                    line !== headingRow && meanings.has(String(column)) && 'bg-selected',
                  )}
                >
                  {cells[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
