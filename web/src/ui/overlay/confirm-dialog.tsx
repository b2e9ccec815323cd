import { uiMessages } from '@quayside/contract/messages/ui';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button.tsx';
import { DisabledFieldset } from '../form/disabled-fieldset.tsx';
import { focusInvalidInput } from '../form/invalid-input.ts';

export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The verb and the thing, never "Yes". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` colours the button and puts the focus on the safe one. */
  tone?: 'neutral' | 'danger';
  /** `medium`: for what has to be read before it is confirmed. */
  size?: 'small' | 'medium';
  isRunning?: boolean;
  children?: ReactNode;
}

const widths = { small: 'max-w-[480px]', medium: 'max-w-[640px]' } as const;

/**
 * Asks once before something that cannot simply be taken back. A press outside does not answer it; Escape refuses. What is
 * asked scrolls where it is long; the buttons stay in sight.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    isOpen,
    onClose,
    onConfirm,
    confirmLabel,
    cancelLabel = uiMessages.cancel,
    tone = 'neutral',
    size = 'small',
    isRunning = false,
    children,
  } = props;
  const isDanger = tone === 'danger';
  const fields = useRef<HTMLFieldSetElement>(null);
  const confirm = () => {
    if (!fields.current || !focusInvalidInput(fields.current)) onConfirm();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-60 flex h-dvh items-end justify-center bg-scrim p-4 transition-opacity duration-160 entering:opacity-0 exiting:opacity-0 exiting:duration-120 md:items-center"
    >
      <Modal className={`w-full ${widths[size]} rounded-panel border border-line bg-raised text-ink shadow-dialog`}>
        <AriaDialog
          role="alertdialog"
          className="flex max-h-[85dvh] flex-col gap-4 overflow-y-auto p-4 pb-0 outline-none md:p-6 md:pb-0"
        >
          <Heading slot="title" level={2} className="type-h2">
            {title}
          </Heading>
          <DisabledFieldset ref={fields} isHeld={isRunning}>
            {children}
          </DisabledFieldset>
          <div className="sticky bottom-0 -mx-4 flex flex-none flex-wrap justify-end gap-3 rounded-b-panel bg-raised px-4 pt-2 pb-4 md:-mx-6 md:px-6 md:pb-6">
            <Button look="secondary" onPress={onClose} autoFocus={isDanger}>
              {cancelLabel}
            </Button>
            <Button
              look={isDanger ? 'danger' : 'primary'}
              onPress={confirm}
              isLoading={isRunning}
              autoFocus={!isDanger}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
