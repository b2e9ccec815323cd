import { type InsightPeriod, insightPeriods } from '@quayside/contract/insight-values';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Grid, Page, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { ExportInsights } from './components/export-insights.tsx';
import { InsightFigures } from './components/insight-figures.tsx';
import { InsightFilters } from './components/insight-filters.tsx';
import { LosingOffers } from './components/losing-offers.tsx';
import { PartTable } from './components/part-table.tsx';
import { WeeklySales } from './components/weekly-sales.tsx';
import { getInsights, type InsightQuery } from './insights.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

const firstPeriod: InsightPeriod = '90';

/** What is asked for stands in the URL. */
function queryFrom(params: URLSearchParams): InsightQuery {
  const [brand, destination] = [params.get('brand'), params.get('destination')];
  return {
    period: insightPeriods.find((one) => one === params.get('period')) ?? firstPeriod,
    ...(brand ? { brand } : {}),
    ...(destination ? { destination } : {}),
  };
}

/** RT-28, INV-10: sales, acceptance, speed, claims and lost rank, by period, brand and destination. */
export default function InsightsPage() {
  return (
    <PermissionGate permission="insights.read" title={words.title}>
      <InsightsView />
    </PermissionGate>
  );
}

function InsightsView() {
  const [params, setParams] = useSearchParams();
  const query = queryFrom(params);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['insights', query],
    queryFn: ({ signal }) => getInsights(query, signal),
    placeholderData: keepPreviousData,
  });
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next);
  };
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{words.title}</Heading>} actions={<ExportInsights query={query} />}>
        <Stack gap={6}>
          <InsightFilters query={query} insights={data} onChange={change} />
          {isError && <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>}
          {!data && !isError && <DetailSkeleton />}
          {data && !isError && (
            <div aria-busy={isPlaceholderData}>
              <Stack gap={6}>
                <InsightFigures insights={data} />
                <WeeklySales insights={data} />
                <Grid columns={2}>
                  <PartTable title={words.brands} rows={data.brands} />
                  <PartTable title={words.destinations} rows={data.destinations} isCountry />
                </Grid>
                <LosingOffers count={data.offersLosing} />
              </Stack>
            </div>
          )}
        </Stack>
      </Page>
    </FullHeight>
  );
}
