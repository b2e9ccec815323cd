import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** What holds for every page, always in sight at the bottom edge, with the way out of it. */
export function BottomStrip({ label, children, action }: { label: string; children: ReactNode; action: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="sticky bottom-0 z-40 flex flex-wrap items-center gap-3 border-t-5 border-caution bg-caution-tint px-4 py-3 text-caution md:px-8"
    >
      <Icon name="eye" />
      <p className="min-w-0 flex-1 basis-60 text-ink">{children}</p>
      {action}
    </aside>
  );
}
