import { useId } from 'react';
import { cx } from '../cx.ts';

export interface Share {
  name: string;
  /** As it is shown, such as "€ 981.41"; its digits are its size. */
  value: string;
}

const swatches = [
  'bg-ink',
  'hatched border border-ink',
  'bg-muted',
  'bg-line border border-control',
  'bg-signal',
] as const;
const fills = ['fill-ink', '', 'fill-muted', 'fill-line stroke-control', 'fill-signal'] as const;
const second = 1;

/** Who gets what of a sum, to scale, with names and amounts below; `whole` says what the sum is. */
export function SharesBar({ shares, whole }: { shares: readonly Share[]; whole: string }) {
  return (
    <div className="flex flex-col gap-3">
      <Bar sizes={shares.map(({ value }) => sizeOf(value))} />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {shares.map(({ name, value }, index) => (
            <div key={name} className="flex items-center gap-2">
              <dt className="flex items-center gap-2">
                <span aria-hidden="true" className={cx('size-3.5 flex-none', swatches[index])} />
                {name}
              </dt>
              <dd className="type-num font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        {whole && <p className="type-num text-muted">{whole}</p>}
      </div>
    </div>
  );
}

/** Drawn, because public pages may not carry styles of their own. */
function Bar({ sizes }: { sizes: readonly number[] }) {
  const hatch = useId();
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  const percent = (size: number): string => `${Math.round((size / total) * 10_000) / 100}%`;
  return (
    <svg width="100%" height="40" aria-hidden="true" className="block">
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.5" height="7" className="fill-control" />
      </pattern>
      {sizes.map((size, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: sizes may be equal; their order never changes
          key={index}
          x={percent(sizes.slice(0, index).reduce((sum, one) => sum + one, 0))}
          width={percent(size)}
          height="40"
          strokeWidth="2"
          className={cx(fills[index], index !== 3 && 'stroke-canvas')}
          {...(index === second ? { fill: `url(#${hatch})` } : {})}
        />
      ))}
    </svg>
  );
}

/** "€ 11,127.69" as 11127.69; nothing readable has no size. */
function sizeOf(value: string): number {
  const size = Number(value.replace(/[^\d.]/g, ''));
  return Number.isFinite(size) ? size : 0;
}
