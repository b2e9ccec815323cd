import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { ApiError, fieldMessages, messageOf, waitSecondsOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { askReset, confirmReset } from './auth.api.ts';

export const meta = pageTitle(authMessages.resetTitle);

const shortestPassword = 12;

/** RT-38: asks for a link; opened from the link (`?secret=`) it sets the new password. The secret leaves the address bar. */
export default function ResetPasswordPage() {
  const [params, setParams] = useSearchParams();
  const [secret, setSecret] = useState<string | null>(null);
  const [expired, setExpired] = useState<string | null>(null);
  useEffect(() => {
    const given = params.get('secret');
    if (!given) return;
    setSecret(given);
    setParams({}, { replace: true });
  }, [params, setParams]);
  return (
    <EntryCard title={authMessages.resetTitle} {...(secret ? {} : { intro: authMessages.resetIntro })}>
      {expired && <InlineNotification variant="caution">{expired}</InlineNotification>}
      {secret ? (
        <SetForm
          secret={secret}
          onExpired={(message) => {
            setExpired(message);
            setSecret(null);
          }}
        />
      ) : (
        <AskForm />
      )}
      <Link to={paths.login()}>{authMessages.backToLogin}</Link>
    </EntryCard>
  );
}

interface FormState {
  done?: boolean;
  error?: string;
  fieldError?: string;
  isRunning?: boolean;
}

/** Says the same whether or not the address is known. */
function AskForm() {
  const [state, setState] = useState<FormState>({});
  const submit = async (email: string) => {
    if (email === '') return setState({ fieldError: authMessages.emailRequired });
    setState({ isRunning: true });
    try {
      await askReset(email);
      setState({ done: true });
    } catch (error) {
      const seconds = waitSecondsOf(error);
      const fieldError = fieldMessages(error).email;
      const text = seconds === null ? messageOf(error, commonMessages.generic) : authMessages.throttled(seconds);
      setState(fieldError ? { fieldError } : { error: text });
    }
  };
  if (state.done) return <InlineNotification variant="success">{authMessages.resetSent}</InlineNotification>;
  return (
    <ResetForm
      state={state}
      action={authMessages.sendResetLink}
      onSubmit={(fields) => submit(String(fields.get('email') ?? '').trim())}
    >
      <TextField
        label={authMessages.email}
        name="email"
        type="email"
        autoComplete="username"
        error={state.fieldError}
      />
    </ResetForm>
  );
}

function SetForm({ secret, onExpired }: { secret: string; onExpired: (message: string) => void }) {
  const [state, setState] = useState<FormState>({});
  const submit = async (password: string) => {
    if (password.length < shortestPassword) return setState({ fieldError: authMessages.passwordTooShort });
    setState({ isRunning: true });
    try {
      await confirmReset(secret, password);
      setState({ done: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalidSecret') return onExpired(authMessages.invalidSecret);
      if (error instanceof ApiError && error.code === 'expiredSecret') return onExpired(authMessages.expiredSecret);
      const fieldError = fieldMessages(error).password;
      setState(fieldError ? { fieldError } : { error: messageOf(error, commonMessages.generic) });
    }
  };
  if (state.done) return <InlineNotification variant="success">{authMessages.passwordSet}</InlineNotification>;
  return (
    <ResetForm
      state={state}
      action={authMessages.setPassword}
      onSubmit={(fields) => submit(String(fields.get('password') ?? ''))}
    >
      <PasswordField
        label={authMessages.newPassword}
        hint={authMessages.newPasswordHint}
        name="password"
        autoComplete="new-password"
        error={state.fieldError}
      />
    </ResetForm>
  );
}

function ResetForm(props: {
  state: FormState;
  action: string;
  onSubmit: (fields: FormData) => Promise<void>;
  children: React.ReactNode;
}) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void props.onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack>
        {props.state.error && <InlineNotification variant="error">{props.state.error}</InlineNotification>}
        {props.children}
        <Button type="submit" look="primary" isWide isLoading={props.state.isRunning ?? false}>
          {props.action}
        </Button>
      </Stack>
    </form>
  );
}
