import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf, wholeError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { changePassword } from '../profile.api.ts';

const words = profileMessages.account;
const shortest = 12;

/** PRO-13: the present password, and the next one. Nothing of it is kept. */
export function PasswordChange() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PasswordForm onClose={() => setOpen(false)} />;
  return (
    <Cluster>
      <Button look="quiet" onPress={() => setOpen(true)}>
        {words.changePassword}
      </Button>
    </Cluster>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ secret: '', password: '' });
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => changePassword(typed.secret, typed.password),
    onSuccess: () => {
      toast(words.passwordSaved);
      onClose();
    },
    onError: (problem) => toast(messageOf(problem, profileMessages.saveFailed), { variant: 'caution' }),
  });
  const isShort = typed.password.length < shortest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.secret !== '' && !isShort) mutate();
  };
  const refused: Readonly<Record<string, string | undefined>> = fieldMessages(error);
  const ofSecret = refused.secret ?? (isTried && typed.secret === '' ? words.currentRequired : undefined);
  const ofPassword = refused.password ?? (isTried && isShort ? words.tooShort : undefined);
  const [whole] = wholeError(error, profileMessages.saveFailed, [ofSecret, ofPassword].filter(Boolean));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {whole && <InlineNotification variant="error">{whole.message}</InlineNotification>}
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          value={typed.secret}
          error={ofSecret}
          onChange={({ target }) => setTyped({ ...typed, secret: target.value })}
        />
        <PasswordField
          label={words.next}
          hint={words.nextHint}
          autoComplete="new-password"
          value={typed.password}
          error={ofPassword}
          onChange={({ target }) => setTyped({ ...typed, password: target.value })}
        />
        <Cluster>
          <Button type="submit" isLoading={isPending}>
            {words.changePassword}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {profileMessages.discard}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
