import { cx } from '../cx.ts';
import type { BarTone } from './chart-theme.ts';

/** What the colours of a chart mean. A line stands for a mark across the bars, a dashed one for a goal. */
export function Legend({ entries }: { entries: readonly { label: string; tone: BarTone | 'mark' | 'goal' }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {entries.map(({ label, tone }) => (
        <li key={label} className="type-small flex items-center gap-2">
          <span aria-hidden="true" className={cx('inline-block w-4', swatches[tone])} />
          {label}
        </li>
      ))}
    </ul>
  );
}

const swatches: Readonly<Record<BarTone | 'mark' | 'goal', string>> = {
  brand: 'h-3 bg-brand',
  hatch: 'h-3 border border-brand hatched',
  error: 'h-3 bg-error',
  caution: 'h-3 bg-caution',
  mark: 'h-1 bg-caution',
  goal: 'h-0 border-t-2 border-dashed border-caution',
};
