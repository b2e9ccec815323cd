import { cx } from '../cx.ts';

export interface StripColumn {
  id: string;
  size: number;
  /** Below the column. */
  name: string;
  /** Above it. */
  figure: string;
  /** The one that is compared with the others. */
  isHollow?: boolean;
}

/** A few amounts as columns on one scale and one ground line, each with its figure and its name. */
export function ColumnStrip({ columns }: { columns: readonly StripColumn[] }) {
  const most = Math.max(1, ...columns.map(({ size }) => size));
  return (
    <ol className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col grid-rows-[repeat(3,auto)] items-end gap-1 md:gap-x-4">
      {columns.map(({ id, size, name, figure, isHollow = false }) => (
        <li key={id} className="row-span-3 grid grid-rows-subgrid items-start justify-items-center">
          <span className={cx('type-small text-center max-md:sr-only', isHollow && 'font-semibold')}>{figure}</span>
          <svg aria-hidden="true" viewBox="0 0 48 100" preserveAspectRatio="none" className="h-28 w-full max-w-12">
            <rect
              x="1"
              width="46"
              y={Math.min(97, 99 - (98 * size) / most)}
              height={Math.max(2, (98 * size) / most)}
              vectorEffect="non-scaling-stroke"
              className={isHollow ? 'fill-transparent stroke-ink stroke-2' : 'fill-ink'}
            />
          </svg>
          <span
            className={cx(
              'type-small w-full border-t border-control pt-1 text-center',
              isHollow ? 'font-semibold' : 'text-muted',
            )}
          >
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}
