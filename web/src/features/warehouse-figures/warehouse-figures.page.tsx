import { warehouseFigureMessages as words } from '@quayside/contract/messages/warehouse-figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { messageOf } from '../../lib/api-error.ts';
import { minute } from '../../lib/clock.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Grid, Page, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { BayLabels, IncomingTabs, ReceivingBar } from '../packages/packages.public.ts';
import { DiscrepancyPanel } from './components/discrepancy-panel.tsx';
import { DispatchPanel } from './components/dispatch-panel.tsx';
import { ThroughputPanel } from './components/throughput-panel.tsx';
import { WaitingPanel } from './components/waiting-panel.tsx';
import { figuresFile } from './figures-file.ts';
import { getFigures } from './warehouse-figures.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'WAREHOUSE' };

/** What a lead looks at: how long packages wait, how many go through, how many differ, what left late. */
export default function WarehouseFiguresPage() {
  return (
    <PermissionGate permission="warehouse.resolve" title={words.title}>
      <FullHeight>
        <ReceivingBar />
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <Stack gap={6}>
            <IncomingTabs current="FIGURES" />
            <Figures />
          </Stack>
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

function Figures() {
  const [isTable, setTable] = useState(false);
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['warehouse-figures'],
    queryFn: ({ signal }) => getFigures(signal),
    refetchInterval: minute,
  });
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()}>{messageOf(error, words.failed)}</LoadFailed>;
  if (!data) return <DetailSkeleton />;
  const { at, waiting, throughput, discrepancies, dispatches } = data;
  return (
    <Stack gap={6}>
      <Cluster justify="between">
        <Text tone="muted">{words.updated(dateLabel(at, 'time'))}</Text>
        <Cluster>
          {/* Printed at a desk: a phone keeps its rows. */}
          <div className="max-md:hidden">
            <BayLabels />
          </div>
          <Button size="large" onPress={() => setTable(!isTable)}>
            {isTable ? words.showAsCharts : words.showAsTables}
          </Button>
          <Button size="large" icon="download" onPress={() => saveFile(figuresFile(data), `figures-${data.today}.csv`)}>
            {words.csv}
          </Button>
        </Cluster>
      </Cluster>
      <Grid columns={2}>
        <WaitingPanel waiting={waiting} isTable={isTable} />
        <ThroughputPanel throughput={throughput} isTable={isTable} />
        <DiscrepancyPanel discrepancies={discrepancies} isTable={isTable} />
        <DispatchPanel dispatches={dispatches} isTable={isTable} />
      </Grid>
    </Stack>
  );
}
