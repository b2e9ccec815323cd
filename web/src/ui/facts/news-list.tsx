import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Anchor } from '../link.tsx';
import { HiddenText } from '../text.tsx';

export interface NewsItem {
  id: string;
  to: string;
  text: string;
  /** When it happened, and what else is worth knowing. */
  detail: ReactNode;
  isUnread: boolean;
  onOpen: () => void;
}

/** What happened, newest first: each a link to what it is about. Unread ones are bold, marked, and say so. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className="flex min-w-0 flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <Anchor
            to={item.to}
            onClick={item.onOpen}
            className={cx(
              'flex min-h-11 flex-col gap-1 border-l-5 px-3 py-2 hover:bg-sunken focus-visible:outline-offset-[-3px]',
              item.isUnread ? 'border-brand font-bold' : 'border-transparent',
            )}
          >
            <span>
              {item.isUnread && <HiddenText>{uiMessages.unread}: </HiddenText>}
              {item.text}
            </span>
            <span className="type-small font-normal text-muted">{item.detail}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
