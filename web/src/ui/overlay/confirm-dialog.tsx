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
  /** Below the question, such as whom it is about. */
  below?: ReactNode;
  /** Beside the question, such as the amount it is about; told again when it changes. */
  side?: ReactNode;
  /** Beside the buttons, such as that it can't be undone. */
  note?: string;
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
    below,
    side,
    note,
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
      className="fixed inset-0 z-60 flex h-dvh items-end justify-center bg-scrim transition-opacity duration-160 entering:opacity-0 exiting:opacity-0 exiting:duration-120 md:items-center md:p-4"
    >
      <Modal
        className={`w-full ${widths[size]} rounded-t-panel border border-line bg-raised text-ink shadow-dialog md:rounded-panel`}
      >
        <AriaDialog
          role="alertdialog"
          className="flex max-h-[92dvh] flex-col gap-4 overflow-y-auto p-4 pb-0 outline-none md:p-6 md:pb-0"
        >
          <div className="flex flex-none flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="flex min-w-0 flex-col gap-1">
              <Heading slot="title" level={2} className="type-h2">
                {title}
              </Heading>
              {below}
            </div>
            {side && (
              <div aria-live="polite" className="flex flex-col md:items-end">
                {side}
              </div>
            )}
          </div>
          <DisabledFieldset ref={fields} isHeld={isRunning}>
            {children}
          </DisabledFieldset>
          <div className="sticky bottom-0 -mx-4 flex flex-none flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-4 py-3 max-md:*:[button]:flex-1 md:-mx-6 md:rounded-b-panel md:px-6 md:py-4">
            {note && <p className="mr-auto text-muted max-md:w-full">{note}</p>}
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
