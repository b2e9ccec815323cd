import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { fieldMessages, messageOf, waitSecondsOf } from '../../lib/api-error.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Link } from '../../ui/link.tsx';
import { EntryCard } from '../../ui/list/entry-card.tsx';
import { askReset, confirmReset } from './auth.api.ts';
import { type FormState, OneFieldForm } from './one-field-form.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { useConsumedParameter } from './use-consumed-parameter.ts';

export const meta = pageTitle(authMessages.resetTitle);

/** RT-38: asks for a link; opened from the link (`?secret=`) it sets the new password. The secret leaves the address bar. */
export default function ResetPasswordPage() {
  const secret = useConsumedParameter('secret');
  const [expired, setExpired] = useState<string | null>(null);
  const isSetting = secret !== null && expired === null;
  return (
    <EntryCard title={authMessages.resetTitle} {...(isSetting ? {} : { intro: authMessages.resetIntro })}>
      {expired && <InlineNotification variant="caution">{expired}</InlineNotification>}
      {isSetting ? (
        <SetPasswordForm
          action={authMessages.setPassword}
          save={(password) => confirmReset(secret, password)}
          onExpired={setExpired}
        />
      ) : (
        <AskForm />
      )}
      <Link to={paths.login()}>{authMessages.backToLogin}</Link>
    </EntryCard>
  );
}

/** Says the same whether or not the address is known. */
function AskForm() {
  const [state, setState] = useState<FormState>({});
  const submit = async (email: string) => {
    if (email === '') return setState({ fieldError: authMessages.emailRequired });
    setState({ isRunning: true });
    try {
      await askReset(email);
      setState({ isDone: true });
    } catch (error) {
      const seconds = waitSecondsOf(error);
      const fieldError = fieldMessages(error).email;
      const text = seconds === null ? messageOf(error, commonMessages.generic) : authMessages.throttled(seconds);
      setState(fieldError ? { fieldError } : { error: text });
    }
  };
  if (state.isDone) return <InlineNotification variant="success">{authMessages.resetSent}</InlineNotification>;
  return (
    <OneFieldForm
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
    </OneFieldForm>
  );
}
