import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';

export type DialogSize = 'small' | 'medium' | 'full';
const widths: Readonly<Record<DialogSize, string>> = {
  small: 'max-w-[480px]',
  medium: 'max-w-[640px]',
  full: 'max-w-[1200px]',
};

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  size?: DialogSize;
  /** False while something unsaved or running must not be lost by a press outside. Escape still asks `onClose`. */
  isDismissable?: boolean;
}

/** A question or a small form above the page. Escape closes; the focus stays inside and returns to where it came from. */
export function Dialog({ size = 'small', ...props }: DialogProps) {
  return (
    <Overlay {...props} placement="items-end justify-center p-0 md:items-center md:p-6">
      <Modal
        className={cx(
          'flex max-h-[90dvh] w-full flex-col rounded-panel border border-line bg-raised text-ink shadow-dialog',
          widths[size],
          'entering:opacity-0 transition-opacity duration-160',
        )}
      >
        <Body {...props} />
      </Modal>
    </Overlay>
  );
}

/** The same from the right edge, for a task beside its page. Whether it is open belongs in the URL. */
export function Drawer({ size = 'small', ...props }: DialogProps) {
  return (
    <Overlay {...props} placement="items-stretch justify-end">
      <Modal
        className={cx(
          'flex h-full w-full flex-col border-l border-line bg-raised text-ink shadow-dialog transition-transform duration-240 ease-out',
          'entering:translate-x-full exiting:translate-x-full exiting:duration-120 motion-reduce:transition-none',
          widths[size],
          drawerMarks[size],
        )}
      >
        <Body {...props} />
      </Modal>
    </Overlay>
  );
}

/** By these the place of toasts is found, beside the drawer: see toasts.css. */
const drawerMarks: Readonly<Record<DialogSize, string>> = {
  small: 'drawer-small',
  medium: 'drawer-medium',
  full: 'drawer-full',
};

function Overlay({ isOpen, onClose, isDismissable = true, placement, children }: DialogProps & { placement: string }) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      className={cx(
        'fixed inset-0 z-60 flex h-dvh bg-scrim transition-opacity duration-160 entering:opacity-0 exiting:opacity-0 exiting:duration-120',
        placement,
      )}
    >
      {children}
    </ModalOverlay>
  );
}

function Body({ title, onClose, children, actions }: DialogProps) {
  return (
    <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
        <Heading slot="title" level={2} className="type-h2">
          {title}
        </Heading>
        <IconButton icon="x" label={uiMessages.close} onPress={onClose} />
      </div>
      <div className="dialog-body min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6">{children}</div>
      {actions && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-3 md:px-6">
          {actions}
        </div>
      )}
    </AriaDialog>
  );
}
