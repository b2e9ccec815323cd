import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** The box of a search field, on the header and off it: pressing any of it begins to search. The field names itself. */
export function SearchFrame({ children, hint }: { children: ReactNode; hint?: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field stands inside, among the children
    <label className="flex min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-3 text-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-signal">
      <Icon name="search" size={16} />
      {children}
      {hint && (
        <kbd className="type-code hidden rounded-badge border border-line px-1.5 text-muted lg:inline">{hint}</kbd>
      )}
    </label>
  );
}

/** The input inside: its frame shows the focus. */
export const searchInputClasses =
  'type-input min-h-10 w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-faint pointer-coarse:min-h-11';
