import { threadMessages } from '@quayside/contract/messages/threads';
import type { Sale } from '@quayside/contract/sales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { extendDeadline } from '../threads.api.ts';

const words = threadMessages.moreTime;
const choices = [1, 2] as const;

/** Where the seller asks for more time, one of us grants it: once, before the deadline. */
export function MoreTime({ sale }: { sale: Sale }) {
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (workingDays: number) =>
      sendOnce({ workingDays, version: sale.version }, (body, key) => extendDeadline(sale.qid, body, key)),
    onSuccess: () => toast(words.granted),
    onSettled: () => client.invalidateQueries({ queryKey: ['threads-order', sale.qid] }),
  });
  if (!sale.allowedActions.includes('EXTEND') || sale.expiresAt === null) return null;
  return (
    <Card title={words.title} id="more-time">
      <Stack gap={3}>
        <Text weight="strong">
          <DateText iso={sale.expiresAt} form="long" />
        </Text>
        <Text tone="muted">{words.text}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.failed)}</InlineNotification>}
        <Cluster gap={2}>
          {choices.map((days) => (
            <Button key={days} onPress={() => mutate(days)} isLoading={isPending}>
              {words.grant(days)}
            </Button>
          ))}
        </Cluster>
      </Stack>
    </Card>
  );
}
