import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { shipmentMessages } from '@quayside/contract/messages/shipments';
import type { Load, Sale } from '@quayside/contract/sales';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { type KeyValue, KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { labelIn } from '../sale-steps.ts';
import { useCarrierName, useTrackingUrl } from '../sales.queries.ts';
import { BookedCarrier } from './booked-carrier.tsx';

/** How the order travels: method, parcels and pallets, booking, shipments with their numbers. */
export function ShippingCard({ sale }: { sale: Sale }) {
  const { carrierBooking: booking } = sale;
  const carrierName = useCarrierName(booking !== null || sale.shipments.length > 0);
  const items: KeyValue[] = [
    {
      key: orderTaskMessages.shipping.method,
      value: sale.shippingMethod
        ? orderTaskMessages.shipping.methods[sale.shippingMethod]
        : orderTaskMessages.shipping.notChosen,
    },
    {
      key: orderTaskMessages.shipping.loads,
      value: sale.loads.length > 0 ? <Lines texts={sale.loads.map(loadLabel)} /> : null,
    },
    ...(booking
      ? [
          { key: orderTaskMessages.shipping.booking, value: carrierName(booking.carrier) },
          { key: orderTaskMessages.shipping.pickup, value: <DateText iso={booking.pickupDate} zone="UTC" /> },
          { key: orderTaskMessages.shipping.price, value: <MoneyText money={booking.price} /> },
          {
            key: orderTaskMessages.shipping.reference,
            value: <CodeValue code={booking.reference} name={orderTaskMessages.shipping.reference} />,
          },
        ]
      : []),
    ...sale.shipments.map((shipment) => ({
      key: `${carrierName(shipment.carrier)}, ${labelIn(orderTaskMessages.tracking.statuses, shipment.status)}`,
      value: (
        <Stack gap={1}>
          {shipment.trackAndTraceNumbers.map((number) => (
            <FollowedNumber key={number} carrier={shipment.carrier} number={number} />
          ))}
        </Stack>
      ),
    })),
  ];
  return (
    <FoldCard
      title={orderTaskMessages.shipping.title}
      id="shipping"
      gist={booking ? carrierName(booking.carrier) : null}
    >
      <Stack>
        <BookingAttempt sale={sale} />
        <KeyValueList items={items} columns={2} />
        <BookedCarrier sale={sale} />
      </Stack>
    </FoldCard>
  );
}

/** A number, and the way to the carrier's own page about it where there is one. */
function FollowedNumber({ carrier, number }: { carrier: string; number: string }) {
  const url = useTrackingUrl()(carrier, number);
  return (
    <Cluster gap={2}>
      <CodeValue code={number} name={orderTaskMessages.tracking.numbers} />
      {url && (
        <Link to={url} isExternal aria-label={orderTaskMessages.tracking.follow(number)}>
          {orderTaskMessages.tracking.followLink}
        </Link>
      )}
    </Cluster>
  );
}

/** Only a succeeded booking counts; an earlier try that did not succeed is told beside it (domain page, section 4). */
function BookingAttempt({ sale }: { sale: Sale }) {
  const { lastAttempt, carrierBooking } = sale;
  if (carrierBooking || !lastAttempt) return null;
  if (lastAttempt.status === 'REQUESTED' || lastAttempt.status === 'PENDING')
    return <InlineNotification variant="info">{orderTaskMessages.carrier.booking}</InlineNotification>;
  if (lastAttempt.status !== 'FAILED') return null;
  const { failed, unconfirmed } = orderTaskMessages.carrier;
  return (
    <InlineNotification variant="caution" title={lastAttempt.code === 'pickup_not_confirmed' ? unconfirmed : failed}>
      {bookingMessage(lastAttempt.code)}
    </InlineNotification>
  );
}

/** The carrier's refusal in the catalogue's words. */
export const bookingMessage = (code: string | null): string => (code ? labelIn(shipmentMessages, code) : '');

const loadLabel = (load: Load): string =>
  orderTaskMessages.shipping.pieces(
    load.count,
    orderTaskMessages.shipping.loadTypes[load.loadType],
    `${load.lengthCm} × ${load.widthCm} × ${load.heightCm}`,
    String(load.weightKg),
  );

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <Stack gap={1}>
      {[...new Set(texts)].map((text) => (
        <Text key={text} as="span">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
