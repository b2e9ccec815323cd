import { cx } from '../cx.ts';

export interface ShareRow {
  name: string;
  /** From 0 to 1. */
  share: number;
  text: string;
  note?: string | undefined;
  /** From 0 to 1: a mark on the bar. From half of it on the row is in caution. */
  limit?: number | undefined;
}

/** Shares below each other, each with its bar from nothing to all; where there is a limit the bar ends at it. Words and figures say the same. */
export function ShareRows({ rows }: { rows: readonly ShareRow[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {rows.map(({ name, share, text, note, limit }) => {
        const isNear = limit !== undefined && share >= limit / 2;
        return (
          <li key={name} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{name}</span>
              <span className={cx('type-num font-bold', isNear && 'text-caution')}>{text}</span>
            </div>
            <svg aria-hidden="true" className="h-2 w-full bg-sunken">
              <rect
                width={`${Math.min(100, (100 * share) / (limit ?? 1))}%`}
                height="100%"
                className={isNear ? 'fill-caution' : 'fill-brand'}
              />
              {limit !== undefined && <rect x="calc(100% - 3px)" width="3" height="100%" className="fill-ink" />}
            </svg>
            {note && <span className={cx('type-small', isNear ? 'text-caution' : 'text-muted')}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
