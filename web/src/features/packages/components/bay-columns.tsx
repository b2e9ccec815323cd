import { packageMessages as words } from '@quayside/contract/messages/packages';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { clock } from '../../../lib/clock.ts';
import { daysSince } from '../../../lib/days-away.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { placeOf } from '../by-destination.ts';

/** A package and where it stands. */
export const bayColumns: Column<WarehousePackage>[] = [
  {
    id: 'code',
    header: words.columns.code,
    card: 'title',
    isLink: true,
    cell: (one) => (
      <Stack gap={1}>
        <Text as="strong" weight="strong">
          <CodeValue code={one.code} name={words.packageCode} isPlain />
        </Text>
        <Text as="span" tone="muted">
          <CodeValue code={one.order} name={words.orderNumber} isPlain />
        </Text>
      </Stack>
    ),
  },
  {
    id: 'bay',
    header: warehouseMessages.page.bay,
    card: 'figure',
    cell: ({ location }) => <span className="type-wh-xl">{location ?? '–'}</span>,
  },
  {
    id: 'seller',
    header: words.columns.seller,
    card: 'action',
    isFreeText: true,
    cell: ({ sellerName }) => sellerName,
  },
  {
    id: 'hereFor',
    header: warehouseMessages.confirmed.hereFor,
    cell: ({ arrivedAt }) => arrivedAt && <HereFor arrivedAt={arrivedAt} />,
  },
  {
    id: 'weight',
    header: words.columns.weight,
    align: 'end',
    cell: ({ weightKg }) => (
      <Text as="span" size="num">
        {words.weight(weightKg)}
      </Text>
    ),
  },
];

/** Along the racks: whom a package is for instead of whose it is. */
export const rackColumns: Column<WarehousePackage>[] = bayColumns.map((column) =>
  column.id === 'seller'
    ? {
        id: 'buyer',
        header: warehouseMessages.page.buyer,
        card: 'action',
        isFreeText: true,
        cell: (one) => <GoesTo one={one} />,
      }
    : column,
);

function GoesTo({ one }: { one: WarehousePackage }) {
  return (
    <Stack gap={1}>
      <span>{one.buyerName}</span>
      <Text as="span" tone="muted">
        {one.orderEnded === null ? placeOf(one) : warehouseMessages.ended.reasons[one.orderEnded]}
      </Text>
    </Stack>
  );
}

/** By days of the warehouse's clock. */
function HereFor({ arrivedAt }: { arrivedAt: string }) {
  const { timeZone } = useUser().company;
  return warehouseMessages.confirmed.daysHere(daysSince(arrivedAt, timeZone, clock.now()));
}
