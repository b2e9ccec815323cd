import { cappedCountLabel } from '@quayside/contract/count-label';
import { shellMessages } from '@quayside/contract/messages/shell';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import type { NavigationItem } from './navigation.tsx';

export type Tab = NavigationItem & { readonly count?: number | undefined };

const tellZone = () => void window.dispatchEvent(new Event('thumb-zone'));

/** The warehouse's menu below a desk's width: 64 px high at the bottom edge, within reach of a thumb. On phones what waits stands in place of the picture. */
export function BottomTabs({ items }: { items: readonly Tab[] }) {
  return (
    <div className="sticky bottom-0 z-30 border-t border-line bg-sunken lg:hidden">
      {/* What `ThumbZone` shows, above the menu. */}
      <div id="thumb-zone" ref={tellZone} className="md:hidden" />
      <nav aria-label={shellMessages.warehouseMenu}>
        <ul className="mx-auto flex max-w-[1440px]">
          {items.map((item) => (
            <li key={item.to} className="min-w-0 flex-1">
              <Anchor
                to={item.to}
                {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
                className={cx(
                  'flex h-full min-h-16 flex-col items-center justify-center gap-1 border-t-3 px-1 text-center text-[0.8125rem] leading-tight md:type-wh md:flex-row md:gap-3 md:px-4 focus-visible:outline-offset-[-3px]',
                  item.isCurrent
                    ? 'border-brand bg-selected font-bold text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                <span className={cx('flex', item.count !== undefined && 'max-md:hidden')}>
                  <Icon name={item.icon} size={24} />
                </span>
                <span className="min-w-0">{item.label}</span>
                {item.count !== undefined && (
                  <span className="type-num text-[1.25rem] leading-6 font-bold text-ink max-md:order-first">
                    {cappedCountLabel(item.count)}
                  </span>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
