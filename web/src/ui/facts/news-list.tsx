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

export interface NewsDay {
  id: string;
  title: string;
  items: readonly NewsItem[];
}

/** What happened, day after day, newest first. `level`: of the headings. */
export function NewsDays({ days, level }: { days: readonly NewsDay[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return days.map(({ id, title, items }) => (
    <section key={id} aria-label={title} className="border-t border-line first:border-t-0">
      <Heading className="type-small bg-sunken px-4 py-1.5 font-semibold">{title}</Heading>
      <NewsList items={items} />
    </section>
  ));
}

/** Each a link to what it is about. Unread ones are bold, tinted, marked, and say so. */
function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className="flex min-w-0 flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <Anchor
            to={item.to}
            onClick={item.onOpen}
            className={cx(
              'flex min-h-11 flex-col gap-1 border-l-5 px-3 py-2 hover:bg-sunken focus-visible:outline-offset-[-3px]',
              item.isUnread ? 'border-brand bg-selected font-bold' : 'border-transparent text-muted',
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
