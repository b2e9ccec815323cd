import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** Those who have to agree, side by side. */
export function SeatRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      {children}
    </ul>
  );
}

/** One of them. `mine`: the reader has to answer. */
export function Seat({ title, text, look }: { title: string; text: string; look: 'mine' | 'given' | 'open' }) {
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col gap-0.5 border-2 p-3',
        look === 'mine' && 'border-signal',
        look === 'given' && 'border-ink',
        look === 'open' && 'border-dashed border-control text-muted',
      )}
    >
      <strong className="wrap-break-word">{title}</strong>
      <span className="type-small">{text}</span>
    </li>
  );
}
