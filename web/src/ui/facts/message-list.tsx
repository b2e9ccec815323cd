import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DateText } from './date-text.tsx';
import { StatusBadge } from './status-badge.tsx';

export interface ShownMessage {
  id: string;
  author: string;
  /** ISO 8601. */
  at: string;
  text: string;
  /** Written by the side of whoever reads: set off to the right. */
  isMine: boolean;
  /** Marks it, such as "New". */
  mark: string | null;
  /** Such as that it was read. */
  note: string | null;
  /** Stand below the text. */
  files: ReactNode;
}

/** A conversation, oldest first. Who wrote stands in words; lines stay as they were typed. */
export function MessageList({ messages }: { messages: readonly ShownMessage[] }) {
  return (
    <ol className="flex min-w-0 flex-col gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={cx(
            'flex min-w-0 max-w-[68ch] flex-col gap-1 border-l-5 px-4 py-3',
            message.isMine ? 'ml-6 self-end border-control bg-sunken' : 'mr-6 self-start border-info bg-info-tint',
          )}
        >
          <span className="type-small flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            <strong className="text-ink">{message.author}</strong>
            <DateText iso={message.at} form="time" />
            {message.mark && <StatusBadge tone="info">{message.mark}</StatusBadge>}
          </span>
          <p className="whitespace-pre-wrap wrap-anywhere">{message.text}</p>
          {message.files}
          {message.note && <span className="type-small text-muted">{message.note}</span>}
        </li>
      ))}
    </ol>
  );
}
