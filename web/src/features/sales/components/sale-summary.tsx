import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import { shipmentMessages } from '@quayside/contract/messages/shipments';
import { readers } from '@quayside/contract/readers';
import type { Load, Sale } from '@quayside/contract/sales';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { type KeyValue, KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
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
    <Card title={orderTaskMessages.shipping.title} id="shipping">
      <Stack>
        <BookingAttempt sale={sale} />
        <KeyValueList items={items} />
        <BookedCarrier sale={sale} />
      </Stack>
    </Card>
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

/** Shipping fee and VAT beside what is allowed and expected. */
export function FeesCard({ sale }: { sale: Sale }) {
  const money = (amount: Sale['sellerVat']) => (amount ? <MoneyText money={amount} /> : null);
  return (
    <Card title={orderTaskMessages.fees.title} id="fees">
      <KeyValueList
        items={[
          { key: orderTaskMessages.fees.fee, value: money(sale.sellerShippingFee) },
          { key: orderTaskMessages.fees.maximum, value: money(sale.maximumShippingFee) },
          { key: orderTaskMessages.fees.vat, value: money(sale.sellerVat) },
          { key: orderTaskMessages.fees.expected, value: money(sale.expectedVat) },
        ]}
      />
    </Card>
  );
}

/** The one payout of the order, once there is one, and the way to what it is made of. */
export function PaymentCard({ sale }: { sale: Sale }) {
  const { payout } = sale;
  const { company } = useUser();
  const mayRead = useMay(readers.payouts);
  return (
    <Card
      title={orderTaskMessages.payment.title}
      id="payment"
      actions={payout && mayRead && <Link to={paths.payout(payout.qid)}>{payoutMessages.toPayout}</Link>}
    >
      {payout ? (
        <KeyValueList
          items={[
            { key: words.summary.status, value: orderTaskMessages.payment.statuses[payout.status] },
            { key: orderTaskMessages.payment.amount, value: <MoneyText money={payout.amount} tone="strong" /> },
            { key: orderTaskMessages.payment.account, value: payout.accountEnding },
            ...(payout.replyBy && sale.status === 'PAYMENT_IN_REVIEW'
              ? [
                  {
                    key: orderTaskMessages.payment.reply,
                    value: <DateText iso={payout.replyBy} form="time" zone={company.timeZone} />,
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <Text tone="muted">{orderTaskMessages.payment.notTriggered}</Text>
      )}
    </Card>
  );
}
