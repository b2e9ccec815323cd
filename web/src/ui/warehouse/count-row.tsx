/** How a count is shown: one line of a package, read at arm's length. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** A line; red at its edge where it differs. */
export const CountRow = ({ isDiffering, children }: { isDiffering: boolean; children: ReactNode }) => (
  <div
    className={cx('flex min-w-0 flex-col gap-3 border-l-8 pl-3', isDiffering ? 'border-danger' : 'border-line')}
    data-differs={isDiffering}
  >
    {children}
  </div>
);

/** What it is, and at the end how many of how many, the number largest. */
export const CountedOf = ({
  counted,
  of,
  difference,
  children,
}: {
  counted: string;
  of: string;
  /** Signed; null: none, or not known. */
  difference: string | null;
  children: ReactNode;
}) => (
  <div className="flex min-w-0 items-start justify-between gap-4">
    <div className="flex min-w-0 flex-col gap-1">{children}</div>
    <span className="flex flex-none flex-col items-end">
      <span className="type-count">{counted}</span>
      <span className="type-wh">
        {of} {difference && <strong className="font-bold text-danger">{difference}</strong>}
      </span>
    </span>
  </div>
);

/** − value +, each as high as a glove needs. */
export const Pieces = ({ children }: { children: ReactNode }) => (
  <div className="count-pieces flex max-w-80 min-w-0 items-end gap-3">{children}</div>
);
