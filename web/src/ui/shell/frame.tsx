import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

/**
 * Header, main, footer. With `navigation` the main part stands beside an 88 px rail (from md) or a 240 px sidebar (from
 * lg); `tabs` stick to the bottom edge.
 */
export function Frame({
  header,
  navigation,
  deskMenu,
  tabs,
  footer,
  children,
}: {
  header: ReactNode;
  navigation?: ReactNode;
  /** A sidebar that is there from lg alone; below it `tabs` are. */
  deskMenu?: ReactNode;
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
          <div className="hidden w-[88px] flex-none border-r border-line bg-sunken md:block lg:w-[240px]">
            <div className="sticky top-[72px]">{navigation}</div>
          </div>
        )}
        {deskMenu && (
          <div className="hidden w-[240px] flex-none border-r border-line bg-sunken lg:block">
            <div className="sticky top-[72px]">{deskMenu}</div>
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
