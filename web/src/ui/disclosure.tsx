import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A line that opens to what belongs to it; native, so that searching the page finds what is folded. */
export function Disclosure({
  title,
  aside,
  isOpen,
  onToggle,
  children,
}: {
  title: string;
  aside?: string;
  /** With `onToggle`: opened and closed from elsewhere as well. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className="group border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 hover:bg-sunken">
        <span className="flex-none group-open:rotate-90">
          <Icon name="chevron-right" size={16} />
        </span>
        <span className="flex-1 font-semibold">{title}</span>
        {aside && <span className="type-num text-muted">{aside}</span>}
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
