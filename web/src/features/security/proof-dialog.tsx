import { securityMessages } from '@quayside/contract/messages/security';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { browserQueryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { CodeForm } from './code-form.tsx';
import { DemoCode } from './demo-code.tsx';
import { LostFactor } from './lost-factor.tsx';
import { hasPasskeys, PasskeyNotGiven, showPasskey } from './passkey.ts';
import { getSecondFactor, proveSecondFactor } from './security.api.ts';

const words = securityMessages.proof;

/** A passkey, the code of the app, or a recovery code. What was typed on the page beneath stays. */
export default function ProofDialog({ onShown, onClose }: { onShown: () => void; onClose: () => void }) {
  // Pages before the portal have no provider of the cache above them.
  const client = browserQueryClient();
  const prove = useMutation({ mutationFn: proveSecondFactor, onSuccess: onShown }, client);
  const state = useQuery({ queryKey: ['second-factor'], queryFn: ({ signal }) => getSecondFactor(signal) }, client);
  const show = useMutation({ mutationFn: showPasskey, onSuccess: onShown }, client);
  const hasKey = hasPasskeys() && (state.data?.passkeys.length ?? 0) > 0;
  return (
    <Dialog title={words.title} isOpen isDismissable={false} onClose={onClose}>
      <Stack>
        <Text>{hasKey ? words.withPasskey : words.text}</Text>
        <DemoCode />
        {show.error && (
          <InlineNotification variant="error">
            {show.error instanceof PasskeyNotGiven ? show.error.message : messageOf(show.error, words.failed)}
          </InlineNotification>
        )}
        {hasKey && (
          <Cluster>
            <Button look="primary" isLoading={show.isPending} onPress={() => show.mutate()}>
              {words.usePasskey}
            </Button>
          </Cluster>
        )}
        <CodeForm
          action={words.go}
          isRecoveryOnly={state.data?.hasApp === false}
          error={prove.error}
          isRunning={prove.isPending}
          onSubmit={prove.mutate}
          onCancel={onClose}
        />
        {state.data && <LostFactor removal={state.data.removal} />}
      </Stack>
    </Dialog>
  );
}
