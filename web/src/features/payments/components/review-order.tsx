import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import { paymentMessages } from '@quayside/contract/messages/payments';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import type { PaymentInReview } from '@quayside/contract/payments';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';

export function ReviewReasons({ payment: { reasons } }: { payment: PaymentInReview }) {
  if (reasons.length === 0) return null;
  return (
    <Card title={words.reasons} count={reasons.length} id="reasons">
      <Stack gap={3} as="ul">
        {reasons.map((reason) => (
          <li key={reason}>
            <Cluster gap={3} align="start" isOneLine>
              <Text as="span" tone="caution">
                <Icon name="alert-triangle" />
              </Text>
              <Stack gap={1}>
                <Text as="span" weight="strong">
                  {paymentMessages.reasons[reason]}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {words.reasonHints[reason]}
                </Text>
              </Stack>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** What of the order bears on the payment. */
export function ReviewOrder({ review: { order } }: { review: PaymentReview }) {
  const { timeZone } = useUser().company;
  const { buyer, city, country, placedAt, shippingMethod, claimsIn90Days, sellerSince } = order;
  return (
    <Card title={words.order} id="order">
      <KeyValueList
        items={[
          { key: words.sellerSince, value: <DateText iso={sellerSince} /> },
          { key: words.claims, value: String(claimsIn90Days) },
          { key: words.buyer, value: `${buyer}, ${city}, ${countryName(country)}` },
          { key: words.placed, value: <DateText iso={placedAt} form="time" zone={timeZone} /> },
          {
            key: words.shipping,
            value: shippingMethod && orderTaskMessages.shipping.methods[shippingMethod],
          },
        ]}
      />
    </Card>
  );
}
