import type { InternalSeller, InternalSellerDetail } from '@quayside/contract/internal-sellers';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { uiMessages } from '@quayside/contract/messages/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { useUser } from '../auth/auth.public.ts';
import { type RiskFlag as Change, setRiskFlag } from './internal-sellers.api.ts';

const words = internalSellerMessages.risk;

/** Whether our own people look at every payment of the company first, why, and the way to change it (ORD-15). */
export function RiskFlag({ seller }: { seller: InternalSeller }) {
  const [isAsked, setAsked] = useState(false);
  const mayChange = useUser().permissions.includes('staff.sellers');
  const { isSet, note, changedAt, changedBy } = seller.riskFlag;
  const told = changedAt === null ? words.never : words.by(note, changedBy ?? '', dateLabel(changedAt, 'short'));
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{words.title}</Heading>
      {isSet ? (
        <InlineNotification variant="caution" title={words.isSet}>
          {told}
        </InlineNotification>
      ) : (
        <Text tone="muted">{told}</Text>
      )}
      {mayChange && !isAsked && (
        <Cluster>
          <Button onPress={() => setAsked(true)}>{isSet ? words.remove : words.set}</Button>
        </Cluster>
      )}
      {mayChange && isAsked && <ChangeForm seller={seller} onClose={() => setAsked(false)} />}
    </Stack>
  );
}

function ChangeForm({ seller, onClose }: { seller: InternalSeller; onClose: () => void }) {
  const isSet = !seller.riskFlag.isSet;
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useChange(seller.qid, onClose);
  const typed = note.trim();
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setTried(true);
    if (typed !== '') change.mutate({ isSet, note: typed });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{isSet ? words.setEffect : words.removeEffect}</Text>
        <TextArea
          label={words.why}
          hint={words.whyHint}
          rows={3}
          maxLength={1_000}
          value={note}
          error={isTried && typed === '' ? words.whyNeeded : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <Cluster>
          <Button type="submit" look={isSet ? 'danger' : 'primary'} isLoading={change.isPending}>
            {isSet ? words.set : words.remove}
          </Button>
          <Button onPress={onClose}>{uiMessages.cancel}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function useChange(qid: string, onDone: () => void) {
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Change) => sendOnce(body, (sent, key) => setRiskFlag(qid, sent, key)),
    onSuccess: async (seller) => {
      // The answer knows nothing of what is carried over to the next payouts.
      client.setQueryData<InternalSellerDetail>(
        ['internal-sellers', 'one', qid],
        (before) => before && { ...before, ...seller },
      );
      toast(words.changed(seller.name, seller.riskFlag.isSet));
      onDone();
      await client.invalidateQueries({ queryKey: ['internal-sellers', 'list'] });
    },
    onError: (error) => toast(messageOf(error, internalSellerMessages.moveFailed), { variant: 'error' }),
  });
}
