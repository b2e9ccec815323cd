import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SkipLink } from './skip-link.tsx';

/**
 * Header, main, footer. With `navigation` the main part stands beside an 88 px rail (from md) or a 240 px sidebar (from
 * lg); `tabs` stick to the bottom edge.
 */
export function Frame({
  header,
  navigation,
  isDeskOnly,
  tabs,
  footer,
  children,
}: {
  header: ReactNode;
  navigation?: ReactNode;
  /** The sidebar is there from lg alone; below it `tabs` are. */
  isDeskOnly?: boolean;
  tabs?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {header}
      <div className="flex min-w-0 flex-1">
        {navigation && (
          <div
            className={cx(
              'hidden w-[88px] flex-none border-r border-line bg-sunken lg:block lg:w-[240px]',
              !isDeskOnly && 'md:block',
            )}
          >
            <div className="sticky top-[72px]">{navigation}</div>
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="content" tabIndex={-1} className="min-w-0 flex-1">
            {children}
          </main>
        </div>
      </div>
      {footer}
      {tabs}
    </div>
  );
}
