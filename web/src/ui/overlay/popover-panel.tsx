import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

/** The opened part of a popover. */
export default function PopoverPanel(props: {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Popover
      triggerRef={props.triggerRef}
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      placement="bottom start"
      className="z-60 max-w-[calc(100vw-32px)] min-w-60 rounded-panel border border-line bg-raised text-ink shadow-popover"
    >
      <Dialog aria-label={props.label} className="max-h-[60dvh] overflow-y-auto p-4 outline-none">
        {props.children}
      </Dialog>
    </Popover>
  );
}
