import { type InsightPeriod, insightPeriods } from '@quayside/contract/insight-values';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Answers, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { BrandsQuestion } from './components/brands-question.tsx';
import { ExportInsights } from './components/export-insights.tsx';
import { InsightFilters } from './components/insight-filters.tsx';
import { PlacesQuestion } from './components/places-question.tsx';
import { RankQuestion } from './components/rank-question.tsx';
import { RecordAndLimits } from './components/record.tsx';
import { SalesQuestion } from './components/sales-question.tsx';
import { SpeedQuestion } from './components/speed-question.tsx';
import type { InsightQuery } from './insights.api.ts';
import { useInsights } from './insights.queries.ts';

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

/** RT-28, INV-10: what the orders of a period say, question by question, and how near the limits are. */
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
  const { data, isError, isPlaceholderData, refetch } = useInsights(query);
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
                <Answers>
                  <SalesQuestion insights={data} />
                  <RankQuestion insights={data} />
                  <SpeedQuestion insights={data} />
                  <PlacesQuestion insights={data} />
                  <BrandsQuestion insights={data} />
                </Answers>
                <RecordAndLimits />
              </Stack>
            </div>
          )}
        </Stack>
      </Page>
    </FullHeight>
  );
}
