import { bulkConfirmMessages as words } from '@quayside/contract/messages/bulk-confirm';
import type { ConfirmOutcome } from '@quayside/contract/sale-inbox';
import type { SaleRow } from '@quayside/contract/sales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { recordEvent } from '../../../lib/events.ts';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack, Whole } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { confirmAsRequested } from '../sales.api.ts';
import { refreshSales } from '../sales.queries.ts';
import { totalsOf } from '../totals.ts';

interface Props {
  sales: readonly Pick<SaleRow, 'qid' | 'order' | 'buyerName' | 'total'>[];
  /** Gets the outcomes, or null when none are known. */
  onClose: (outcomes: readonly ConfirmOutcome[] | null) => void;
}

/** Asks once before several orders are confirmed. */
export default function BulkConfirmDialog({ sales, onClose }: Props) {
  const { send, isPending, error } = useBulkConfirm(sales, onClose);
  const client = useQueryClient();
  const leave = () => {
    if (isPending) return;
    // What was sent may have been done: only the server knows which of the orders are confirmed.
    if (error) void refreshSales(client);
    onClose(null);
  };
  return (
    <ConfirmDialog
      title={words.ask(sales.length)}
      isOpen
      onClose={leave}
      onConfirm={send}
      confirmLabel={words.confirm(sales.length)}
      isRunning={isPending}
    >
      <Stack gap={3}>
        {error && <InlineNotification variant="error">{messageOf(error, words.failed)}</InlineNotification>}
        <Text weight="strong">
          {words.worth(
            totalsOf(sales.map(({ total }) => total))
              .map(moneyLabel)
              .join(', '),
          )}
        </Text>
        <Text>{words.text}</Text>
        <Stack as="ul" gap={2}>
          {sales.map(({ qid, order, buyerName, total }) => (
            <li key={qid}>
              <Cluster justify="between" align="baseline" isOneLine>
                <Text as="span" tone="muted" isFreeText>{`${order} · ${buyerName}`}</Text>
                <Whole>
                  <MoneyText money={total} />
                </Whole>
              </Cluster>
            </li>
          ))}
        </Stack>
      </Stack>
    </ConfirmDialog>
  );
}

/** One key per opened question goes with every try: an order that an earlier try confirmed answers the same again. */
function useBulkConfirm(sales: Props['sales'], onDone: Props['onClose']) {
  const [key] = useState(() => crypto.randomUUID());
  const isSent = useRef(false);
  const client = useQueryClient();
  // Without versions: what is confirmed is what was ordered, which never changes, and a colleague who only opens one of them
  // or is warned of its deadline meanwhile must not make it fail. Lowered drafts and other states the server refuses itself.
  const asked = sales.map(({ qid }) => ({ qid }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => confirmAsRequested(asked, key),
    onSuccess: async ({ results }) => {
      await refreshSales(client);
      const confirmed = results.filter(({ isConfirmed }) => isConfirmed);
      for (const { qid } of confirmed) recordEvent('sale_line_quantities_confirmed', { saleQid: qid, loweredLines: 0 });
      if (confirmed.length > 0) toast(words.done(confirmed.length));
      onDone(results);
    },
    onSettled: () => {
      isSent.current = false;
    },
  });
  const send = () => {
    if (isSent.current) return;
    isSent.current = true;
    mutate();
  };
  return { send, isPending, error };
}
