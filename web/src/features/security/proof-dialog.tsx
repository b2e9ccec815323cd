import { securityMessages } from '@quayside/contract/messages/security';
import { useMutation } from '@tanstack/react-query';
import { browserQueryClient } from '../../lib/query-client.ts';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { CodeForm } from './code-form.tsx';
import { proveSecondFactor } from './security.api.ts';

const words = securityMessages.proof;

/** The code of the app, or a recovery code. What was typed on the page beneath stays. */
export default function ProofDialog({ onShown, onClose }: { onShown: () => void; onClose: () => void }) {
  // Pages before the portal have no provider of the cache above them.
  const prove = useMutation({ mutationFn: proveSecondFactor, onSuccess: onShown }, browserQueryClient());
  return (
    <Dialog title={words.title} isOpen isDismissable={false} onClose={onClose}>
      <Stack>
        <Text>{words.text}</Text>
        <CodeForm
          action={words.go}
          error={prove.error}
          isRunning={prove.isPending}
          onSubmit={prove.mutate}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
