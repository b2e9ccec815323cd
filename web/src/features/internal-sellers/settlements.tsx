import type { DebtorDetail } from '@quayside/contract/debts';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { moneyLabel } from '@quayside/contract/money-label';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { type TakenBack, takeBackSettlement } from './internal-sellers.api.ts';

const words = internalSellerMessages.debt;
type Settlement = DebtorDetail['settlements'][number];

/** What the company paid us by bank, as it was recorded; a second person takes back what was wrong. */
export function Settlements({ seller }: { seller: Pick<DebtorDetail, 'qid' | 'settlements'> }) {
  const [asked, setAsked] = useState<Settlement | null>(null);
  if (seller.settlements.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{words.recorded}</Heading>
      {seller.settlements.map((one) => (
        <Cluster key={`${one.reference} ${one.at}`} justify="between">
          <Text as="span" isFreeText {...(one.isTakenBack ? { tone: 'muted' as const } : {})}>
            <strong className="type-num">{moneyLabel(one.amount)}</strong>{' '}
            {words.line(one.reference, dateLabel(one.at, 'short'))}
            {one.isTakenBack && `, ${words.takenBack}`}
          </Text>
          {one.mayTakeBack && (
            <Button size="compact" onPress={() => setAsked(one)} aria-label={words.takeBackOf(one.reference)}>
              {words.takeBack}
            </Button>
          )}
        </Cluster>
      ))}
      {asked && <TakeBack qid={seller.qid} settlement={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

function TakeBack(props: { qid: string; settlement: Settlement; onClose: () => void }) {
  const { qid, settlement, onClose } = props;
  const fieldId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const taking = useTakingBack(qid, moneyLabel(settlement.amount), onClose);
  const text = reason.trim();
  const error = isTried && text.length < 3 ? words.reasonNeeded : undefined;
  const told = error === undefined ? [] : [{ fieldId, message: error }];
  return (
    <FormDialog
      title={words.takeBackTitle(moneyLabel(settlement.amount))}
      submitLabel={words.takeBack}
      isSending={taking.isPending}
      isDanger
      errors={[...told, ...wholeError(taking.error, internalSellerMessages.moveFailed, told)]}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (text.length >= 3) taking.mutate({ reference: settlement.reference, reason: text });
      }}
    >
      <Text>{words.takeBackText}</Text>
      <TextField
        id={fieldId}
        label={words.reason}
        value={reason}
        maxLength={200}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

function useTakingBack(qid: string, amount: string, onDone: () => void) {
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: TakenBack) => sendOnce(body, (sent, key) => takeBackSettlement(qid, sent, key)),
    onSuccess: () => {
      toast(words.takenBackNow(amount));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['internal-sellers'] }),
  });
}
