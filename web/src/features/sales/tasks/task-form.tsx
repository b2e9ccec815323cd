import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { type DialogSize, Drawer } from '../../../ui/dialog.tsx';
import { ErrorSummary, type SummarizedError } from '../../../ui/error-summary.tsx';
import { HeldFields } from '../../../ui/held-fields.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';

interface TaskFormProps {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  isRunning: boolean;
  /** Errors at fields and of the form as a whole. */
  errors: readonly SummarizedError[];
  isStale: boolean;
  onReload: () => void;
  /** Stand before the main button. */
  otherActions?: ReactNode;
  size?: DialogSize;
  children: ReactNode;
}

/** A task beside its page: errors first, then the fields, one button at the end. What was typed is never lost. */
export function TaskForm(props: TaskFormProps) {
  const {
    title,
    submitLabel,
    onSubmit,
    onClose,
    isRunning,
    errors,
    isStale,
    onReload,
    otherActions,
    size = 'medium',
    children,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The fields are about to be switched off, and would lose the focus.
    button.current?.focus();
    onSubmit();
  };
  return (
    <Drawer
      title={title}
      isOpen
      onClose={onClose}
      size={size}
      isDismissable={!isRunning}
      actions={
        <>
          {otherActions}
          <Button ref={button} type="submit" form={id} look="primary" isLoading={isRunning}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={6}>
          {isStale && (
            <InlineNotification variant="caution" action={<Button onPress={onReload}>{words.reload}</Button>}>
              {words.stale}
            </InlineNotification>
          )}
          <ErrorSummary errors={errors} />
          <HeldFields isHeld={isRunning}>{children}</HeldFields>
        </Stack>
      </form>
    </Drawer>
  );
}

/** The refusal of the whole form; nothing for a stale sale, which has its own notice, or when the fields tell it all. */
export function wholeError(problem: Error | null, told: readonly SummarizedError[] = []): SummarizedError[] {
  if (!problem || told.length > 0) return [];
  if (problem instanceof ApiError && problem.code === 'stale_version') return [];
  return [{ message: messageOf(problem, saleMessages.updating_failed) }];
}
