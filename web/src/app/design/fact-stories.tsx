import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { Countdown } from '../../ui/facts/countdown.tsx';
import { DateText } from '../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { Plate } from '../../ui/facts/plate.tsx';
import { RouteList } from '../../ui/facts/route-list.tsx';
import { StatStrip } from '../../ui/facts/stat-strip.tsx';
import { Timeline } from '../../ui/facts/timeline.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

const deadline = '2026-11-22T17:00:00.000Z';

export function FactStories() {
  return (
    <Stack gap={6}>
      <StatStrip
        stats={[
          { label: 'Expiring', figure: 1, to: '/design/', note: '€ 12,480.00', isUrgent: true },
          { label: 'Confirm', figure: 3, to: '/design/' },
          { label: 'Ship', figure: 0, to: '/design/' },
          { label: 'On their way', figure: 418, to: '/design/' },
        ]}
      />
      <Plate rail="move" label="Next action">
        <Heading level={3}>Confirm quantities to keep this order</Heading>
        <Cluster>
          <DateText iso={deadline} form="long" zone="Europe/London" alsoLocal />
          <Countdown until={deadline} />
        </Cluster>
        <Cluster>
          <Button look="move">Confirm quantities</Button>
          <Button look="quiet">Decline order</Button>
        </Cluster>
      </Plate>
      <Grid columns={2}>
        <Card title="Summary">
          <KeyValueList
            items={[
              { key: 'Order', value: <CodeValue code="QS-482133-0" name="order number" /> },
              { key: 'Total', value: <MoneyText money={{ amount: '12480.00', currency: 'EUR' }} tone="strong" /> },
              { key: 'Fee', value: <MoneyText money={{ amount: '-86.50', currency: 'SEK' }} /> },
              { key: 'Placed', value: <DateText iso="2026-11-19T09:12:00.000Z" /> },
              { key: 'Buyer reference', value: null },
            ]}
          />
        </Card>
        <Card title="Tasks" isFlush>
          <Tasks />
        </Card>
        <Card title="Timeline" rail="wait">
          <History />
        </Card>
        <Text size="prose">
          Prose is at most 68 characters wide, so that the eye finds the next line without a ruler.
        </Text>
      </Grid>
    </Stack>
  );
}

function Tasks() {
  const statuses = ['COMPLETED', 'IN_PROGRESS', 'NOT_STARTED', 'PROBLEM', 'CANNOT_START'] as const;
  const tasks = statuses.map((status) => ({
    id: status,
    title: `Task ${status.toLowerCase().replace('_', ' ')}`,
    status,
    to: '/design/',
  }));
  return (
    <RouteList
      label="Tasks of the order"
      tasks={[
        { id: 'next', title: 'Confirm quantities', status: 'NOT_STARTED', to: '/design/', isNext: true },
        ...tasks,
      ]}
    />
  );
}

function History() {
  return (
    <Timeline
      visible={3}
      zone="Europe/Amsterdam"
      entries={[
        { id: '1', state: 'next', title: 'Trigger payment' },
        { id: '2', state: 'waiting', title: 'Approval by our team', at: '2026-11-20T10:00:00.000Z' },
        {
          id: '3',
          state: 'done',
          title: 'Quantities confirmed',
          at: '2026-11-19T14:00:00.000Z',
          detail: 'by Anna de Vries',
        },
        { id: '4', state: 'failed', title: 'Booking failed', at: '2026-11-19T13:00:00.000Z' },
        { id: '5', state: 'done', title: 'Order placed', at: '2026-11-19T09:12:00.000Z' },
      ]}
    />
  );
}
