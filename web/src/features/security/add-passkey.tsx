import { securityMessages } from '@quayside/contract/messages/security';
import { useMutation } from '@tanstack/react-query';
import { Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { deviceLabel } from './device-label.ts';
import { makePasskey } from './passkey.ts';
import { PasswordStep } from './password-step.tsx';

const words = securityMessages.passkeys;

interface Props {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The password, then whatever the browser asks; the passkey is called after this device. */
export function AddPasskey({ onAdded, onClose }: Props) {
  const make = useMutation({
    mutationFn: (secret: string) => makePasskey({ secret, name: deviceLabel(navigator.userAgent) }),
    onSuccess: ({ recoveryCodes }) => {
      if (recoveryCodes.length === 0) toast(words.added);
      onAdded(recoveryCodes);
    },
  });
  return (
    <Stack>
      <Text>{words.text}</Text>
      <PasswordStep error={make.error} isRunning={make.isPending} onSubmit={make.mutate} onCancel={onClose} />
    </Stack>
  );
}
