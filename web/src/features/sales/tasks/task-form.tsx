import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { wholeError } from '../../../lib/api-error.ts';
import type { VersionedMutation } from '../../../lib/use-versioned-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DisabledFieldset } from '../../../ui/form/disabled-fieldset.tsx';
import { ErrorSummary, type SummarizedError } from '../../../ui/form/error-summary.tsx';
import { focusInvalidInput } from '../../../ui/form/invalid-input.ts';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { type DialogSize, Drawer } from '../../../ui/overlay/dialog.tsx';
import { Text } from '../../../ui/text.tsx';

interface TaskFormProps {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  work: Omit<VersionedMutation<never>, 'run'>;
  /** What stands at the fields. A refusal that none of them is the reason of is told by itself. */
  errors?: readonly SummarizedError[];
  /** Stand before the main button. */
  otherActions?: ReactNode;
  /** Another way to send the same form, beside the main one; `about` says what comes of it. */
  secondSubmit?: { label: string; about: string; onSubmit: () => void } | null;
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
    work,
    errors = [],
    otherActions,
    secondSubmit,
    size = 'medium',
    children,
  } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const send = (act: () => void) => {
    if (!form.current || focusInvalidInput(form.current)) return;
    // The fields are about to be switched off, and would lose the focus.
    button.current?.focus();
    act();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(onSubmit);
  };
  return (
    <Drawer
      title={title}
      isOpen
      onClose={onClose}
      size={size}
      isDismissable={!work.isRunning}
      actions={
        <>
          {otherActions}
          {secondSubmit && <SecondSubmit {...secondSubmit} onPress={() => send(secondSubmit.onSubmit)} />}
          <Button ref={button} type="submit" form={id} look="primary" isLoading={work.isRunning}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit}>
        <Stack gap={6}>
          {work.isStale && (
            <InlineNotification variant="caution" action={<Button onPress={work.reload}>{words.reload}</Button>}>
              {words.stale}
            </InlineNotification>
          )}
          <ErrorSummary errors={[...errors, ...wholeError(work.problem, saleMessages.updating_failed, errors)]} />
          <DisabledFieldset isHeld={work.isRunning}>{children}</DisabledFieldset>
        </Stack>
      </form>
    </Drawer>
  );
}

function SecondSubmit({ label, about, onPress }: { label: string; about: string; onPress: () => void }) {
  const id = useId();
  return (
    <>
      <Text as="span" id={id} size="small" tone="muted">
        {about}
      </Text>
      <Button aria-describedby={id} onPress={onPress}>
        {label}
      </Button>
    </>
  );
}
