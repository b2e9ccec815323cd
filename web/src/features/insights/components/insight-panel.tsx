import type { InsightRank, InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Meter, Sparkline } from '../../../ui/chart/sparkline.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { salesFinding } from '../insight-findings.ts';
import { useRank, useSales } from '../insights.queries.ts';
import type { Loaded } from './part.tsx';

const query = { period: '90' } as const;

/** Three findings of the last 90 days on the dashboard (RT-05), each with a small picture and where to act. */
export function InsightPanel() {
  return useMay('insights.read') ? <Findings /> : null;
}

function Findings() {
  const [sales, rank] = [useSales(query), useRank(query)];
  return (
    <Stack gap={4} as="section">
      <Cluster justify="between" align="baseline">
        <Heading level={2}>{words.title}</Heading>
        <Link to={paths.insights}>{words.toInsights}</Link>
      </Cluster>
      <Grid columns={3}>
        <Finding part={sales} name="sales">
          {(data) => <SalesCard insights={data} />}
        </Finding>
        <Finding part={rank} name="rank">
          {(data) => <RankCard insights={data} />}
        </Finding>
        <Finding part={sales} name="speed">
          {(data) => <SpeedCard insights={data} />}
        </Finding>
      </Grid>
    </Stack>
  );
}

interface FindingProps<Data> {
  part: Loaded<Data>;
  name: keyof typeof words.partFailed;
  children: (data: Data) => ReactNode;
}

/** One that fails says so in its own place. */
function Finding<Data>({ part: { data, isError, refetch }, name, children }: FindingProps<Data>) {
  if (isError) return <LoadFailed onRetry={() => void refetch()}>{words.partFailed[name]}</LoadFailed>;
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <Card>
      <Stack>{children(data)}</Stack>
    </Card>
  );
}

function SalesCard({ insights }: { insights: InsightSales }) {
  return (
    <>
      <Sparkline values={insights.weeks.map(({ sales }) => Number(sales.amount))} />
      <Text weight="strong">{salesFinding(insights)}</Text>
    </>
  );
}

function RankCard({ insights: { winRate, offersLosing } }: { insights: InsightRank }) {
  return (
    <>
      <Meter share={winRate ?? 0} />
      <Text weight="strong">{winRate === null ? words.noOffers : words.winning(winRate)}</Text>
      {offersLosing > 0 && <Link to={paths.rankedInventory}>{words.showLosing}</Link>}
    </>
  );
}

function SpeedCard({ insights: { acceptance, medianConfirmHours } }: { insights: InsightSales }) {
  return (
    <>
      <Meter share={acceptance ?? 0} />
      <Text weight="strong">
        {medianConfirmHours === null || acceptance === null
          ? words.nothingDecided
          : words.speed(acceptance, medianConfirmHours)}
      </Text>
    </>
  );
}
