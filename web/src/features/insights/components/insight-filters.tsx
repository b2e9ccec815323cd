import { insightPeriods } from '@quayside/contract/insight-values';
import type { InsightRank, InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { countryName } from '../../../lib/countries.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Grid } from '../../../ui/layout.tsx';
import type { InsightQuery } from '../insights.api.ts';

interface FilterProps {
  query: InsightQuery;
  sales: InsightSales | undefined;
  lost: InsightRank['lost'] | undefined;
  onChange: (name: 'period' | 'brand' | 'destination', value: string) => void;
}

type Part = { readonly key: string };

/** Brands and destinations are those with most sales, and those that lost most; the one that is chosen stays to choose. */
export function InsightFilters({ query, sales, lost, onChange }: FilterProps) {
  const keysOf = (chosen: string | undefined, sold: readonly Part[] = [], lost: readonly Part[] = []) => [
    ...new Set([...(chosen ? [chosen] : []), ...[...sold, ...lost].map(({ key }) => key)]),
  ];
  const all = { value: '', label: words.all };
  return (
    <section aria-label={words.filters}>
      <Grid columns={3}>
        <Select
          label={words.period}
          value={query.period ?? ''}
          options={insightPeriods.map((value) => ({ value, label: words.periods[value] }))}
          onChange={({ target }) => onChange('period', target.value)}
        />
        <Select
          label={words.brand}
          value={query.brand ?? ''}
          options={[all, ...keysOf(query.brand, sales?.brands, lost?.brands).map((value) => ({ value, label: value }))]}
          onChange={({ target }) => onChange('brand', target.value)}
        />
        <Select
          label={words.destination}
          value={query.destination ?? ''}
          options={[
            all,
            ...keysOf(query.destination, sales?.destinations, lost?.destinations).map((value) => ({
              value,
              label: countryName(value),
            })),
          ]}
          onChange={({ target }) => onChange('destination', target.value)}
        />
      </Grid>
    </section>
  );
}
