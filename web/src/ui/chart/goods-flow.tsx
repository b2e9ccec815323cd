import { cx } from '../cx.ts';
import { MoneyText } from '../facts/money-text.tsx';
import { layoutFlows } from './flow-layout.ts';
import { useWidth } from './use-width.ts';

export interface Destination {
  key: string;
  name: string;
  value: number;
  before: number;
  money: { amount: string; currency: string };
  /** Beside the amount: its share, and how it changed. */
  share: string;
  change: string;
  /** The one that the sentence names. */
  isNamed: boolean;
}

/** Where goods go: bands as thick as their value, each with its row; the hollow bar is the period before. Phones show the rows alone. */
export function GoodsFlow({ places, from }: { places: readonly Destination[]; from: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { bands, start, total, height } = layoutFlows(places);
  const end = Math.max(0, width - 14);
  const isCompared = places.some(({ change }) => change !== '');
  return (
    <div className="grid min-w-0 gap-x-4 md:grid-cols-5">
      <div ref={ref} className="max-md:hidden md:col-span-2">
        <svg width={width} height={height} aria-hidden="true">
          <text x={0} y={Math.max(12, start - 8)} className="fill-muted type-small">
            {from}
          </text>
          {bands.map(({ from: at, to, thickness, before, row }, index) => (
            <g key={places[index]?.key}>
              <path
                d={bandOf({ at, to, thickness, end })}
                className={places[index]?.isNamed ? 'fill-brand' : 'fill-line'}
              />
              <rect x={end} y={to} width={4} height={Math.max(1, thickness)} className="fill-ink" />
              <rect
                x={end + 7}
                y={to + thickness / 2 - Math.min(before, row) / 2}
                width={5}
                height={Math.max(0, Math.min(before, row - 2))}
                className="fill-none stroke-ink"
              />
            </g>
          ))}
          <rect x={0} y={start} width={8} height={total} className="fill-ink" />
        </svg>
      </div>
      <ul className="flex min-w-0 flex-col md:col-span-3">
        {places.map(({ key, name, money, share, change, isNamed }, index) => (
          <li
            key={key}
            style={{ height: bands[index]?.row }}
            className={cx('flex items-center justify-between gap-4', isNamed && 'font-bold')}
          >
            <span className="min-w-0 truncate">{name}</span>
            <span className="flex flex-none items-baseline gap-4">
              <MoneyText money={money} />
              <span className="type-small type-num min-w-10 text-end font-normal text-muted">{share}</span>
              {isCompared && <span className="type-small type-num min-w-16 text-end max-md:hidden">{change}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From the bar at the left to the row at the right, without a corner. */
function bandOf({ at, to, thickness, end }: { at: number; to: number; thickness: number; end: number }): string {
  const half = end / 2;
  const [below, belowAt] = [to + thickness, at + thickness];
  return `M8 ${at}C${half} ${at} ${half} ${to} ${end} ${to}V${below}C${half} ${below} ${half} ${belowAt} 8 ${belowAt}Z`;
}
