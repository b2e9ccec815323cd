import { packageMessages as words } from '@quayside/contract/messages/packages';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';

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
    id: 'order',
    header: warehouseMessages.page.packageOfOrder,
    cell: ({ received, total }) => warehouseMessages.confirmed.partly(received, total),
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
