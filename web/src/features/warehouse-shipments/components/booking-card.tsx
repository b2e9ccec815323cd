import { warehouseBookingMessages as words } from '@quayside/contract/messages/warehouse-bookings';
import type { WarehouseBooking } from '@quayside/contract/warehouse-bookings';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { useBooking } from '../use-booking.ts';
import { useCarrierName } from '../use-carrier-name.ts';
import { useShipmentChange } from '../use-shipment-change.ts';
import { cancelBooking, getCarrierLabel } from '../warehouse-shipments.api.ts';
import { BookingForm } from './booking-form.tsx';
import { dayLabel } from './carrier-offers.tsx';

/** A carrier that is booked here, or the form to book one; nothing where neither can be. */
export function BookingCard({ shipment }: { shipment: WarehouseShipmentDetail }) {
  const { data } = useBooking(shipment);
  const booking = shipment.carrier === null ? null : data?.carrierBooking;
  if (booking) return <BookedCarrier shipment={shipment} booking={booking} />;
  if (!shipment.allowedActions.includes('book')) return null;
  return (
    <Disclosure title={words.title}>
      <BookingForm shipment={shipment} answer={data} />
    </Disclosure>
  );
}

interface BookedProps {
  shipment: WarehouseShipmentDetail;
  booking: WarehouseBooking;
}

/** What is booked, its label, and the way back while the shipment is open. */
function BookedCarrier({ shipment, booking }: BookedProps) {
  const { qid, status, number } = shipment;
  const { carrier, pickupDate, price, trackingNumbers, reference, hasLabel, isPickupOver, cancellation } = booking;
  const isOpen = status === 'OPEN';
  const isOver = isOpen && isPickupOver;
  const isAsking = isOpen && cancellation === 'ASKING';
  const isUnanswered = (isOpen || status === 'READY_TO_SHIP') && cancellation === 'UNANSWERED';
  const name = useCarrierName()(carrier);
  const label = useMutation({
    mutationFn: () => getCarrierLabel(qid),
    onSuccess: (file) => saveFile(file, `carrier-label-${number}.pdf`),
    onError: (problem) => toast(messageOf(problem, words.labelFailed), { variant: 'error' }),
  });
  return (
    <Card title={words.bookedTitle} rail={isOver || isAsking || isUnanswered ? 'move' : 'done'}>
      <Stack>
        {isOver && <InlineNotification variant="caution">{words.over}</InlineNotification>}
        {isAsking && <InlineNotification variant="info">{words.cancelling}</InlineNotification>}
        {isUnanswered && <InlineNotification variant="caution">{words.unanswered}</InlineNotification>}
        <KeyValueList
          items={[
            { key: words.carrier, value: name },
            { key: words.collects, value: dayLabel(pickupDate) },
            { key: words.price, value: moneyLabel(price) },
            { key: words.numbers, value: trackingNumbers.join(', ') },
            { key: words.reference, value: reference },
          ]}
        />
        <Cluster gap={3}>
          {hasLabel && (
            <Button size="large" icon="download" isLoading={label.isPending} onPress={() => label.mutate()}>
              {words.label}
            </Button>
          )}
          {isOpen && !isAsking && <CancelBooking qid={qid} booking={booking.qid} carrier={name} />}
        </Cluster>
        {isOpen && <Text tone="muted">{words.changes}</Text>}
      </Stack>
    </Card>
  );
}

function CancelBooking({ qid, booking, carrier }: Record<'qid' | 'booking' | 'carrier', string>) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useShipmentChange((_: null, key) => cancelBooking({ qid, key }, booking), words.cancelled);
  return (
    <>
      <Button size="large" onPress={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        title={words.cancelAsk}
        isOpen={isAsking}
        isRunning={cancel.isPending}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(null, { onSettled: () => setAsking(false) })}
      >
        <Text>{words.cancelText(carrier)}</Text>
      </ConfirmDialog>
    </>
  );
}
