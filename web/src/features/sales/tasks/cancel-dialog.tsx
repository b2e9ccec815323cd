import { cancellationMessages as words } from '@quayside/contract/messages/cancellations';
import { orderMessages } from '@quayside/contract/messages/orders';
import type { Sale } from '@quayside/contract/sales';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { refreshDecided } from '../../decisions/decisions.public.ts';
import { type CancelReason, cancelSale } from '../sales.api.ts';
import { useSaleWork } from '../use-sale-work.ts';

type Reason = keyof typeof words.reasons;
const isReason = (name: string): name is Reason => Object.hasOwn(words.reasons, name);
const cards = Object.keys(words.reasons)
  .filter(isReason)
  .map((value) => ({ value, title: words.reasons[value][0], description: words.reasons[value][1] }));

interface CancelDialogProps {
  sale: Sale;
  onClose: () => void;
  onDone: () => void;
}

/** One of us says why an order is cancelled; nothing is sent without a reason, and the safe button has the focus. */
export default function CancelDialog({ sale, onClose, onDone }: CancelDialogProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [isSent, setSent] = useState(false);
  const work = useCancel(sale, onDone);
  const cancel = () => {
    setSent(true);
    if (reason) work.run(reason);
  };
  return (
    <ConfirmDialog
      title={words.question(sale.order)}
      isOpen
      onClose={onClose}
      onConfirm={cancel}
      confirmLabel={words.open}
      cancelLabel={words.keep}
      tone="danger"
      isRunning={work.isRunning}
    >
      <Text>{words.text(moneyLabel(sale.total))}</Text>
      <Text tone="muted">{words.twoPeople}</Text>
      {work.problem && (
        <InlineNotification
          variant="error"
          action={work.isStale && <Button onPress={work.reload}>{orderMessages.reload}</Button>}
        >
          {work.isStale ? orderMessages.stale : messageOf(work.problem, words.failed)}
        </InlineNotification>
      )}
      <RadioCards
        legend={words.reason}
        name="cancel-reason"
        cards={cards}
        value={reason}
        onChange={setReason}
        error={isSent && reason === null ? words.choose : undefined}
      />
    </ConfirmDialog>
  );
}

function useCancel(sale: Sale, onDone: () => void) {
  const client = useQueryClient();
  return useSaleWork({
    sale,
    failed: words.failed,
    send: (reason: CancelReason, version) => cancelSale(sale.qid, { reason, version }),
    onDone: ({ secondApproval }) => {
      void refreshDecided(client);
      toast(secondApproval ? words.proposed : words.done);
      onDone();
    },
  });
}
