import { securityMessages } from '@quayside/contract/messages/security';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { CodeForm } from './code-form.tsx';
import { beginSecondFactor, confirmSecondFactor } from './security.api.ts';

const words = securityMessages.factor;

interface Props {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Password, then the picture for the app, then its first code. */
export function SetUp({ onCodes, onClose }: Props) {
  const begin = useMutation({ mutationFn: beginSecondFactor });
  const confirm = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  if (!begin.data)
    return <PasswordStep error={begin.error} isRunning={begin.isPending} onSubmit={begin.mutate} onCancel={onClose} />;
  const { key, picture } = begin.data;
  return (
    <Stack>
      <Text>{words.scan}</Text>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
        alt={words.picture}
        width={208}
        height={208}
        className="bg-white"
      />
      <Text tone="muted">{words.byHand}</Text>
      <Cluster>
        <CodeValue code={key} name={words.title} />
      </Cluster>
      <CodeForm
        action={words.confirm}
        isAppOnly
        error={confirm.error}
        isRunning={confirm.isPending}
        onSubmit={confirm.mutate}
        onCancel={onClose}
      />
    </Stack>
  );
}

interface Step {
  error: Error | null;
  isRunning: boolean;
  onSubmit: (secret: string) => void;
  onCancel: () => void;
}

function PasswordStep({ error, isRunning, onSubmit, onCancel }: Step) {
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (secret !== '') onSubmit(secret);
  };
  const refused = error ? (fieldMessages(error).secret ?? messageOf(error, words.changeFailed)) : undefined;
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
          <Button onPress={onCancel}>{securityMessages.proof.cancel}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}
