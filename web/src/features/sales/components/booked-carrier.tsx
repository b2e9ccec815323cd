import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { Sale } from '@quayside/contract/sales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { deleteShipment, getLabel } from '../sales.api.ts';
import { useCarrierName } from '../sales.queries.ts';
import { useSaleWork } from '../use-sale-work.ts';

const words = orderTaskMessages.carrier;

/** What can be done with a booked carrier: print its label, and cancel it until the goods are collected (ORD-11). */
export function BookedCarrier({ sale }: { sale: Sale }) {
  const { carrierBooking: booking } = sale;
  const mayChange = useUser().permissions.includes('orders.update');
  const shipment = sale.shipments.find(({ isBooked, isRemovable }) => isBooked && isRemovable);
  if (!booking) return null;
  return (
    <Cluster gap={2}>
      {booking.hasLabel && <LabelButton qid={sale.qid} reference={booking.reference} />}
      {shipment && mayChange && <CancelBooking sale={sale} carrier={booking.carrier} shipmentQid={shipment.qid} />}
    </Cluster>
  );
}

function LabelButton({ qid, reference }: { qid: string; reference: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getLabel(qid),
    onSuccess: (label) => saveFile(label, `label-${reference}.pdf`),
    onError: () => toast(words.labelFailed, { variant: 'caution' }),
  });
  return (
    <Button icon="download" onPress={() => mutate()} isLoading={isPending}>
      {words.label}
    </Button>
  );
}

function CancelBooking({ sale, carrier, shipmentQid }: { sale: Sale; carrier: string; shipmentQid: string }) {
  const [isAsked, setAsked] = useState(false);
  const carrierName = useCarrierName();
  const sendOnce = useIdempotencyKey();
  const work = useSaleWork({
    sale,
    failed: words.cancelFailed,
    send: (qid: string) => sendOnce(qid, deleteShipment),
    onDone: () => {
      setAsked(false);
      toast(words.cancelled);
    },
  });
  return (
    <>
      <Button look="quiet" onPress={() => setAsked(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        title={words.cancelTitle}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => work.run(shipmentQid)}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        tone="danger"
        isRunning={work.isRunning}
      >
        <Stack gap={3}>
          <Text>{words.cancelText(carrierName(carrier))}</Text>
          {work.problem && (
            <InlineNotification variant="error">{messageOf(work.problem, words.cancelFailed)}</InlineNotification>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
