import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Anchor } from '../link.tsx';
import { type StatusEdge, statusEdgeClasses } from '../list/status-edge.ts';

/**
 * A plate with the cut corner: figures of the dashboard (`figure` + `label`, a link to the filtered list) and the
 * next-action card (`children`). A figure of zero is quiet, so that yellow is always true.
 */
export function StatCard({
  label,
  figure,
  to,
  isMove = false,
}: {
  label: string;
  figure: number;
  to: string;
  isMove?: boolean;
}) {
  const calls = isMove && figure > 0;
  return (
    <Anchor
      to={to}
      className={cx(
        'plate flex min-h-26 flex-col justify-between gap-3 border border-line bg-surface p-4 hover:bg-sunken',
        calls && 'rail-move pl-5',
      )}
    >
      <span className={cx('type-small font-semibold', calls ? 'text-ink' : 'text-muted')}>{label}</span>
      <span className={cx('type-figure', figure === 0 && 'text-faint')}>{figure}</span>
    </Anchor>
  );
}

/** The card of the next action: title line, text, one visible button. */
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
