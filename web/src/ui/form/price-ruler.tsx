import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { type RulerScale, rulerScale, spanOfWinner } from './price-ruler.scale.ts';

/** All amounts in cents. */
export interface RulerMarks {
  own: { value: number; name: string };
  floor: { value: number; name: string } | null;
  /** Up to here it comes first. */
  first: { value: number; name: string } | null;
  tried: readonly { value: number; name: string }[];
}

interface Props extends RulerMarks {
  label: string;
  value: number;
  onChange: (value: number) => void;
  format: (value: number) => string;
  /** With the currency. */
  formatWhole: (value: number) => string;
}

/** A price on a ruler: what it costs now, the floor, where first place begins; dragged, or by arrow keys (Shift: ten at once). */
export function PriceRuler(props: Props) {
  const { label, value, onChange, format, formatWhole, own, floor, first, tried } = props;
  const id = useId();
  const near = floor !== null && floor.value >= own.value / 2 ? [floor.value] : [];
  const marks = [own.value, ...near, ...(first ? [first.value] : [])];
  const isBeaten = first !== null && first.value < own.value;
  const scale = rulerScale(marks, isBeaten ? marks : spanOfWinner(own.value));
  const least = Math.max(1, scale.low);
  const at = (cents: number) => `${clampedShare(scale, cents) * 100}%`;
  const shown = Math.min(scale.high, Math.max(least, value));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -10, ArrowDown: -10, ArrowRight: 10, ArrowUp: 10 }[event.key];
    if (way === undefined || !event.shiftKey) return;
    event.preventDefault();
    onChange(Math.min(scale.high, Math.max(least, shown + way)));
  };
  return (
    <div className="relative h-36 select-none">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={scale.high}
        value={shown}
        aria-valuetext={formatWhole(value)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(Number(target.value))}
        className="peer absolute inset-x-[-8px] top-0 z-10 h-28 w-[calc(100%+16px)] cursor-ew-resize opacity-0"
      />
      <Bands at={at} floor={floor} first={first} scale={scale} />
      <Ticks at={at} scale={scale} format={format} />
      <div
        aria-hidden="true"
        className="absolute top-12 h-16 w-1 -translate-x-1/2 bg-ink"
        style={{ left: at(own.value) }}
      />
      <Beside
        at={at(own.value)}
        isLeft={clampedShare(scale, own.value) > 0.75}
        name={own.name}
        amount={formatWhole(own.value)}
      />
      {tried.map((one) => (
        <Tried key={one.value} left={at(one.value)} name={one.name} />
      ))}
      <div
        aria-hidden="true"
        className="absolute top-10 h-20 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: at(shown) }}
      />
      <output
        htmlFor={id}
        aria-hidden="true"
        className="plate type-num pointer-events-none absolute top-0 -translate-x-1/2 bg-ink px-4 py-1.5 text-[1.25rem] font-bold whitespace-nowrap text-surface outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-focus"
        style={{ left: `clamp(3.75rem, ${at(shown)}, 100% - 3.75rem)` }}
      >
        {formatWhole(value)}
      </output>
    </div>
  );
}

function clampedShare({ low, high }: RulerScale, cents: number): number {
  return Math.min(1, Math.max(0, (cents - low) / (high - low)));
}

type At = (cents: number) => string;

/** Hatched below the floor; green from there to where first place ends. */
function Bands(props: { at: At; scale: RulerScale; floor: RulerMarks['floor']; first: RulerMarks['first'] }) {
  const { at, scale, floor, first } = props;
  const from = floor ? Math.max(floor.value, scale.low) : scale.low;
  const isFloorSeen = floor !== null && floor.value > scale.low;
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-16 h-12">
      {first && first.value > from && (
        <div
          className="absolute inset-y-0 flex items-end justify-end overflow-hidden bg-success-tint"
          style={{ left: at(from), right: `calc(100% - ${at(first.value)})` }}
        >
          <span className="type-small truncate px-2 pb-1 font-semibold text-success">{first.name}</span>
        </div>
      )}
      {isFloorSeen && (
        <>
          <div className="hatched absolute inset-y-0 left-0 border-r-2 border-ink" style={{ width: at(floor.value) }} />
          <span className="type-small absolute top-0.5 truncate pl-2 text-muted" style={{ left: at(floor.value) }}>
            {floor.name}
          </span>
        </>
      )}
    </div>
  );
}

/** A line each label, ten small ones between; every second label where there is no room. */
function Ticks({ at, scale, format }: { at: At; scale: RulerScale; format: (value: number) => string }) {
  const share = 100 / (scale.labels.length - 1);
  const lines = (width: number) => ({
    backgroundImage: 'linear-gradient(to right, var(--control) 1px, transparent 1px)',
    backgroundSize: `calc((100% - 1px) * ${width / 100}) 100%`,
  });
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-28 h-8 border-t-2 border-ink">
      <div className="absolute inset-x-0 top-0 h-1.5 max-md:hidden" style={lines(share / 10)} />
      <div className="absolute inset-x-0 top-0 h-3" style={lines(share)} />
      {scale.labels.map((label, index) => (
        <span
          key={label}
          className={cx(
            'type-num absolute top-3.5 -translate-x-1/2 text-[0.8125rem] text-muted',
            (index === 0 || index === scale.labels.length - 1) && 'hidden',
            index % 4 !== 2 && 'max-md:hidden',
          )}
          style={{ left: at(label) }}
        >
          {format(label)}
        </span>
      ))}
    </div>
  );
}

/** What the offer costs now, beside its line. */
function Beside({ at, isLeft, name, amount }: { at: string; isLeft: boolean; name: string; amount: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute top-12 flex flex-col px-2 whitespace-nowrap',
        isLeft ? '-translate-x-full text-right' : '',
      )}
      style={{ left: at }}
    >
      <span className="type-small text-muted">{name}</span>
      <span className="type-num font-bold">{amount}</span>
    </div>
  );
}

/** A price that was tried, with what came of it. */
function Tried({ left, name }: { left: string; name: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-[5.5rem] flex -translate-x-1/2 flex-col items-center"
      style={{ left }}
    >
      <span className="type-small -mb-0.5 text-muted">{name}</span>
      <span className="size-2 rotate-45 border-2 border-ink bg-surface" />
    </span>
  );
}
