/** Loaded on the first press. Import it by `lazy`. */
import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button.tsx';

/** A sheet that fills a phone's screen. Focus stays inside; Escape and the cross close it. */
export default function FullSheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} className="fixed inset-0 z-60 h-dvh bg-canvas">
      <Modal className="h-full w-full bg-canvas text-ink">
        <Dialog aria-label={title} className="flex h-full flex-col gap-3 p-4 outline-none">
          <div className="flex items-center gap-2">
            <div className="min-w-0 flex-1">{children}</div>
            <IconButton icon="x" label={uiMessages.close} onPress={onClose} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
