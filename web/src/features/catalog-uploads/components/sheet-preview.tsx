import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { cx } from '../../../ui/cx.ts';
import { columnName } from '../mapping-form.ts';

const shownRows = 8;

/** The sheet around its headings, as it stands in the file. */
export function SheetPreview({ preview, headingRow }: { preview: StockListTask['preview']; headingRow: number }) {
  const from = Math.max(0, Math.min(headingRow - 3, preview.length - shownRows));
  const rows = preview.slice(from, from + shownRows).map((cells, index) => ({ line: from + index + 1, cells }));
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section aria-label={words.preview} tabIndex={0} className="overflow-x-auto border border-line">
      <table className="type-small w-full border-collapse text-left">
        <thead>
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
            <tr key={line} className={cx('border-t border-line', line === headingRow && 'bg-selected font-semibold')}>
              <th scope="row" className="px-2 py-1 font-normal text-muted">
                {line}
              </th>
              {Array.from({ length: width }, (_, column) => (
                <td key={columnName(column)} className="max-w-60 truncate px-2 py-1">
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
