import type { Insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { useQuery } from '@tanstack/react-query';
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
import { getInsights } from '../insights.api.ts';

const query = { period: '90' } as const;

/** Three findings of the last 90 days on the dashboard (RT-05), each with a small picture and where to act. */
export function InsightPanel() {
  return useMay('insights.read') ? <Findings /> : null;
}

function Findings() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['insights', query],
    queryFn: ({ signal }) => getInsights(query, signal),
  });
  return (
    <Stack gap={4} as="section">
      <Cluster justify="between" align="baseline">
        <Heading level={2}>{words.title}</Heading>
        <Link to={paths.insights}>{words.toInsights}</Link>
      </Cluster>
      {isError && <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>}
      {!isError && (
        <Grid columns={3}>
          {data ? (
            <Cards insights={data} />
          ) : (
            ['sales', 'rank', 'speed'].map((name) => <Skeleton key={name} shape="block" />)
          )}
        </Grid>
      )}
    </Stack>
  );
}

function Cards({ insights }: { insights: Insights }) {
  const { weeks, winRate, offersLosing, medianConfirmHours, acceptance } = insights;
  return (
    <>
      <Card>
        <Stack>
          <Sparkline values={weeks.map(({ sales }) => Number(sales.amount))} />
          <Text weight="strong">{salesFinding(insights)}</Text>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Meter share={winRate ?? 0} />
          <Text weight="strong">{winRate === null ? words.noOffers : words.winning(winRate)}</Text>
          {offersLosing > 0 && <Link to={paths.rankedInventory}>{words.showLosing}</Link>}
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Meter share={acceptance ?? 0} />
          <Text weight="strong">
            {medianConfirmHours === null || acceptance === null
              ? words.nothingDecided
              : words.speed(acceptance, medianConfirmHours)}
          </Text>
        </Stack>
      </Card>
    </>
  );
}
