// biome-ignore-all lint/a11y/noRedundantRoles: the card form changes display, which takes the meaning of a table away in Safari before 17
import { uiMessages } from '@quayside/contract/messages/ui';
import { cx } from '../cx.ts';
import { SelectBox } from '../form/select-box.tsx';
import { Icon } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import { HiddenText } from '../text.tsx';
import type { Column } from './data-table-column.ts';
import { markOnly, wideOnly } from './density.ts';
import type { HeadSelection } from './selection.ts';

/** Column headings; those that sort are links, since the order is part of the URL. */
export function DataTableHead<Row>(props: {
  columns: readonly Column<Row>[];
  /** Null: the rows have checkboxes, but none of these; undefined: no such column. */
  selection: HeadSelection | null | undefined;
  /** Only holds its place while the rows load: columns find their widths with them, and nothing is seen to move. */
  isPlaceholder: boolean;
  sort?: string;
  sortLink?: (sort: string) => string;
}) {
  const { columns, selection, isPlaceholder, sort, sortLink } = props;
  return (
    <thead
      role="rowgroup"
      className="sr-only @min-[600px]:not-sr-only @min-[600px]:table-header-group @min-[1000px]:sticky @min-[1000px]:top-[72px] @min-[1000px]:z-20"
    >
      <tr role="row" className="bg-sunken">
        {selection !== undefined && (
          <th
            role="columnheader"
            scope="col"
            className="hidden w-8 pl-2 text-left @min-[600px]:table-cell @min-[900px]:w-10 @min-[900px]:pl-3"
          >
            {selection ? (
              <SelectBox {...selection} label={uiMessages.selectAll} />
            ) : (
              <HiddenText>{uiMessages.selection}</HiddenText>
            )}
          </th>
        )}
        {columns.map((column) => {
          const order =
            column.sort === undefined
              ? 'none'
              : sort === column.sort
                ? 'ascending'
                : sort === `-${column.sort}`
                  ? 'descending'
                  : 'none';
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              {...(order === 'none' ? {} : { 'aria-sort': order })}
              className={cx(
                'type-small h-10 px-1.5 font-semibold first:pl-3 last:pr-3 @min-[900px]:px-3 whitespace-nowrap text-muted',
                column.align === 'end' && 'text-right',
                isPlaceholder && 'opacity-0',
                column.isWideOnly && wideOnly,
                column.isMark && markOnly,
              )}
            >
              {column.sort && sortLink ? (
                <SortLink label={column.header} sort={column.sort} order={order} sortLink={sortLink} />
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type Order = 'none' | 'ascending' | 'descending';

function SortLink({
  label,
  sort,
  order,
  sortLink,
}: {
  label: string;
  sort: string;
  order: Order;
  sortLink: (sort: string) => string;
}) {
  const icon = order === 'ascending' ? 'sort-up' : order === 'descending' ? 'sort-down' : 'sort';
  return (
    <Anchor
      to={sortLink(order === 'ascending' ? `-${sort}` : sort)}
      aria-label={`${uiMessages.sortBy(label)}${order === 'none' ? '' : `, ${order === 'ascending' ? uiMessages.sortedUp : uiMessages.sortedDown}`}`}
      className="inline-flex min-h-6 items-center gap-1 rounded-badge hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {label}
      <Icon name={icon} size={16} />
    </Anchor>
  );
}
