import { personalDataMessages as words } from '@quayside/contract/messages/personal-data';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { fieldMessages, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface PasswordDialogProps {
  title: string;
  /** On the button that does it. */
  action: string;
  failed: string;
  /** What ends, and what stays. */
  children: ReactNode;
  send: (secret: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password once more before an account ends; afterwards the browser signs out by itself. */
export function PasswordDialog({ title, action, failed, children, send, onClose }: PasswordDialogProps) {
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const end = useMutation({ mutationFn: send, onSuccess: () => location.assign(paths.logout) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (secret !== '') end.mutate(secret);
  };
  const atField = end.error ? fieldMessages(end.error).secret : undefined;
  return (
    <Dialog title={title} isOpen isDismissable={false} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {children}
          {end.error && !atField && (
            <InlineNotification variant="error">{messageOf(end.error, failed)}</InlineNotification>
          )}
          <PasswordField
            label={words.password}
            name="secret"
            autoComplete="current-password"
            value={secret}
            error={isTried && secret === '' ? words.passwordNeeded : atField}
            onChange={({ target }) => setSecret(target.value)}
          />
          <Cluster>
            <Button type="submit" look="danger" isLoading={end.isPending}>
              {action}
            </Button>
            <Button onPress={onClose}>{words.cancel}</Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
