import { catalogueRequestMessages as words } from '@quayside/contract/messages/catalogue-requests';
import type { CatalogueRequest } from '@quayside/contract/variants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { type AnswerBody, answerRequest } from './catalogue-requests.api.ts';

/** What was said to be added, and is not. */
function missingIn(error: Error | null): string[] {
  const named = error instanceof ApiError ? error.details.missingGtins : undefined;
  return Array.isArray(named) ? named.map(String) : [];
}

/** Added or declined, with words that whoever asked reads. */
export default function AnswerDialog({ request, onClose }: { request: CatalogueRequest; onClose: () => void }) {
  const { qid, version, text, gtins } = request;
  const client = useQueryClient();
  const once = useIdempotencyKey();
  const [status, setStatus] = useState<AnswerBody['status']>('ADDED');
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = answer.trim() === '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: AnswerBody) => once(body, (one, key) => answerRequest(qid, one, key)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['catalogue-requests'] });
      toast(words.sent);
      onClose();
    },
  });
  const missing = missingIn(error);
  const send = () => {
    setTried(true);
    if (!isMissing) mutate({ status, answer: answer.trim(), version });
  };
  return (
    <Dialog
      title={words.dialog}
      isOpen
      onClose={onClose}
      isDismissable={!isPending}
      actions={
        <Button look="primary" isLoading={isPending} onPress={send}>
          {words.send}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text weight="strong">{text === '' ? gtins.join(', ') : text}</Text>
        {error && (
          <InlineNotification variant="error">
            {messageOf(error, words.sendFailed)} {missing.length > 0 && words.notAdded(missing)}
          </InlineNotification>
        )}
        <RadioCards
          legend={words.outcome}
          name="outcome"
          value={status}
          onChange={setStatus}
          cards={keysOf(words.outcomes).map((value) => ({
            value,
            title: words.outcomes[value].title,
            description: words.outcomes[value].text,
          }))}
        />
        <TextField
          label={words.textLabel}
          maxLength={1_000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          error={isTried && isMissing ? words.textMissing : undefined}
        />
      </Stack>
    </Dialog>
  );
}
