import { personalDataMessages as words } from '@quayside/contract/messages/personal-data';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { fieldMessages, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { deleteAccount } from './personal-data.api.ts';

/** Asks for the password once more; afterwards the browser signs out by itself. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const remove = useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => location.assign(paths.logout),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (secret !== '') remove.mutate(secret);
  };
  const atField = remove.error ? fieldMessages(remove.error).secret : undefined;
  return (
    <Dialog title={words.confirmTitle} isOpen isDismissable={false} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{words.deleteText}</Text>
          {remove.error && !atField && (
            <InlineNotification variant="error">{messageOf(remove.error, words.deleteFailed)}</InlineNotification>
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
            <Button type="submit" look="danger" isLoading={remove.isPending}>
              {words.delete}
            </Button>
            <Button onPress={onClose}>{words.cancel}</Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
