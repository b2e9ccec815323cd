import { personalDataMessages as words } from '@quayside/contract/messages/personal-data';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { fieldMessages, wholeError } from '../../lib/api-error.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';

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
  const submit = () => {
    setTried(true);
    if (secret !== '') end.mutate(secret);
  };
  const atField = fieldMessages(end.error).secret;
  return (
    <FormDialog
      title={title}
      submitLabel={action}
      isDanger
      isSending={end.isPending}
      errors={wholeError(end.error, failed, atField ? [atField] : [])}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <PasswordField
        label={words.password}
        name="secret"
        autoComplete="current-password"
        value={secret}
        error={isTried && secret === '' ? words.passwordNeeded : atField}
        onChange={({ target }) => setSecret(target.value)}
      />
    </FormDialog>
  );
}
