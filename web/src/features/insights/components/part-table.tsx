import type { Insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';

type Part = Insights['brands'][number];

interface PartProps {
  title: string;
  header: string;
  rows: readonly Part[];
  isCountry?: boolean;
}

/** Sales by brand or by country, the most first. */
export function PartTable({ title, header, rows, isCountry = false }: PartProps) {
  return (
    <Card title={title} isFlush={rows.length > 0}>
      <DataTable
        caption={words.byPart(header)}
        columns={[
          {
            id: 'key',
            header,
            card: 'title',
            isFreeText: true,
            cell: ({ key }: Part) => (isCountry ? countryName(key) : key),
          },
          { id: 'orders', header: words.orders, align: 'end', cell: ({ orders }) => orders },
          {
            id: 'sales',
            header: words.sales,
            align: 'end',
            card: 'figure',
            cell: ({ sales }) => <MoneyText money={sales} />,
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState title={words.empty} />}
      />
    </Card>
  );
}
