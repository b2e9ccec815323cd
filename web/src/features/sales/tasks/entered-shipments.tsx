import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleToasts } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { labelIn } from '../sale-steps.ts';
import { deleteShipment } from '../sales.api.ts';
import { useCarrierName } from '../sales.queries.ts';
import { useSaleWork } from '../use-sale-work.ts';

const words = orderTaskMessages.tracking;
type Shipment = Sale['shipments'][number];

/** The shipments entered so far; one that no carrier has scanned can be removed (ORD-12). */
export function EnteredShipments({ sale }: { sale: Sale }) {
  const [removing, setRemoving] = useState<Shipment | null>(null);
  const sendOnce = useIdempotencyKey();
  const shown = sale.shipments.filter(({ status }) => status !== 'CANCELLED');
  const work = useSaleWork({
    sale,
    failed: saleToasts.deleteTrackingFailed,
    send: (qid: string) => sendOnce(qid, deleteShipment),
    onDone: () => {
      setRemoving(null);
      toast(words.removed);
    },
  });
  if (shown.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{words.shipments}</Heading>
      {shown.map((shipment) => (
        <EnteredShipment key={shipment.qid} shipment={shipment} onRemove={() => setRemoving(shipment)} />
      ))}
      <ConfirmDialog
        title={words.removeTitle}
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && work.run(removing.qid)}
        confirmLabel={words.remove}
        tone="danger"
        isRunning={work.isRunning}
      >
        <Text>{words.removeText(removing?.trackAndTraceNumbers.length ?? 0)}</Text>
        {work.problem && (
          <InlineNotification variant="error">
            {messageOf(work.problem, saleToasts.deleteTrackingFailed)}
          </InlineNotification>
        )}
      </ConfirmDialog>
    </Stack>
  );
}

function EnteredShipment({ shipment, onRemove }: { shipment: Shipment; onRemove: () => void }) {
  const { carrier, status, trackAndTraceNumbers: numbers, isRemovable } = shipment;
  const carrierName = useCarrierName();
  return (
    <Cluster justify="between" align="start">
      <Stack gap={1}>
        <Text as="span" size="small" tone="muted">
          {carrierName(carrier)}, {labelIn(words.statuses, status)}
        </Text>
        {numbers.map((number) => (
          <CodeValue key={number} code={number} name={words.numbers} />
        ))}
      </Stack>
      {isRemovable && (
        <Button size="compact" icon="trash" aria-label={`${words.remove} ${numbers.join(', ')}`} onPress={onRemove}>
          {words.remove}
        </Button>
      )}
    </Cluster>
  );
}
