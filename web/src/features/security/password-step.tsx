import { securityMessages } from '@quayside/contract/messages/security';
import { uiMessages } from '@quayside/contract/messages/ui';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { PasskeyNotGiven } from './passkey.ts';

const words = securityMessages.factor;

interface Step {
  error: Error | null;
  isRunning: boolean;
  onSubmit: (secret: string) => void;
  onCancel: () => void;
}

/** The current password, before a factor is made. */
export function PasswordStep({ error, isRunning, onSubmit, onCancel }: Step) {
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (secret !== '') onSubmit(secret);
  };
  const refused = error
    ? (fieldMessages(error).secret ??
      (error instanceof PasskeyNotGiven ? error.message : messageOf(error, words.changeFailed)))
    : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <PasswordField
          label={words.password}
          name="secret"
          autoComplete="current-password"
          value={secret}
          error={isTried && secret === '' ? words.passwordNeeded : refused}
          onChange={({ target }) => setSecret(target.value)}
        />
        <Cluster>
          <Button type="submit" look="primary" isLoading={isRunning}>
            {words.next}
          </Button>
          <Button onPress={onCancel}>{uiMessages.cancel}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
