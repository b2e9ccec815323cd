import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { buttonClasses } from './button.tsx';
import { Icon } from './icon.tsx';

/** A button that opens a small panel beside it, such as the choices of a filter. Escape closes and gives the focus back. */
export function Popover({
  label,
  children,
  isMarked = false,
}: {
  label: string;
  children: ReactNode;
  isMarked?: boolean;
}) {
  return (
    <DialogTrigger>
      <AriaButton className={buttonClasses('secondary', 'compact', false)}>
        {label}
        {isMarked && <Icon name="check" size={16} />}
        <Icon name="chevron-down" size={16} />
      </AriaButton>
      <AriaPopover
        placement="bottom start"
        className="z-60 max-w-[calc(100vw-32px)] min-w-60 rounded-panel border border-line bg-raised text-ink shadow-popover"
      >
        <AriaDialog aria-label={label} className="max-h-[60dvh] overflow-y-auto p-4 outline-none">
          {children}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
