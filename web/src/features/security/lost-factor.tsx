import { securityMessages } from '@quayside/contract/messages/security';
import type { SecondFactor } from '@quayside/contract/second-factors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { browserQueryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { reportLoss, withdrawLoss } from './security.api.ts';
import { keys } from './security.queries.ts';

const words = securityMessages.lost;

/** The way out for whoever has neither factor nor recovery codes: our people, a day later. */
export function LostFactor({ removal }: { removal: SecondFactor['removal'] }) {
  const client = browserQueryClient();
  const [isAsked, setAsked] = useState(false);
  const keep = (state: SecondFactor) => {
    client.setQueryData(keys.factor, state);
    setAsked(false);
  };
  const report = useMutation({ mutationFn: reportLoss, onSuccess: keep }, client);
  const withdraw = useMutation({ mutationFn: withdrawLoss, onSuccess: keep }, client);
  const failure = report.error ?? withdraw.error;
  const told = failure && <InlineNotification variant="error">{messageOf(failure, words.failed)}</InlineNotification>;
  if (removal)
    return (
      <InlineNotification
        variant="info"
        action={
          <Button size="compact" isLoading={withdraw.isPending} onPress={() => withdraw.mutate()}>
            {words.found}
          </Button>
        }
      >
        {words.waits(dateLabel(removal.from, 'time'))}
        {told}
      </InlineNotification>
    );
  if (!isAsked)
    return (
      <Cluster>
        <Button look="quiet" size="compact" onPress={() => setAsked(true)}>
          {words.ask}
        </Button>
      </Cluster>
    );
  return (
    <Stack gap={2}>
      {told}
      <Text>{words.text}</Text>
      <Cluster>
        <Button isLoading={report.isPending} onPress={() => report.mutate()}>
          {words.report}
        </Button>
        <Button look="quiet" onPress={() => setAsked(false)}>
          {words.notNow}
        </Button>
      </Cluster>
    </Stack>
  );
}
