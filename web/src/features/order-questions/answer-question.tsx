import { orderQuestionMessages as words } from '@quayside/contract/messages/order-questions';
import type { OrderQuestion } from '@quayside/contract/order-questions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { wholeError } from '../../lib/api-error.ts';
import { textIn, useDraft } from '../../lib/draft.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { TextArea } from '../../ui/form/text-field.tsx';
import { Link } from '../../ui/link.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { answerQuestion } from './order-questions.api.ts';

/** The answer goes to who asked, by mail. What was typed outlives a look at the order. */
export default function AnswerQuestion({ question, onClose }: { question: OrderQuestion; onClose: () => void }) {
  const { qid, order, saleQid, message, askedByName, buyerName } = question;
  const client = useQueryClient();
  const once = useIdempotencyKey();
  const [answer, setAnswer, forget] = useDraft(`order-question.${qid}`, '', textIn);
  const [isTried, setTried] = useState(false);
  const isMissing = answer.trim() === '';
  const { mutate, error, isPending } = useMutation({
    mutationFn: (text: string) => once(text, (one, key) => answerQuestion(qid, one, key)),
    onSuccess: async () => {
      forget();
      await client.invalidateQueries({ queryKey: ['order-questions'] });
      toast(words.sent);
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (!isMissing) mutate(answer.trim());
  };
  return (
    <FormDialog
      title={words.dialog(order)}
      submitLabel={words.send}
      isSending={isPending}
      isKept
      errors={wholeError(error, words.sendFailed)}
      onSubmit={send}
      onClose={onClose}
    >
      <Text tone="muted">{words.asked(askedByName, buyerName)}</Text>
      <Text isFreeText>{message}</Text>
      {saleQid && <Link to={paths.order(saleQid)}>{words.openOrder}</Link>}
      <TextArea
        label={words.answerLabel}
        rows={5}
        maxLength={4_000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={isTried && isMissing ? words.answerMissing : undefined}
      />
    </FormDialog>
  );
}
