// biome-ignore-all lint/a11y/noRedundantRoles: the card form changes display, which takes the meaning of a table away in Safari before 17
import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { InlineNotification } from '../inline-notification.tsx';
import { placeholders, Skeleton } from '../skeleton.tsx';
import { HiddenText } from '../text.tsx';
import type { Column } from './data-table-column.ts';
import { DataTableFoot } from './data-table-foot.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { type Density, rowHeights } from './density.ts';
import { headSelection, rowSelection, type Selection } from './selection.ts';
import type { StatusEdge } from './status-edge.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface DataTableProps<Row> {
  /** What the table holds; read out first, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Absent while loading. */
  rows: readonly Row[] | undefined;
  /** The rows are those of the view before, while the ones asked for load: a line says so, and no rows are no news yet. */
  isStale?: boolean;
  rowKey: (row: Row) => string;
  /** Where a row leads; its name is the text of the `isLink` cell. */
  rowLink?: (row: Row) => string;
  /** `rowLink` leads to this page again, with the row chosen. */
  isInPlace?: boolean;
  rail?: (row: Row) => StatusEdge | null;
  /** A line above the first row of each group: rows come in the order of their groups. */
  groupOf?: ((row: Row) => string) | undefined;
  /** What a group comes to, at the end of its line. `place`: which of how many groups it is. */
  groupNote?: ((rows: readonly Row[], place: { index: number; groups: number }) => string) | undefined;
  /** The row that stands out: what to do first. */
  isLead?: (row: Row) => boolean;
  /** The row whose detail stands beside the list. */
  isCurrent?: (row: Row) => boolean;
  /** Bold, with the hidden word "Unread". */
  isUnread?: (row: Row) => boolean;
  /** Rows can be chosen, to do the same for several: a first column of checkboxes, `x` on the keyboard. */
  selection?: Selection<Row> | undefined;
  /** The sort now in the URL, `-` in front means descending. */
  sort?: string;
  /** Gives the address of the same view in another order. */
  sortLink?: (sort: string) => string;
  /** What to say when `rows` is empty. */
  empty?: ReactNode;
  /** A failed load: the message; filters stay, and `onRetry` offers another try. */
  error?: string | undefined;
  onRetry?: () => void;
  /** How many skeleton rows hold the place while loading. */
  skeletonRows?: number;
  density?: Density;
  /** What stands across all columns below its row, in the same card. */
  below?: (row: Row) => ReactNode;
  /** What columns come to, by their ids: a last row. */
  totals?: Readonly<Record<string, ReactNode>>;
}

/**
 * A native table; below 600 px of its own width each row becomes a card, so that zoom and narrow columns behave like a
 * phone. Arrow keys or j and k move between rows, Enter opens, e follows the row's next action, x chooses.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rowLink, selection, error, onRetry, empty } = props;
  const { isStale = false, skeletonRows = 8, density = 'normal' } = props;
  const rows = isStale && props.rows?.length === 0 ? undefined : props.rows;
  const keys = useRowKeys(rows?.length ?? 0);
  if (error) {
    return (
      <InlineNotification variant="error" action={onRetry && <Retry density={density} onRetry={onRetry} />}>
        {error}
      </InlineNotification>
    );
  }
  if (rows?.length === 0) return empty ?? null;
  return (
    <div className={cx('@container', isStale && staleLine)} aria-busy={rows === undefined || isStale}>
      {rows === undefined && <HiddenText>{uiMessages.loading}</HiddenText>}
      <ScrollRegion name={caption} isFocusable={rowLink === undefined}>
        <table
          role="table"
          ref={keys.ref}
          onKeyDown={keys.onKeyDown}
          className={cx(
            'block w-full border-collapse text-left @min-[600px]:table',
            density === 'warehouse' && 'type-wh',
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <DataTableHead
            columns={columns}
            selection={selection && (rows ? headSelection(selection, rows) : null)}
            isPlaceholder={rows === undefined}
            {...(props.sort ? { sort: props.sort } : {})}
            {...(props.sortLink ? { sortLink: props.sortLink } : {})}
          />
          {rows ? (
            groupsOf(rows, props.groupOf).map(([group, own], index, { length: groups }) => (
              <Body
                key={group ?? ''}
                group={group}
                note={group === undefined ? undefined : props.groupNote?.(own, { index, groups })}
              >
                <Rows {...props} rows={own} density={density} />
              </Body>
            ))
          ) : (
            <Body>
              {placeholders(skeletonRows).map((key) => (
                <SkeletonRow key={key} columns={columns.length + (selection ? 1 : 0)} density={density} />
              ))}
            </Body>
          )}
          {rows && props.totals && <DataTableFoot columns={columns} totals={props.totals} />}
        </table>
      </ScrollRegion>
    </div>
  );
}

/** Grows above the table while its rows are stale for longer than a glance. */
const staleLine =
  'relative before:absolute before:inset-x-0 before:-top-0.5 before:h-0.5 before:origin-left before:animate-load before:bg-brand';

function Rows<Row>(props: DataTableProps<Row> & { rows: readonly Row[]; density: Density }) {
  const { columns, rows, rowKey, rowLink, rail, isUnread, selection, density } = props;
  return rows.map((row) => (
    <DataTableRow
      key={rowKey(row)}
      columns={columns}
      row={row}
      rowKey={rowKey(row)}
      to={rowLink?.(row)}
      rail={rail?.(row) ?? null}
      isUnread={isUnread?.(row) ?? false}
      isLead={props.isLead?.(row) ?? false}
      isCurrent={props.isCurrent?.(row) ?? false}
      isInPlace={props.isInPlace ?? false}
      density={density}
      selection={selection && rowSelection(selection, row)}
      below={props.below?.(row)}
    />
  ));
}

/** Of a group its line is drawn above it, outside its columns: no row for those who move from row to row. */
function Body(props: { group?: string | undefined; note?: string | undefined; children: ReactNode }) {
  const { group, note, children } = props;
  return (
    <tbody
      role="rowgroup"
      {...(group === undefined ? {} : { 'data-group': group })}
      {...(note === undefined ? {} : { 'data-note': note })}
      className={cx(
        'flex flex-col gap-3 @min-[600px]:table-row-group',
        group !== undefined && groupLine,
        note !== undefined && noteLine,
      )}
    >
      {children}
    </tbody>
  );
}

/** Without width in the table form, so that it widens no column. */
const groupLine =
  'before:block before:pt-5 before:pb-1 before:font-semibold before:whitespace-nowrap before:content-[attr(data-group)] @min-[600px]:before:w-0 @min-[600px]:before:pb-2 @min-[600px]:before:pl-3';

/** On cards below the name of the group, in the table at the other end of its line, above the amounts. */
const noteLine =
  'after:-order-1 after:-mt-4 after:text-muted after:type-small after:content-[attr(data-note)] before:-order-2 @min-[600px]:relative @min-[600px]:after:absolute @min-[600px]:after:top-5 @min-[600px]:after:right-3 @min-[600px]:after:mt-0.5';

/** The rows of each group, in the order in which they come; all of them where there are no groups. */
const groupsOf = <Row,>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined) =>
  groupOf ? [...Map.groupBy(rows, groupOf)] : [[undefined, rows] as const];

/** Scrolls sideways where there is no room. A table without links in its rows would else be out of the keyboard's reach. */
function ScrollRegion({ name, isFocusable, children }: { name: string; isFocusable: boolean; children: ReactNode }) {
  const reach = isFocusable ? { tabIndex: 0, role: 'region', 'aria-label': name } : {};
  return (
    <div {...reach} className="min-w-0 @min-[600px]:overflow-x-auto @min-[1000px]:overflow-x-visible">
      {children}
    </div>
  );
}

function SkeletonRow({ columns, density }: { columns: number; density: Density }) {
  return (
    <tr
      role="row"
      className={cx(
        'block h-37 border border-line bg-surface p-4 @min-[600px]:table-row @min-[600px]:border-x-0',
        rowHeights[density],
      )}
    >
      {placeholders(columns).map((key) => (
        <td role="cell" key={key} className="block py-1 @min-[600px]:table-cell @min-[600px]:px-3">
          <Skeleton shape="line" />
        </td>
      ))}
    </tr>
  );
}

function Retry({ density, onRetry }: { density: Density; onRetry: () => void }) {
  return (
    <Button size={density === 'warehouse' ? 'large' : 'normal'} onPress={onRetry}>
      {uiMessages.tryAgain}
    </Button>
  );
}
