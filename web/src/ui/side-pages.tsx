import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Anchor } from './link.tsx';

export interface SideGroup {
  title?: string;
  pages: readonly SidePage[];
}

export interface SidePage {
  label: string;
  to: string;
  isCurrent: boolean;
  /** A word or mark at the end of the line. */
  mark?: ReactNode;
}

/** Pages that belong together: their list at the left from lg, nothing on smaller screens, where a breadcrumb leads back. */
export function SidePages(props: { label: string; groups: readonly SideGroup[]; children: ReactNode }) {
  const { label, groups, children } = props;
  return (
    <div className="grid min-w-0 gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={label} className="hidden lg:block">
        {groups.map((group, index) => (
          <div key={group.title ?? index} className={cx(index > 0 && 'pt-6')}>
            {group.title && <p className="type-small px-3 pb-2 font-semibold text-muted">{group.title}</p>}
            <ul className="flex flex-col">{group.pages.map(line)}</ul>
          </div>
        ))}
      </nav>
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
    </div>
  );
}

const line = ({ label, to, isCurrent, mark }: SidePage) => (
  <li key={to}>
    <Anchor
      to={to}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      className={cx(
        'flex min-h-9 items-center justify-between gap-2 border-l-3 px-3 hover:bg-sunken pointer-coarse:min-h-11',
        isCurrent ? 'border-brand bg-selected font-semibold' : 'border-transparent text-muted',
      )}
    >
      {label}
      {mark}
    </Anchor>
  </li>
);
