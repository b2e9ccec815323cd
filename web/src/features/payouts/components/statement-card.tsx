import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { todayIn } from '../../../lib/clock.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { getStatement } from '../payouts.api.ts';

/** The statement of a period as a file; at first of this month, so that one press is enough. */
export function StatementCard() {
  const today = todayIn(useUser().company.timeZone);
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => getStatement(from, to),
    onSuccess: (file) => saveFile(file, `quayside-statement-${from}-${to}.csv`),
  });
  const isWhole = from !== '' && to !== '';
  return (
    <Card title={words.statementTitle} id="statement">
      <Stack gap={4}>
        <Text tone="muted">{words.statementText}</Text>
        <Columns>
          <TextField
            label={words.from}
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            error={from === '' ? words.dateRequired : undefined}
          />
          <TextField
            label={words.to}
            type="date"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            error={to === '' ? words.dateRequired : undefined}
          />
        </Columns>
        {error && <InlineNotification variant="error">{messageOf(error, words.downloadFailed)}</InlineNotification>}
        <Button icon="download" onPress={() => isWhole && mutate()} isLoading={isPending}>
          {words.download}
        </Button>
      </Stack>
    </Card>
  );
}
