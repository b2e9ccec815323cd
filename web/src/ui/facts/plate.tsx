import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type StatusEdge, statusEdgeClasses } from '../list/status-edge.ts';

/** The card of the next action, with the cut corner: title line, text, one visible button. */
export function Plate({ children, rail, label }: { children: ReactNode; rail: StatusEdge; label: string }) {
  return (
    <section
      aria-label={label}
      data-rail={rail}
      className={cx('plate border border-line bg-surface', statusEdgeClasses[rail])}
    >
      <div className="flex flex-col gap-3 p-4 pr-8">{children}</div>
    </section>
  );
}
