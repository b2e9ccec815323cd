import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import { useState } from 'react';
import { ApiError, fieldMessages, messageOf } from '../../lib/api-error.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { type FormState, OneFieldForm } from './one-field-form.tsx';

const shortestPassword = 12;

/** Sets a password by the secret of a link: a reset, or the first password of a new account (ERR-05). */
export function SetPasswordForm({
  action,
  save,
  onExpired,
}: {
  action: string;
  save: (password: string) => Promise<unknown>;
  onExpired: (message: string) => void;
}) {
  const [state, setState] = useState<FormState>({});
  const submit = async (password: string) => {
    if (password.length < shortestPassword) return setState({ fieldError: authMessages.passwordTooShort });
    setState({ isRunning: true });
    try {
      await save(password);
      setState({ isDone: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalidSecret') return onExpired(authMessages.invalidSecret);
      if (error instanceof ApiError && error.code === 'expiredSecret') return onExpired(authMessages.expiredSecret);
      const fieldError = fieldMessages(error).password;
      setState(fieldError ? { fieldError } : { error: messageOf(error, commonMessages.generic) });
    }
  };
  if (state.isDone) return <InlineNotification variant="success">{authMessages.passwordSet}</InlineNotification>;
  return (
    <OneFieldForm state={state} action={action} onSubmit={(fields) => submit(String(fields.get('password') ?? ''))}>
      <PasswordField
        label={authMessages.newPassword}
        hint={authMessages.newPasswordHint}
        name="password"
        autoComplete="new-password"
        error={state.fieldError}
      />
    </OneFieldForm>
  );
}
