import type { Insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoneyRows } from '../../../ui/facts/money-rows.tsx';

type Part = Insights['brands'][number];

interface PartProps {
  title: string;
  rows: readonly Part[];
  isCountry?: boolean;
}

/** Sales by brand or by country with their orders, the most first, as bars of one scale. */
export function PartTable({ title, rows, isCountry = false }: PartProps) {
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <MoneyRows
          rows={rows.map(({ key, orders, sales }) => ({
            name: isCountry ? countryName(key) : key,
            note: words.ordersOf(orders),
            money: sales,
          }))}
        />
      )}
    </Card>
  );
}
