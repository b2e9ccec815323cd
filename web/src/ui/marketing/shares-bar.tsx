import { cx } from '../cx.ts';

export interface Share {
  name: string;
  /** As it is shown, such as "€ 981.41"; its digits are its size. */
  value: string;
}

const looks = [
  'bg-ink',
  'hatched border border-ink',
  'bg-muted',
  'bg-line border border-control',
  'bg-signal',
] as const;

/** Who gets what of a sum, to scale, with names and amounts below; `whole` says what the sum is. */
export function SharesBar({ shares, whole }: { shares: readonly Share[]; whole: string }) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden="true" className="flex h-10 gap-0.5">
        {shares.map(({ name, value }, index) => (
          <span key={name} className={cx('min-w-1', looks[index])} style={{ flexGrow: sizeOf(value), flexBasis: 0 }} />
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {shares.map(({ name, value }, index) => (
            <div key={name} className="flex items-center gap-2">
              <dt className="flex items-center gap-2">
                <span aria-hidden="true" className={cx('size-3.5 flex-none', looks[index])} />
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

/** "€ 11,127.69" as 11127.69; nothing readable has no size. */
function sizeOf(value: string): number {
  const size = Number(value.replace(/[^\d.]/g, ''));
  return Number.isFinite(size) ? size : 0;
}
