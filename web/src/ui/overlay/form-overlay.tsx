import { uiMessages } from '@quayside/contract/messages/ui';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../button.tsx';
import { DisabledFieldset } from '../form/disabled-fieldset.tsx';
import { ErrorSummary, type SummarizedError } from '../form/error-summary.tsx';
import { useSending } from '../form/use-sending.ts';
import { Stack } from '../layout.tsx';
import { Text } from '../text.tsx';
import { Dialog, type DialogSize, Drawer } from './dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';

export interface FormOverlayProps {
  title: string;
  submitLabel: string;
  isSending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** What stands at the fields, and refusals that none of them is the reason of. */
  errors?: readonly SummarizedError[];
  /** What it does cannot be taken back. */
  isDanger?: boolean;
  /** A draft keeps what was typed: closing loses nothing, and there is nothing to cancel. */
  isKept?: boolean;
  /** Other ways to end it, beside the main one. */
  otherActions?: ReactNode;
  /** Another way to send the same form, beside the main one; `about` says what comes of it. */
  secondSubmit?: { label: string; about: string; onSubmit: () => void } | null | undefined;
  /** Stands above everything: what happened meanwhile. */
  notice?: ReactNode;
  cancelLabel?: string;
  size?: DialogSize;
}

/** A small form above its page: errors first, then the fields; Enter sends it, as the last button does. */
export const FormDialog = (props: FormOverlayProps) => <FormOverlay {...props} frame={Dialog} />;

/** The same from the right edge. */
export const FormDrawer = (props: FormOverlayProps) => <FormOverlay {...props} frame={Drawer} />;

function FormOverlay({ frame: Frame, ...props }: FormOverlayProps & { frame: typeof Dialog }) {
  const { title, onSubmit, onClose, isSending, isKept = false, errors = [], size = 'small', children } = props;
  const formId = useId();
  useFocusBack();
  const { form, button, send } = useSending(isSending);
  const submit = (event: FormEvent) => {
    // React hands on what a form in a dialog above this one sent.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    send(onSubmit);
  };
  return (
    <Frame
      title={title}
      isOpen
      size={size}
      isDismissable={isKept && !isSending}
      onClose={onClose}
      actions={
        <Actions
          {...props}
          onSecondSubmit={() => props.secondSubmit && send(props.secondSubmit.onSubmit)}
          button={button}
          formId={formId}
        />
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack gap={6}>
          {props.notice}
          <ErrorSummary errors={errors} />
          <DisabledFieldset isHeld={isSending}>{children}</DisabledFieldset>
        </Stack>
      </form>
    </Frame>
  );
}

interface ActionsProps extends FormOverlayProps {
  formId: string;
  button: Ref<HTMLButtonElement>;
  onSecondSubmit: () => void;
}

function Actions(props: ActionsProps) {
  const { formId, submitLabel, isSending, isDanger = false, isKept = false, secondSubmit, otherActions } = props;
  return (
    <>
      {!isKept && <Button onPress={props.onClose}>{props.cancelLabel ?? uiMessages.cancel}</Button>}
      {otherActions}
      {secondSubmit && <SecondSubmit {...secondSubmit} onPress={props.onSecondSubmit} />}
      <Button
        ref={props.button}
        type="submit"
        form={formId}
        look={isDanger ? 'danger' : 'primary'}
        isLoading={isSending}
      >
        {submitLabel}
      </Button>
    </>
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
