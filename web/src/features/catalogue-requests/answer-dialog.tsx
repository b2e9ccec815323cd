import { catalogueRequestMessages as words } from '@quayside/contract/messages/catalogue-requests';
import type { CatalogueRequest } from '@quayside/contract/variants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { type AnswerBody, answerRequest } from './catalogue-requests.api.ts';

/** Why it was refused, with what was said to be added and is not. */
function refusalOf(error: Error | null): { message: string }[] {
  if (error === null) return [];
  const named = error instanceof ApiError ? error.details.missingGtins : undefined;
  const why = messageOf(error, words.sendFailed);
  return [{ message: Array.isArray(named) ? `${why} ${words.notAdded(named.map(String))}` : why }];
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
  const send = () => {
    setTried(true);
    if (!isMissing) mutate({ status, answer: answer.trim(), version });
  };
  return (
    <FormDialog
      title={words.dialog}
      submitLabel={words.send}
      isSending={isPending}
      errors={refusalOf(error)}
      onSubmit={send}
      onClose={onClose}
    >
      <Text weight="strong">{text === '' ? gtins.join(', ') : text}</Text>
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
    </FormDialog>
  );
}
