/** Arrangements: the only way screens place things, so that they hold no class strings of their own. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const gaps = { 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8', 12: 'gap-12' } as const;
/** In steps of 4 px. */
export type Gap = keyof typeof gaps;

/** One below the other. */
export function Stack({
  children,
  gap = 4,
  as: Tag = 'div',
}: {
  children: ReactNode;
  gap?: Gap;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li';
}) {
  return <Tag className={cx('flex min-w-0 flex-col', gaps[gap])}>{children}</Tag>;
}

/** Side by side, wrapping when there is no room. */
export function Cluster(props: {
  children: ReactNode;
  gap?: Gap;
  justify?: 'start' | 'center' | 'between' | 'end';
  align?: 'center' | 'start' | 'end' | 'baseline';
  /** Never wraps, such as the two buttons of a table row. */
  isOneLine?: boolean;
}) {
  const { children, gap = 3, justify = 'start', align = 'center', isOneLine = false } = props;
  return (
    <div
      className={cx(
        'flex min-w-0',
        !isOneLine && 'flex-wrap',
        gaps[gap],
        { start: 'justify-start', center: 'justify-center', between: 'justify-between', end: 'justify-end' }[justify],
        { center: 'items-center', start: 'items-start', end: 'items-end', baseline: 'items-baseline' }[align],
      )}
    >
      {children}
    </div>
  );
}

const columnClasses = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
} as const;

/** Equal columns on wide screens; one column on small ones (`columns={4}`: two by two). */
export function Grid({
  children,
  columns,
  gap = 4,
  as: Tag = 'div',
}: {
  children: ReactNode;
  columns: keyof typeof columnClasses;
  gap?: Gap;
  as?: 'div' | 'ul';
}) {
  return <Tag className={cx('grid min-w-0', columnClasses[columns], gaps[gap])}>{children}</Tag>;
}

/** What stands above every page, in line with what is on it. */
export function AbovePage({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1440px] px-4 pt-4 md:px-6 lg:px-8">{children}</div>;
}

/**
 * Short fields side by side: as many columns of at least 128 px as fit, from md of 192 px with `isWide`. `isTopped`: what
 * is of different height, such as boxes with names, begins at the same height.
 */
export function Columns(props: { children: ReactNode; isWide?: boolean; isTopped?: boolean }) {
  const { children, isWide = false, isTopped = false } = props;
  return (
    <div
      className={cx(
        'grid min-w-0 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3',
        isWide && 'md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]',
        isTopped ? 'items-start' : 'items-end',
      )}
    >
      {children}
    </div>
  );
}

/** Two thirds and one third from lg; `aside` comes second in reading order too. */
export function Split({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-3 lg:gap-8">
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">{children}</div>
      <div className="flex min-w-0 flex-col gap-4 lg:gap-6">{aside}</div>
    </div>
  );
}

/** A list, and from xl the detail of one of its rows in sight beside it. */
export function ListAndDetail({ children, detail }: { children: ReactNode; detail: ReactNode }) {
  if (!detail) return children;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_20rem] items-start gap-6">
      <div className="min-w-0">{children}</div>
      <aside className="sticky top-[88px] flex max-h-[calc(100dvh-104px)] min-w-0 flex-col gap-4 overflow-y-auto wrap-anywhere">
        {detail}
      </aside>
    </div>
  );
}

/** A page's content: heading row with actions, then sections 32 px apart. */
export function Page({
  heading,
  actions,
  above,
  areManyActions = false,
  children,
}: {
  heading: ReactNode;
  actions?: ReactNode;
  above?: ReactNode;
  /** They fill a row of their own below lg, whatever the font: none of them jumps when it arrives. */
  areManyActions?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-[1440px] min-w-0 flex-col gap-6 px-4 py-6 md:px-6 lg:px-8 lg:py-8">
      {above}
      <div className="flex flex-wrap items-end justify-between gap-4 max-md:[&:has(>:only-child>[data-page-name])]:-mb-6">
        <div className="min-w-0 md:grow md:basis-64">{heading}</div>
        {actions && (
          <div
            className={cx(
              'flex flex-wrap items-center gap-3',
              areManyActions && 'max-lg:basis-full max-lg:*:first:basis-full',
            )}
          >
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

/** At least as high as the window below the header: the footer starts below the fold and does not jump when rows arrive. */
export function FullHeight({ children }: { children: ReactNode }) {
  return <div className="min-h-[calc(100dvh-72px)]">{children}</div>;
}

/** Holds a form at most 720 px wide. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="w-full max-w-[720px] min-w-0">{children}</div>;
}

/** The one action of a phone screen, stuck to the bottom; from md it stands in its place, or with `isPhoneOnly` nowhere. */
export function StickyActions({ children, isPhoneOnly = false }: { children: ReactNode; isPhoneOnly?: boolean }) {
  return (
    <div
      className={cx(
        'sticky bottom-0 z-30 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface p-4',
        isPhoneOnly ? 'md:hidden' : 'md:static md:mx-0 md:border-0 md:bg-transparent md:p-0',
      )}
    >
      {children}
    </div>
  );
}

const only = {
  phone: 'md:hidden',
  wide: 'hidden md:block',
  desk: 'hidden lg:block',
  card: '@min-[600px]:hidden',
  marks: 'hidden @min-[800px]:block',
  noMarks: 'hidden @min-[600px]:@max-[800px]:block',
};

/**
 * Shown only below, or only from, the md breakpoint; `desk`: from lg; `card`: where a table stands as cards; `marks`: where it has room
 * for columns of marks, `noMarks`: the tables that have not.
 */
export function Only({ on, children }: { on: keyof typeof only; children: ReactNode }) {
  return <div className={only[on]}>{children}</div>;
}

/** What `Only` shows in it goes by its width, as in a table. */
export function AsTable({ children }: { children: ReactNode }) {
  return <div className="@container">{children}</div>;
}

/** Keeps the place of what may be shown once that is known. */
export function Kept({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return <div className={isShown ? 'contents' : 'invisible'}>{children}</div>;
}

/** In a cell: told where the table leaves out the column that tells it, and on cards. */
export function NarrowOnly({ children }: { children: ReactNode }) {
  return <span className="block text-left @min-[1100px]:hidden">{children}</span>;
}

/** Keeps its words on one line and its width, whatever stands beside it. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className="flex-none whitespace-nowrap">{children}</span>;
}

/** A named part of a page without a heading of its own. */
export function Region({ label, children }: { label: string; children: ReactNode }) {
  return <section aria-label={label}>{children}</section>;
}

/** Stays in sight while what stands beside it scrolls; on phones it is where it is. */
export function Stays({ children }: { children: ReactNode }) {
  return <div className="lg:sticky lg:top-[88px]">{children}</div>;
}

/** A thing's picture with its name and facts beside; below the picture's top on wide screens. */
export function PictureHead({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-4 md:items-end md:gap-6">
      {picture}
      <div className="flex min-w-0 flex-1 flex-col gap-2">{children}</div>
    </div>
  );
}

/** A few facts in one line below a heading, closer together where they wrap. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</div>;
}

/** Questions and their answers in one frame. */
export function Answers({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-col divide-y divide-line border border-line bg-surface">{children}</div>;
}
