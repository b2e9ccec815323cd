import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** What is not settled in a dialog: from edge to edge, with the edge of its tone. */
export function Notch({ tone, children }: { tone: 'caution' | 'error'; children: ReactNode }) {
  return (
    <div
      className={cx(
        '-mx-4 border-l-5 py-4 pr-4 pl-[11px] md:-mx-6 md:pr-6 md:pl-[19px]',
        tone === 'error' ? 'border-error bg-error-tint' : 'border-caution bg-caution-tint',
      )}
    >
      {children}
    </div>
  );
}
