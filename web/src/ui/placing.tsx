/** More arrangements, for pages alone: what the frame of every page needs not load. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A field with what stands beside it; in a table at the end of its cell, as numbers do. */
export function FieldAtEnd({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 items-end gap-3 @min-[600px]:justify-end">{children}</div>;
}

/** A remark below what it is about, with an edge. */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 flex min-w-0 flex-wrap items-baseline gap-x-4 border-l-3 border-control bg-sunken px-3 py-1.5">
      {children}
    </span>
  );
}

/** Takes the room that is left in its line. */
export function Grows({ children }: { children: ReactNode }) {
  return <div className="min-w-0 flex-1">{children}</div>;
}

/** What belongs to it stands beside it from md, as wide as it needs. */
export function Beside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 md:flex-row md:gap-8">
      <div className="min-w-0 flex-1">{children}</div>
      {aside && <div className="min-w-0 md:max-w-1/2 md:min-w-56">{aside}</div>}
    </div>
  );
}

/** Keeps its distance from the edge of a card that has none itself. */
export function Inset({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-4 p-4">{children}</div>;
}

/** Set apart from what stands above by a rule. */
export function Ruled({ children }: { children: ReactNode }) {
  return <div className="border-t border-line pt-3">{children}</div>;
}

/** As `Split`, with `last` below the first column from lg; on phones it comes behind `aside`, as it is read. */
export function SplitWithLast(props: { children: ReactNode; aside: ReactNode; last: ReactNode }) {
  const { children, aside, last } = props;
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-6">
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">{children}</div>
      <div className="flex min-w-0 flex-col gap-4 lg:row-span-2 lg:gap-6">{aside}</div>
      <div className="min-w-0 lg:col-span-2">{last}</div>
    </div>
  );
}

/** Keeps the room of a bar with its figures and the line below them, for what is still on its way. */
export function FiguresRoom({ children }: { children: ReactNode }) {
  return <div className="min-h-58 md:min-h-33">{children}</div>;
}

/** Keeps the room of the drawing that proves an answer, beside it; `isTall` of one with a list below it. */
export function ProofRoom({ isTall, children }: { isTall: boolean; children: ReactNode }) {
  return <div className={cx('min-h-87', isTall && 'lg:min-h-199')}>{children}</div>;
}

/** What is found, with its proof beside it from lg. */
export function Answer({ labelId, proof, children }: { labelId: string; proof: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={labelId} className="grid min-w-0 gap-x-12 gap-y-6 p-4 md:p-6 lg:grid-cols-5">
      <div className="flex min-w-0 flex-col gap-3 lg:col-span-2">{children}</div>
      <div className="min-w-0 lg:col-span-3">{proof}</div>
    </section>
  );
}

/**
 * The last line of a card: a remark, which phones leave out, and buttons. In sight while the card is; on phones only with
 * `isInSight`.
 */
export function CardFoot(props: { children: ReactNode; note: ReactNode; isInSight: boolean }) {
  const { children, note, isInSight } = props;
  return (
    <div
      className={cx(
        'bottom-0 z-20 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3',
        isInSight ? 'sticky' : 'md:sticky',
      )}
    >
      <div className="min-w-0 max-lg:basis-full max-md:hidden lg:flex-1">{note}</div>
      <div className="flex min-w-0 flex-1 items-center justify-end gap-3 lg:flex-none">{children}</div>
    </div>
  );
}

/** What has to be answered below a row of a table, with an edge; from md its parts stand in one line. */
export function RowStrip({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 border-l-3 border-control bg-sunken px-3 py-2 md:ml-15 md:flex-row md:items-center">
      {children}
    </div>
  );
}

/** Keeps the room of a field for a number that cannot be typed yet. */
export function FieldRoom() {
  return <div className="h-10 w-full max-w-44 min-w-32 bg-sunken pointer-coarse:h-11" />;
}

/** Where a table stands as a table, not as cards. */
export function TableOnly({ children }: { children: ReactNode }) {
  return <div className="@max-[600px]:hidden">{children}</div>;
}
