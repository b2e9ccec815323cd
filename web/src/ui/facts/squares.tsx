import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export type SquareState = 'done' | 'move' | 'open';
export interface Square {
  id: string;
  state: SquareState;
}

const looks: Readonly<Record<SquareState, string>> = {
  done: 'border-ink bg-ink text-surface',
  move: 'border-signal-edge bg-signal text-on-signal',
  open: 'border-control bg-surface',
};

/** One square for each part of a whole: solid where it is done, yellow where it is the reader's move. Words beside it say the same. */
export function Squares({ squares }: { squares: readonly Square[] }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {squares.map(({ id, state }) => (
        <SquareMark key={id} state={state} />
      ))}
    </span>
  );
}

export function SquareMark({ state, isSmall = false }: { state: SquareState; isSmall?: boolean }) {
  return (
    <span
      className={cx('flex flex-none items-center justify-center border', isSmall ? 'size-6' : 'size-8', looks[state])}
    >
      {state === 'done' && <Icon name="check" size={16} />}
      {state === 'move' && <Icon name="arrow-right" size={16} />}
    </span>
  );
}

/** Parts below each other, each with its square. */
export function SquareRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

/** What is done takes one line where there is room. */
export function SquareRow(props: { state: SquareState; title: string; text: string; action: ReactNode }) {
  const { state, title, text, action } = props;
  const isDone = state === 'done';
  return (
    <li
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4',
        isDone ? 'py-2' : 'py-3',
        state === 'move' && 'rail-move',
      )}
    >
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        {isDone ? (
          <span className="flex-none pt-0.5 text-success">
            <Icon name="check" size={20} />
          </span>
        ) : (
          <SquareMark state={state} isSmall />
        )}
        <span className={cx('flex min-w-0 flex-1 flex-col gap-x-4', isDone && 'lg:flex-row')}>
          <strong className={cx(isDone && 'lg:w-40 lg:flex-none')}>{title}</strong>
          <span className="type-small min-w-0 text-muted">{text}</span>
        </span>
      </span>
      {action}
    </li>
  );
}
