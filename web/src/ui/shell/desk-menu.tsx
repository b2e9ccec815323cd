import { cappedCountLabel } from '@quayside/contract/count-label';
import { shellMessages } from '@quayside/contract/messages/shell';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import type { Tab } from './bottom-tabs.tsx';

/** The warehouse's menu at a desk: a sidebar of 64 px rows, what waits at their ends. */
export function DeskMenu({ items }: { items: readonly Tab[] }) {
  return (
    <nav aria-label={shellMessages.warehouseMenu} className="py-3">
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Anchor
              to={item.to}
              {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
              className={cx(
                'flex min-h-16 items-center gap-3 border-l-5 px-4 py-2 focus-visible:outline-offset-[-3px]',
                item.isCurrent
                  ? 'border-brand bg-selected font-bold text-ink'
                  : 'border-transparent text-muted hover:bg-selected hover:text-ink',
              )}
            >
              <Icon name={item.icon} size={24} />
              <span className="min-w-0 flex-1">{item.label}</span>
              {item.count !== undefined && (
                <span className="type-num text-[1.25rem] leading-6 font-bold text-ink">
                  {cappedCountLabel(item.count)}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
