import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { isKey } from '../../../lib/keys-of.ts';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';

const words = warehouseMessages.page;

export function PackageFacts({ one }: { one: PackageDetail }) {
  const { location, shipment, number, total, sscc } = one;
  return (
    <FoldCard title={words.facts} isLarge>
      <KeyValueList
        items={[
          { key: words.bay, value: location ?? words.noBay },
          { key: packageMessages.columns.seller, value: one.sellerName },
          { key: words.order, value: one.order },
          { key: words.packageOfOrder, value: words.packageOf(number, total) },
          { key: words.buyer, value: `${one.buyerName}, ${countryName(one.destinationCountry)}` },
          { key: words.tracking, value: one.trackingNumber },
          ...(sscc ? [{ key: 'SSCC', value: sscc }] : []),
          { key: words.weight, value: packageMessages.weight(one.weightKg) },
          { key: words.expected, value: <DateText iso={one.expectedOn} zone="UTC" /> },
          ...(shipment
            ? [
                {
                  key: words.shipment,
                  value: <Link to={paths.warehouseShipment(shipment.qid)}>{shipment.number}</Link>,
                },
              ]
            : []),
        ]}
      />
    </FoldCard>
  );
}

/** Newest first. */
export function PackageHistory({ one }: { one: PackageDetail }) {
  return (
    <FoldCard title={words.history} count={one.events.length} isLarge>
      <Stack as="ol" gap={3}>
        {one.events.map(({ at, action, actorName, scannedByName }) => (
          <li key={`${at} ${action}`}>
            <Stack gap={1}>
              <Text as="span" weight="strong">
                {isKey(warehouseMessages.events, action) ? warehouseMessages.events[action] : action}
              </Text>
              <Text as="span" tone="muted">
                <DateText iso={at} form="time" />,{' '}
                {scannedByName === null ? actorName : warehouseMessages.kept.scannedBy(scannedByName, actorName)}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </FoldCard>
  );
}
