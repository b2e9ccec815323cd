import { useId } from 'react';
import { cx } from '../cx.ts';
import { type Bar, barsOf, type MoneyRow } from './money-bars.ts';
import { MoneyText } from './money-text.tsx';
import { RoundedMoney } from './rounded-money.tsx';

/**
 * Money row by row; the rule below each is its bar, all on one scale and each beginning where those before it end. Words and
 * figures say the same. `isApart`: rows that are compared, and do not add up. `isRounded`: no
 * cents are known.
 */
export function MoneyRows(props: { rows: readonly MoneyRow[]; isApart?: boolean; isRounded?: boolean }) {
  const { rows, isApart = false, isRounded = false } = props;
  const bars = barsOf(rows, isApart);
  return (
    <dl className="flex flex-col">
      {rows.map((row, index) => (
        <Row
          key={row.id ?? row.name}
          row={row}
          bar={bars[index] ?? { from: 0, length: 0 }}
          isApart={isApart}
          isRounded={isRounded}
        />
      ))}
    </dl>
  );
}

function Row({ row, bar, isApart, isRounded }: { row: MoneyRow; bar: Bar; isApart: boolean; isRounded: boolean }) {
  const { name, note, money, kind = 'stands', isTotal = false } = row;
  const isNothing = kind !== 'missing' && Number(money.amount) === 0;
  const isMain = isTotal || kind === 'sum' || isApart;
  return (
    <div
      className={cx(
        'relative flex items-baseline justify-between gap-4 border-b border-line pt-1.5 pb-2',
        kind === 'missing' && 'font-semibold text-caution',
        isNothing && 'text-muted',
        isMain && 'font-semibold',
        isTotal && 'pt-3 pb-3',
      )}
    >
      <dt className={isTotal ? 'type-h3' : undefined}>
        {name}{' '}
        {note && <span className={cx('type-small pl-1 font-normal', kind !== 'missing' && 'text-muted')}>{note}</span>}
      </dt>
      <dd className={cx('flex-none', isTotal && 'type-h2')}>
        {isRounded ? (
          <RoundedMoney money={money} isStrong={isMain} />
        ) : (
          <MoneyText money={money} {...(isMain && { tone: 'strong' })} />
        )}
        <BarRule bar={bar} kind={kind} isThick={isTotal} />
      </dd>
    </div>
  );
}

function BarRule({ bar, kind, isThick }: { bar: Bar; kind: NonNullable<MoneyRow['kind']>; isThick: boolean }) {
  const id = useId();
  if (bar.length === 0) return null;
  const x = `${bar.from}%`;
  const width = `${Math.max(bar.length, 0.8)}%`;
  return (
    <svg
      aria-hidden="true"
      className={cx('absolute inset-x-0 -bottom-px w-full overflow-visible', isThick ? 'h-2' : 'h-1')}
    >
      {kind === 'taken' && (
        <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="4" className="fill-ink" />
        </pattern>
      )}
      <rect
        x={x}
        width={width}
        height="100%"
        fill={kind === 'taken' ? `url(#${id})` : undefined}
        className={barLooks[kind]}
      />
    </svg>
  );
}

const barLooks = {
  stands: 'fill-ink',
  sum: 'fill-ink',
  taken: 'stroke-ink',
  missing: 'fill-transparent stroke-caution [stroke-dasharray:3_2]',
} as const;
