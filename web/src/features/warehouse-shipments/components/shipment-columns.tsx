import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentStatus } from '@quayside/contract/package-values';
import type { CarrierList } from '@quayside/contract/shipments';
import type { WarehouseShipment } from '@quayside/contract/warehouse-shipments';
import { countryName } from '../../../lib/countries.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import type { StatusEdge } from '../../../ui/list/status-edge.ts';
import { Text } from '../../../ui/text.tsx';
import { troubleOf } from '../trouble-of.ts';

const words = warehouseMessages.shipments;

export const shipmentTones: Readonly<Record<WarehouseShipmentStatus, BadgeTone>> = {
  OPEN: 'info',
  READY_TO_SHIP: 'wait',
  SHIPPED: 'success',
  DELIVERED: 'neutral',
  CANCELLED: 'neutral',
};

/** Yellow = somebody here packs it, hatch = the carrier comes, grey = gone, red = on its way and in trouble. */
export const shipmentRail = (shipment: WarehouseShipment): StatusEdge =>
  troubleOf(shipment) ? 'fail' : railOf(shipment);
const railOf = ({ status }: WarehouseShipment): StatusEdge =>
  status === 'OPEN' ? 'move' : status === 'READY_TO_SHIP' ? 'wait' : 'done';

const carrierName = (carriers: CarrierList['results'], qid: string | null): string =>
  qid === null ? words.noCarrier : (carriers.find((carrier) => carrier.qid === qid)?.name ?? qid);

/** Above those that one carrier fetches. */
export const carrierGroup =
  (carriers: CarrierList['results']) =>
  ({ carrier }: WarehouseShipment): string =>
    carrierName(carriers, carrier);

/** Under their carriers, all closed: neither is told again. */
export const pickupColumns = (carriers: CarrierList['results']): Column<WarehouseShipment>[] => [
  ...shipmentColumns(carriers).filter(({ id }) => id !== 'carrier' && id !== 'status'),
  {
    id: 'since',
    header: words.columns.since,
    card: 'pair',
    cell: ({ readyAt, createdAt, trackingNumber }) => (
      <Stack gap={1}>
        <When iso={readyAt ?? createdAt} />
        {trackingNumber && <CodeValue code={trackingNumber} name={words.number} isPlain />}
      </Stack>
    ),
  },
];

export function shipmentColumns(carriers: CarrierList['results']): Column<WarehouseShipment>[] {
  return [
    {
      id: 'number',
      header: words.columns.number,
      card: 'title',
      isLink: true,
      cell: ({ number }) => (
        <Text as="strong" weight="strong">
          <CodeValue code={number} name={words.one} isPlain />
        </Text>
      ),
    },
    {
      id: 'buyer',
      header: words.columns.buyer,
      card: 'action',
      cell: ({ buyerName, destinationCity, destinationCountry }) => (
        <Stack gap={1}>
          <span>{buyerName}</span>
          <Text as="span" tone="muted">
            {destinationCity}, {countryName(destinationCountry)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'packages',
      header: words.columns.packages,
      align: 'end',
      card: 'figure',
      cell: ({ packageCount }) => <span className="type-wh-xl">{packageCount}</span>,
    },
    {
      id: 'carrier',
      header: words.columns.carrier,
      cell: ({ carrier, trackingNumber }) => (
        <Stack gap={1}>
          <span>{carrierName(carriers, carrier)}</span>
          {trackingNumber && <CodeValue code={trackingNumber} name={words.number} isPlain />}
        </Stack>
      ),
    },
    { id: 'owner', header: words.columns.owner, card: 'pair', cell: ({ ownerName }) => ownerName },
    {
      id: 'status',
      header: words.columns.status,
      card: 'pair',
      cell: ({ status, journey, journeyAt, shippedAt, readyAt, createdAt }) => (
        <Stack gap={1}>
          <span>
            <StatusBadge tone={shipmentTones[status]}>{words.statuses[status]}</StatusBadge>
          </span>
          {status === 'SHIPPED' && journey && (
            <span>
              <StatusBadge tone={troubleOf({ status, journey }) ? 'error' : 'info'}>
                {words.journeys[journey]}
              </StatusBadge>
            </span>
          )}
          <When iso={journeyAt ?? shippedAt ?? readyAt ?? createdAt} />
        </Stack>
      ),
    },
  ];
}
