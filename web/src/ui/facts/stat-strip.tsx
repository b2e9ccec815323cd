import { countLabel } from '@quayside/contract/count-label';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import { placeholders, Skeleton } from '../skeleton.tsx';

export interface Stat {
  label: string;
  figure: number;
  to: string;
  /** What the figure comes to, such as a sum; there is no room for it on phones. */
  note?: string | undefined;
  /** Stands apart from the others, with a triangle while it is above zero. */
  isUrgent?: boolean;
}

/** Figures side by side in one frame, each a link to what it counts; zero is quiet. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  return (
    <Frame count={stats.length}>
      {stats.map((stat) => (
        <Cell key={stat.label} stat={stat} />
      ))}
    </Frame>
  );
}

/** Its place while the figures load. */
export function StatStripSkeleton({ count }: { count: number }) {
  return (
    <Frame count={count}>
      {placeholders(count).map((key) => (
        <span key={key} className={cellClasses}>
          <Skeleton />
        </span>
      ))}
    </Frame>
  );
}

function Frame({ count, children }: { count: number; children: React.ReactNode }) {
  return <div className={cx('grid border border-line bg-surface', columns[count - 1])}>{children}</div>;
}

const columns = ['grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-5'] as const;

const cellClasses =
  'flex min-h-24 min-w-0 flex-col gap-1 border-l border-line p-2 first:border-l-0 md:min-h-28 md:p-4 hover:bg-selected focus-visible:-outline-offset-3';

function Cell({ stat: { label, figure, to, note, isUrgent = false } }: { stat: Stat }) {
  const calls = isUrgent && figure > 0;
  return (
    <Anchor to={to} className={cellClasses}>
      <span
        className={cx(
          'type-small flex items-center gap-1.5 font-semibold',
          calls ? 'text-caution' : figure === 0 ? 'text-muted' : 'text-ink',
        )}
      >
        {calls && (
          <span className="hidden md:contents">
            <Icon name="alert-triangle" size={16} />
          </span>
        )}
        {label}
      </span>
      <span className={cx('type-figure', figure === 0 && 'text-faint')}>{countLabel(figure)}</span>
      {note && <span className="type-small type-num hidden text-muted md:block">{note}</span>}
    </Anchor>
  );
}
