import { cx } from '../cx.ts';

export interface Part {
  name: string;
  count: number;
  figure: string;
  look: keyof typeof looks;
}

const looks = {
  fresh: 'bg-success',
  stands: 'bg-brand',
  open: 'hatched',
  rest: 'bg-line',
  gone: 'bg-ink',
  needs: 'bg-signal',
} as const;

/** The parts of a whole on one line to scale, each with its figure below; parts of nothing are left out. Words and figures say the same. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ count }) => count > 0);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div aria-hidden="true" className="flex h-3 gap-0.5">
        {shown.map(({ name, count, look }) => (
          <span key={name} className={cx('min-w-1', looks[look])} style={{ flexGrow: count, flexBasis: 0 }} />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {shown.map(({ name, figure, look }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="order-last text-muted">{name}</dt>
            <dd className="type-h2 type-num">
              <span aria-hidden="true" className={cx('mr-2 inline-block size-3', looks[look])} />
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
