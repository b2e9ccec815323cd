import { shellMessages } from '@quayside/contract/messages/shell';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';
import { Anchor } from '../link.tsx';

export interface NavigationItem {
  label: string;
  to: string;
  icon: IconName;
  isCurrent: boolean;
  /** Pages beneath it; an 88 px rail has no room for them. */
  below?: readonly Omit<NavigationItem, 'icon' | 'below'>[];
}

export interface NavigationSection {
  /** Named when it is not the main one. */
  title?: string;
  items: readonly NavigationItem[];
}

/** `rail`: icon over label, from md; it becomes `list` from lg. `list`: icon beside label, in the slide-in sidebar. */
export function Navigation({
  sections,
  form,
  onNavigate,
  foot,
}: {
  sections: readonly NavigationSection[];
  form: 'rail' | 'list';
  onNavigate?: () => void;
  /** Who is signed in, beneath a line; an 88 px rail has no room for it. */
  foot?: ReactNode;
}) {
  return (
    <nav aria-label={shellMessages.mainMenu} className="flex flex-col gap-4 py-4">
      {sections.map((section) => (
        <div key={section.title ?? ''}>
          {section.title && (
            <h2
              className={cx(
                'type-small px-4 pb-1 font-semibold text-muted',
                form === 'rail' && 'text-center lg:text-left',
              )}
            >
              {section.title}
            </h2>
          )}
          <ul>
            {section.items.map((item) => (
              <li key={item.to}>
                <Item item={item} form={form} {...(onNavigate ? { onNavigate } : {})} />
                {item.below && (
                  <ul className={form === 'rail' ? 'hidden lg:block' : ''}>
                    {item.below.map((page) => (
                      <li key={page.to}>
                        <PageBelow page={page} {...(onNavigate ? { onNavigate } : {})} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {foot && <div className={cx('border-t border-line px-4 pt-4', form === 'rail' && 'hidden lg:block')}>{foot}</div>}
    </nav>
  );
}

function Item({ item, form, onNavigate }: { item: NavigationItem; form: 'rail' | 'list'; onNavigate?: () => void }) {
  return (
    <Anchor
      to={item.to}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
      className={cx(
        'flex min-h-11 items-center gap-3 border-l-3 px-4 py-2 focus-visible:outline-offset-[-3px]',
        form === 'rail' &&
          'type-small lg:type-body flex-col gap-1 px-1 text-center lg:flex-row lg:gap-3 lg:px-4 lg:text-left',
        item.isCurrent
          ? 'border-brand bg-selected font-bold text-ink'
          : 'border-transparent text-muted hover:bg-selected hover:text-ink',
      )}
    >
      <Icon name={item.icon} />
      <span>{item.label}</span>
    </Anchor>
  );
}

function PageBelow({ page, onNavigate }: { page: Omit<NavigationItem, 'icon' | 'below'>; onNavigate?: () => void }) {
  return (
    <Anchor
      to={page.to}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      {...(page.isCurrent ? { 'aria-current': 'page' } : {})}
      className={cx(
        'flex min-h-9 items-center border-l-3 py-1 pr-4 pl-12 focus-visible:outline-offset-[-3px] pointer-coarse:min-h-11',
        page.isCurrent
          ? 'border-brand bg-selected font-bold text-ink'
          : 'border-transparent text-muted hover:bg-selected hover:text-ink',
      )}
    >
      {page.label}
    </Anchor>
  );
}
