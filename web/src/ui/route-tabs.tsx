import { cappedCountLabel } from '@quayside/contract/count-label';
import { type RefObject, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { Anchor } from './link.tsx';

export interface RouteTab {
  label: string;
  to: string;
  isCurrent: boolean;
  count?: number;
}

/** Tabs that change the URL: links, of which one is the current page. */
export function RouteTabs({
  label,
  tabs,
  isLarge = false,
}: {
  label: string;
  tabs: readonly RouteTab[];
  /** For gloves: 64 px high. */
  isLarge?: boolean;
}) {
  const shown = useCurrentInView(tabs);
  return (
    <nav ref={shown} aria-label={label} className="min-w-0 overflow-x-auto border-b border-line">
      <ul className="flex min-w-max gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Anchor
              to={tab.to}
              {...(tab.isCurrent ? { 'aria-current': 'page' } : {})}
              className={cx(
                'flex min-w-11 items-center justify-center gap-2 border-b-3 px-3 focus-visible:outline-offset-[-3px]',
                isLarge ? 'type-wh min-h-16 min-w-16' : 'type-control min-h-11',
                tab.isCurrent ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="type-num type-small text-muted">{cappedCountLabel(tab.count)}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the tabs scroll sideways: the current one is never beyond the edge. */
function useCurrentInView(tabs: readonly RouteTab[]): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const to = tabs.find(({ isCurrent }) => isCurrent)?.to;
  // Counts that come later make the tabs before it wider.
  const widths = tabs.map(({ label, count }) => `${label} ${count ?? ''}`).join();
  useEffect(() => {
    if (to === undefined || widths === '') return;
    const current = nav.current?.querySelector('[aria-current]')?.parentElement;
    if (!nav.current || !current) return;
    const { offsetLeft, offsetWidth } = current;
    nav.current.scrollLeft = offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - offsetWidth) / 2;
  }, [to, widths]);
  return nav;
}
