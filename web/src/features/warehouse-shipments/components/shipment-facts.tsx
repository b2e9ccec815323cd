import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { countryName } from '../../../lib/countries.ts';
import { isKey } from '../../../lib/keys-of.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCarrierName } from '../use-carrier-name.ts';

const words = warehouseMessages.shipments;

export function ShipmentFacts({ shipment }: { shipment: WarehouseShipmentDetail }) {
  const { ownerName, carrier, trackingNumber, weightKg, driverName, signature, journey } = shipment;
  const { destinationCity, destinationCountry } = shipment;
  const carrierName = useCarrierName();
  return (
    <Card title={words.facts}>
      <KeyValueList
        items={[
          { key: words.to, value: `${destinationCity}, ${countryName(destinationCountry)}` },
          { key: words.packedBy, value: ownerName },
          {
            key: words.carrierAndNumber,
            value:
              carrier === null ? words.noCarrier : [carrierName(carrier), trackingNumber].filter(Boolean).join(', '),
          },
          ...(weightKg === null ? [] : [{ key: words.weight, value: packageMessages.weight(weightKg) }]),
          ...(driverName === null ? [] : [{ key: words.driver, value: driverName }]),
          ...(signature === null ? [] : [{ key: words.signature, value: words.signed }]),
          ...(journey === null ? [] : [{ key: words.carrierSays, value: words.journeys[journey] }]),
        ]}
      />
    </Card>
  );
}

/** Newest first. */
export function ShipmentHistory({ shipment }: { shipment: WarehouseShipmentDetail }) {
  const { events } = warehouseMessages;
  return (
    <Card title={words.history}>
      <Stack as="ol" gap={3}>
        {shipment.events.map(({ at, action, actorName, note }) => (
          <li key={`${at} ${action}`}>
            <Stack gap={1}>
              <Text as="span" weight="strong">
                {isKey(events, action) ? events[action] : action}
              </Text>
              {note && action !== 'undo' && <Text as="span">{note}</Text>}
              <Text as="span" tone="muted">
                <When iso={at} />, {actorName}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
