import { securityMessages } from '@quayside/contract/messages/security';
import type { SecondFactor } from '@quayside/contract/second-factors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { removePasskey } from './security.api.ts';

const words = securityMessages.passkeys;

interface Props {
  passkeys: SecondFactor['passkeys'];
  queryKey: readonly string[];
}

/** The person's passkeys, each with the way to remove it. */
export function PasskeyList({ passkeys, queryKey }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: removePasskey,
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      toast(words.removed);
    },
  });
  if (passkeys.length === 0) return null;
  return (
    <Stack gap={2}>
      {remove.error && (
        <InlineNotification variant="error">{messageOf(remove.error, words.removeFailed)}</InlineNotification>
      )}
      <ul aria-label={words.title}>
        {passkeys.map(({ qid, name, createdAt, lastUsedAt }) => (
          <li key={qid}>
            <Cluster>
              <Text>{name}</Text>
              <Text tone="muted">
                {lastUsedAt ? words.used(dateLabel(lastUsedAt, 'short')) : words.since(dateLabel(createdAt, 'short'))}
              </Text>
              <Button look="quiet" aria-label={words.removeNamed(name)} onPress={() => remove.mutate(qid)}>
                {words.remove}
              </Button>
            </Cluster>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
