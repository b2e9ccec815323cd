import { shellMessages } from '@quayside/contract/messages/shell';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button.tsx';

/** Slides in from the left, at most 80 % wide. Focus stays inside; Escape, a press outside and every navigation close it. */
export default function SidebarPanel({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-50 flex h-dvh bg-scrim transition-opacity duration-240 entering:opacity-0 exiting:opacity-0 exiting:duration-120 md:hidden"
    >
      <Modal className="h-full w-[min(80vw,320px)] bg-sunken text-ink shadow-dialog transition-transform duration-240 ease-out entering:-translate-x-full exiting:-translate-x-full exiting:duration-120 motion-reduce:transition-none">
        <Dialog aria-label={shellMessages.mainMenu} className="flex h-full flex-col overflow-y-auto outline-none">
          <div className="flex h-[72px] flex-none items-center px-4">
            <IconButton icon="x" label={shellMessages.closeMenu} onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
