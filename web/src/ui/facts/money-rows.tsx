import { cx } from '../cx.ts';
import { type Money, MoneyText } from './money-text.tsx';

export interface MoneyRow {
  name: string;
  note?: string;
  money: Money;
  /** `taken`: comes off. `missing`: expected and not there. */
  kind?: 'stands' | 'taken' | 'missing';
  isTotal?: boolean;
}

/** Money row by row; the rule below each is its bar, all on one scale. Words and figures say the same. */
export function MoneyRows({ rows }: { rows: readonly MoneyRow[] }) {
  const most = Math.max(1, ...rows.map(({ money }) => sizeOf(money)));
  return (
    <dl className="flex flex-col gap-1">
      {rows.map(({ name, note, money, kind = 'stands', isTotal = false }) => (
        <div
          key={name}
          className={cx(
            'relative flex items-baseline justify-between gap-4 pb-1',
            kind === 'missing' && 'text-caution',
          )}
        >
          <dt className={isTotal ? 'type-h3' : undefined}>
            {name} {note && <span className="type-small text-muted">{note}</span>}
          </dt>
          <dd className={cx('flex-none', isTotal && 'type-h2')}>
            <MoneyText money={money} tone={isTotal ? 'strong' : 'ink'} />
            <svg aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 w-full bg-sunken">
              <rect width={`${(100 * sizeOf(money)) / most}%`} height="100%" className={bars[kind]} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const bars = { stands: 'fill-ink', taken: 'fill-control', missing: 'fill-caution' } as const;

/** For a bar's length alone: never for money that is shown. */
const sizeOf = ({ amount }: Money): number => Math.abs(Number(amount));
