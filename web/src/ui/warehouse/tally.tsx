import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** More strokes than this nobody counts at a glance: the number stands alone. */
const mostStrokes = 60;
const bundle = 5;
const height = 22;
/** Of their size. */
const dense = 0.55;

/** Strokes as people count by hand: one for each, every fifth crosses. What is still to come is thin. Always beside its number. */
export function Tally({ done, total, children }: { done: number; total: number; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      {total > 0 && total <= mostStrokes && <Strokes done={done} total={total} />}
      <span className="type-wh font-bold">{children}</span>
    </span>
  );
}

/** The tally of a day, with what it counts: closer together, so that sixty strokes stand in one line of a phone. */
export function DayTally(props: { label: string; done: number; total: number; children: ReactNode }) {
  const { label, done, total, children } = props;
  const hasStrokes = total > 0 && total <= mostStrokes;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className={cx('text-muted', hasStrokes && 'max-md:w-full')}>{label}</span>
      {hasStrokes && <Strokes done={done} total={total} isDense />}
      <span className="type-wh font-bold">{children}</span>
    </div>
  );
}

function Strokes({ done, total, isDense = false }: { done: number; total: number; isDense?: boolean }) {
  const numbers = Array.from({ length: total }, (_, index) => index);
  const bundles = numbers.filter((number) => number % bundle === 0);
  return (
    <span
      data-tally={`${Math.min(done, total)} of ${total}`}
      className={cx('inline-flex flex-wrap', isDense ? 'gap-1' : 'gap-2')}
    >
      {bundles.map((first) => (
        <svg
          key={first}
          aria-hidden="true"
          width={widthOf(total - first) * (isDense ? dense : 1)}
          height={height * (isDense ? dense : 1)}
          viewBox={`0 0 ${widthOf(total - first)} ${height}`}
          className="flex-none"
        >
          {numbers.slice(first, first + bundle).map((number) => (
            <Stroke key={number} place={number - first} isDone={number < done} />
          ))}
        </svg>
      ))}
    </span>
  );
}

/** A bundle, or what is left of one: the number stands as near to one stroke as to five. */
const widthOf = (left: number): number => (left >= bundle ? 26 : left * 6 + 2);

function Stroke({ place, isDone }: { place: number; isDone: boolean }) {
  const isCrossing = place === bundle - 1;
  const x = 4 + place * 6;
  return (
    <line
      {...(isCrossing ? { x1: 0.5, y1: 18, x2: 25.5, y2: 4 } : { x1: x, y1: 1, x2: x, y2: 21 })}
      strokeWidth={isDone ? 3 : 1.5}
      className={cx(isDone ? 'tally-done' : 'tally-open')}
    />
  );
}
