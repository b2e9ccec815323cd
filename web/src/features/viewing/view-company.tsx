import { uiMessages } from '@quayside/contract/messages/ui';
import { viewingMessages as words } from '@quayside/contract/messages/viewing';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { viewCompany } from './viewing.api.ts';

/** Asks why, and goes to the company's dashboard as its people see it. */
export function ViewCompany({ qid }: { qid: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const start = useMutation({
    mutationFn: () => viewCompany(qid, reason.trim()),
    onSuccess: () => location.assign(paths.dashboard),
  });
  const isShort = reason.trim().length < 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) start.mutate();
  };
  return (
    <Stack as="section">
      <Heading level={3}>{words.title}</Heading>
      <Text tone="muted">{words.text}</Text>
      {isOpen ? (
        <form noValidate onSubmit={submit}>
          <Stack>
            {start.error && (
              <InlineNotification variant="error">{messageOf(start.error, words.startFailed)}</InlineNotification>
            )}
            <TextField
              label={words.reason}
              hint={words.reasonHint}
              maxLength={200}
              value={reason}
              error={isTried && isShort ? words.reasonNeeded : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
            <Cluster>
              <Button type="submit" look="primary" isLoading={start.isPending}>
                {words.start}
              </Button>
              <Button onPress={() => setOpen(false)}>{uiMessages.cancel}</Button>
            </Cluster>
          </Stack>
        </form>
      ) : (
        <Cluster>
          <Button onPress={() => setOpen(true)}>{words.start}</Button>
        </Cluster>
      )}
    </Stack>
  );
}
