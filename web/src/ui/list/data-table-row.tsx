// biome-ignore-all lint/a11y/noRedundantRoles: the card form changes display, which takes the meaning of a table away in Safari before 17
import { uiMessages } from '@quayside/contract/messages/ui';
import { useLocation } from 'react-router';
import { cx } from '../cx.ts';
import { SelectBox } from '../form/select-box.tsx';
import { Anchor } from '../link.tsx';
import { HiddenText } from '../text.tsx';
import type { Column } from './data-table-column.ts';
import { type Density, markOnly, rowHeights, wideOnly } from './density.ts';
import type { RowSelection } from './selection.ts';
import { type StatusEdge, statusEdgeClasses } from './status-edge.ts';
import { rememberRow } from './use-row-keys.ts';

interface RowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  rowKey: string;
  to: string | undefined;
  rail: StatusEdge | null;
  isUnread: boolean;
  /** Dark, as the plate of a page, and higher. */
  isLead: boolean;
  /** Its detail stands beside the list. */
  isCurrent: boolean;
  isInPlace: boolean;
  density: Density;
  selection: RowSelection | undefined;
  /** Stands across all columns below it, in the same card. */
  below?: React.ReactNode;
}

/** One row, or one card on narrow screens. The link of the row covers it; other controls lie above that link. */
export function DataTableRow<Row>(props: RowProps<Row>) {
  const { below, columns, selection } = props;
  return (
    <>
      <MainRow {...props} />
      {below && (
        <tr
          role="row"
          className="-mt-3 block border border-t-0 border-line bg-surface px-4 pb-4 @min-[600px]:table-row @min-[600px]:border-x-0"
        >
          <td
            role="cell"
            colSpan={columns.length + (selection ? 1 : 0)}
            className="block @min-[600px]:table-cell @min-[600px]:px-3 @min-[600px]:pb-3"
          >
            {below}
          </td>
        </tr>
      )}
    </>
  );
}

function MainRow<Row>(props: RowProps<Row>) {
  const { columns, row, rowKey, to, rail, isUnread, isLead, isCurrent, isInPlace, density, selection } = props;
  return (
    <tr
      role="row"
      data-row={rowKey}
      {...(rail ? { 'data-rail': rail } : {})}
      {...(isLead ? { 'data-theme': 'dark' } : {})}
      className={cx(
        'relative grid gap-x-3 gap-y-2 border border-line p-4 hover:bg-selected',
        Boolean(props.below) && 'border-b-0',
        '@min-[600px]:table-row @min-[600px]:border-x-0 @min-[600px]:p-0',
        selection?.isSelectable ? 'grid-cols-[auto_1fr_auto]' : 'grid-cols-[1fr_auto]',
        isLead
          ? 'bg-raised text-ink @min-[600px]:h-22'
          : cx(isCurrent || selection?.isSelected ? 'bg-selected' : 'bg-surface', rowHeights[density]),
        rail && statusEdgeClasses[rail],
        isUnread && 'font-bold [&_.type-code]:font-bold [&_.type-num]:font-bold',
      )}
    >
      {selection && (
        <td
          role="cell"
          className="order-0 w-6 @max-[600px]:empty:hidden @min-[600px]:w-8 @min-[600px]:pl-2 @min-[900px]:w-10 @min-[900px]:pl-3"
        >
          {selection.isSelectable && <SelectBox {...selection} />}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} role="cell" data-label={column.header} className={cellClasses(column)}>
          {column.isLink && to ? (
            <>
              <RowLink to={to} rowKey={rowKey} isUnread={isUnread} isCurrent={isCurrent} isInPlace={isInPlace}>
                {column.cell(row)}
              </RowLink>
              {column.below?.(row)}
            </>
          ) : (
            <span className="contents [&_:is(a,button,input,select)]:relative [&_:is(a,button,input,select)]:z-10">
              {column.cell(row)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

const places = {
  title: 'order-1',
  figure: 'order-2 text-right',
  action: 'order-3 col-span-full has-[>span:empty]:hidden [&_[data-next-action]]:flex [&_[data-next-action]>a]:w-full',
  pair: 'order-4',
  detail:
    'order-4 col-span-full flex justify-between gap-4 text-right has-[>span:empty]:hidden before:flex-none before:text-muted before:content-[attr(data-label)] @max-[600px]:[&_.flex-wrap]:justify-end',
  hidden: 'hidden',
} as const;

function cellClasses<Row>(column: Column<Row>): string {
  return cx(
    places[column.card ?? 'detail'],
    'min-w-0 @min-[600px]:table-cell @min-[600px]:px-1.5 @min-[600px]:py-1.5 @min-[600px]:first:pl-3 @min-[600px]:last:pr-3 @min-[900px]:px-3 @min-[600px]:align-middle @min-[600px]:before:content-none',
    '@min-[600px]:[&_[data-next-action]]:inline-flex @min-[600px]:[&_[data-next-action]>a]:w-auto @min-[600px]:@max-[1100px]:[&_[data-next-action]_svg]:hidden',
    // An empty cell keeps its place where its column is shown, and only there.
    column.isWideOnly ? '@min-[1100px]:has-[>span:empty]:table-cell' : '@min-[600px]:has-[>span:empty]:table-cell',
    '@min-[600px]:[&_.type-code]:break-normal @min-[600px]:[&_.type-code]:whitespace-nowrap',
    column.isWideOnly && wideOnly,
    column.isMark && markOnly,
    column.isFreeText &&
      'wrap-anywhere @min-[600px]:max-w-[44ch] [&_.type-code]:break-normal [&_.type-code]:wrap-normal',
    column.align === 'end' ? '@min-[600px]:text-right' : '@min-[600px]:text-left',
  );
}

function RowLink({
  to,
  rowKey,
  isUnread,
  isCurrent,
  isInPlace,
  children,
}: {
  to: string;
  rowKey: string;
  isUnread: boolean;
  isCurrent: boolean;
  isInPlace: boolean;
  children: React.ReactNode;
}) {
  const { key } = useLocation();
  return (
    <Anchor
      to={to}
      isInPlace={isInPlace}
      {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
      {...(isInPlace ? {} : { onClick: () => rememberRow(key, rowKey) })}
      className="rounded-badge text-ink underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
    >
      {isUnread && <HiddenText>{uiMessages.unread} </HiddenText>}
      {children}
    </Anchor>
  );
}
