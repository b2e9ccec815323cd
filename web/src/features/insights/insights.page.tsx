import { type InsightPeriod, insightPeriods } from '@quayside/contract/insight-values';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { Heading } from '../../ui/heading.tsx';
import { Answers, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { BrandsQuestion } from './components/brands-question.tsx';
import { ExportInsights } from './components/export-insights.tsx';
import { InsightFilters } from './components/insight-filters.tsx';
import { Part } from './components/part.tsx';
import { PlacesQuestion } from './components/places-question.tsx';
import { RankQuestion } from './components/rank-question.tsx';
import { RecordAndLimits } from './components/record.tsx';
import { SalesQuestion } from './components/sales-question.tsx';
import { SpeedQuestion } from './components/speed-question.tsx';
import type { InsightQuery } from './insights.api.ts';
import { useRank, useSales } from './insights.queries.ts';

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
  const [sales, rank] = [useSales(query), useRank(query)];
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
          <InsightFilters query={query} sales={sales.data} lost={rank.data?.lost} onChange={change} />
          <Answers>
            <Part part={sales} name="sales">
              {(data) => <SalesQuestion insights={data} />}
            </Part>
            <Part part={rank} name="rank">
              {(data) => <RankQuestion insights={data} />}
            </Part>
            <Part part={sales} name="speed">
              {(data) => <SpeedQuestion insights={data} />}
            </Part>
            <Part part={sales} name="places">
              {(data) => <PlacesQuestion insights={data} />}
            </Part>
            <Part part={sales} name="brands">
              {(data) => <BrandsQuestion insights={data} />}
            </Part>
          </Answers>
          <RecordAndLimits />
        </Stack>
      </Page>
    </FullHeight>
  );
}
