import { orderMessages as words } from '@quayside/contract/messages/orders';
import { shipmentMessages } from '@quayside/contract/messages/shipments';
import type { Load, Sale } from '@quayside/contract/sales';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/code-value.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { type KeyValue, KeyValueList } from '../../../ui/key-value-list.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { MoneyText } from '../../../ui/money-text.tsx';
import { Text } from '../../../ui/text.tsx';
import { labelIn } from '../sale-steps.ts';

/** How the order travels: method, parcels and pallets, booking, shipments with their numbers. */
export function ShippingCard({ sale }: { sale: Sale }) {
  const { carrierBooking: booking } = sale;
  const items: KeyValue[] = [
    {
      key: words.shipping.method,
      value: sale.shippingMethod ? words.shipping.methods[sale.shippingMethod] : words.shipping.notChosen,
    },
    { key: words.shipping.loads, value: sale.loads.length > 0 ? <Lines texts={sale.loads.map(loadLabel)} /> : null },
    ...(booking
      ? [
          { key: words.shipping.booking, value: booking.carrier },
          { key: words.shipping.pickup, value: <DateText iso={booking.pickupDate} zone="UTC" /> },
          {
            key: words.shipping.reference,
            value: <CodeValue code={booking.reference} name={words.shipping.reference} />,
          },
        ]
      : []),
    ...sale.shipments.map((shipment) => ({
      key: `${shipment.carrier}, ${labelIn(words.tracking.statuses, shipment.status)}`,
      value: (
        <Stack gap={1}>
          {shipment.trackAndTraceNumbers.map((number) => (
            <CodeValue key={number} code={number} name={words.tracking.numbers} />
          ))}
        </Stack>
      ),
    })),
  ];
  return (
    <Card title={words.shipping.title} id="shipping">
      <Stack>
        <BookingAttempt sale={sale} />
        <KeyValueList items={items} />
      </Stack>
    </Card>
  );
}

/** Only a succeeded booking counts; an earlier try that did not succeed is told beside it (domain page, section 4). */
function BookingAttempt({ sale }: { sale: Sale }) {
  const { lastAttempt, carrierBooking } = sale;
  if (carrierBooking || !lastAttempt) return null;
  if (lastAttempt.status === 'REQUESTED' || lastAttempt.status === 'PENDING')
    return <InlineNotification variant="info">{words.carrier.booking}</InlineNotification>;
  if (lastAttempt.status !== 'FAILED') return null;
  return (
    <InlineNotification variant="caution" title={words.carrier.failed}>
      {bookingMessage(lastAttempt.code)}
    </InlineNotification>
  );
}

/** The carrier's refusal in the catalogue's words. */
export const bookingMessage = (code: string | null): string => (code ? labelIn(shipmentMessages, code) : '');

const loadLabel = (load: Load): string =>
  words.shipping.pieces(
    load.count,
    words.shipping.loadTypes[load.loadType],
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
    <Card title={words.fees.title} id="fees">
      <KeyValueList
        items={[
          { key: words.fees.fee, value: money(sale.sellerShippingFee) },
          { key: words.fees.maximum, value: money(sale.maximumShippingFee) },
          { key: words.fees.vat, value: money(sale.sellerVat) },
          { key: words.fees.expected, value: money(sale.expectedVat) },
        ]}
      />
    </Card>
  );
}

/** The one payout of the order, once there is one. */
export function PaymentCard({ sale }: { sale: Sale }) {
  const { payout } = sale;
  return (
    <Card title={words.payment.title} id="payment">
      {payout ? (
        <KeyValueList
          items={[
            { key: words.summary.status, value: words.payment.statuses[payout.status] },
            { key: words.payment.amount, value: <MoneyText money={payout.amount} tone="strong" /> },
            { key: words.payment.account, value: payout.accountEnding },
            ...(payout.replyBy && sale.status === 'PAYMENT_IN_REVIEW'
              ? [{ key: words.payment.reply, value: <DateText iso={payout.replyBy} form="time" /> }]
              : []),
          ]}
        />
      ) : (
        <Text tone="muted">{words.payment.notTriggered}</Text>
      )}
    </Card>
  );
}
