import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import type { WebhookEndpoint } from '@quayside/contract/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { removeEndpoint, rotateSecret } from './webhooks.api.ts';

interface Props {
  what: 'rotate' | 'remove';
  endpoint: WebhookEndpoint;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Asked before a secret changes, and before an endpoint goes with its log. */
export function EndpointQuestion({ what, endpoint: { qid, url }, onSecret, onClose }: Props) {
  const client = useQueryClient();
  const onError = (error: Error) => {
    toast(messageOf(error, words.changeFailed), { variant: 'error' });
    onClose();
  };
  const onSettled = () => client.invalidateQueries({ queryKey: ['webhooks'] });
  const rotate = useMutation({
    mutationFn: () => rotateSecret(qid),
    onSuccess: ({ secret }) => onSecret(secret),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => removeEndpoint(qid),
    onSuccess: () => {
      toast(words.removed);
      onClose();
    },
    onError,
    onSettled,
  });
  const isRotating = what === 'rotate';
  return (
    <ConfirmDialog
      title={isRotating ? words.rotateTitle : words.removeTitle}
      confirmLabel={isRotating ? words.rotate : words.remove}
      isOpen
      {...(isRotating ? {} : { tone: 'danger' as const })}
      isRunning={rotate.isPending || remove.isPending}
      onClose={onClose}
      onConfirm={() => (isRotating ? rotate.mutate() : remove.mutate())}
    >
      <Text>{isRotating ? words.rotateText : words.removeText(url)}</Text>
    </ConfirmDialog>
  );
}
