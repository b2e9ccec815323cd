import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { shipmentMessages } from '@quayside/contract/messages/shipments';
import type { Sale } from '@quayside/contract/sales';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { weekdayLabel } from '../../../ui/facts/day-labels.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import type { KeyValue } from '../../../ui/facts/key-value-list.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { NumberRows } from '../../../ui/facts/number-rows.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Facts, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Beside, Ruled } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';
import { isTrouble, parcelsOf } from '../parcels.ts';
import { isEnded, labelIn } from '../sale-steps.ts';
import { useCarrierName, useTrackingUrl } from '../sales.queries.ts';
import { BookedCarrier } from './booked-carrier.tsx';
import { Loads } from './loads.tsx';

const words = orderTaskMessages.shipping;

/** How the order travels: method, parcels and pallets, booking, shipments with their numbers, and what it costs. */
export function ShippingCard({ sale }: { sale: Sale }) {
  const { carrierBooking: booking } = sale;
  const carrierName = useCarrierName(booking !== null || sale.shipments.length > 0);
  const isNothing = sale.shippingMethod === null && sale.loads.length === 0 && sale.shipments.length === 0;
  if (isNothing && isEnded(sale.status)) return null;
  return (
    <FoldCard
      title={words.title}
      id="shipping"
      gist={booking ? carrierName(booking.carrier) : null}
      actions={<BookedCarrier sale={sale} />}
    >
      <Stack>
        <BookingAttempt sale={sale} />
        <Beside aside={sale.loads.length > 0 && <Loads loads={sale.loads} />}>
          <FactList
            items={[...methodFacts(sale), ...bookingFacts(sale, carrierName), ...shipmentFacts(sale, carrierName)]}
          />
        </Beside>
        {booking && <Price booking={booking} />}
      </Stack>
    </FoldCard>
  );
}

const methodFacts = ({ shippingMethod, loads }: Sale): KeyValue[] => [
  { key: words.method, value: shippingMethod ? words.methods[shippingMethod] : words.notChosen },
  ...(loads.length > 0 ? [] : [{ key: words.loads, value: null }]),
];

function bookingFacts({ carrierBooking: booking }: Sale, carrierName: (slug: string) => string): KeyValue[] {
  if (!booking) return [];
  return [
    { key: words.booking, value: carrierName(booking.carrier) },
    { key: words.pickup, value: weekdayLabel(booking.pickupDate) },
    { key: words.reference, value: <CodeValue code={booking.reference} name={words.reference} /> },
  ];
}

const shipmentFacts = ({ shipments }: Sale, carrierName: (slug: string) => string): KeyValue[] =>
  shipments.map((shipment) => ({
    key: shipment.isBooked ? orderTaskMessages.tracking.drawer : carrierName(shipment.carrier),
    value: (
      <Stack gap={1}>
        <Text as="span">{whereIs(shipment)}</Text>
        <NumberRows
          moreLabel={orderPageMessages.parcels.more}
          rows={parcelsOf(shipment).map(({ number, status }) => ({
            id: number,
            number: <CodeValue code={number} name={orderTaskMessages.tracking.numbers} />,
            facts: (
              <>
                {status !== shipment.status && (
                  <StatusBadge tone={toneOf(status)}>
                    {labelIn(orderTaskMessages.tracking.statuses, status)}
                  </StatusBadge>
                )}
                <FollowLink carrier={shipment.carrier} number={number} />
              </>
            ),
          }))}
        />
      </Stack>
    ),
  }));

/** What the carrier costs, and who pays it. */
function Price({ booking }: { booking: NonNullable<Sale['carrierBooking']> }) {
  return (
    <Ruled>
      <Facts>
        <Text as="strong" weight="strong">
          {words.price} {moneyLabel(booking.price)}
        </Text>
        <Text as="span" tone="muted">
          {words.whoPays}
        </Text>
      </Facts>
    </Ruled>
  );
}

/** Of a shipment whose parcels are not together, how many are where. */
function whereIs(shipment: Sale['shipments'][number]): string {
  const parcels = parcelsOf(shipment);
  const nameOf = (status: string) => labelIn(orderTaskMessages.tracking.statuses, status);
  const states = [...new Set(parcels.map(({ status }) => status))];
  if (states.length < 2) return nameOf(shipment.status);
  const counted = states.map(
    (one) => `${parcels.filter(({ status }) => status === one).length} ${nameOf(one).toLowerCase()}`,
  );
  return counted.join(', ');
}

const toneOf = (status: string): BadgeTone => {
  if (isTrouble(status)) return 'error';
  if (status === 'DELIVERED') return 'success';
  return status === 'EXCEPTION' ? 'caution' : 'neutral';
};

/** To the carrier's own page about a number, where there is one. */
function FollowLink({ carrier, number }: { carrier: string; number: string }) {
  const url = useTrackingUrl()(carrier, number);
  if (!url) return null;
  return (
    <Link to={url} isExternal aria-label={orderTaskMessages.tracking.follow(number)}>
      {orderTaskMessages.tracking.followLink}
    </Link>
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
