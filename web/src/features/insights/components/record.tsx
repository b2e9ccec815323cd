import { insightMessages as words } from '@quayside/contract/messages/insights';
import { Card } from '../../../ui/card.tsx';
import { ShareRows } from '../../../ui/chart/share-rows.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useInsights } from '../insights.queries.ts';
import { recordRow } from '../share-row.ts';

/** What may pause new orders, held against its limit: of the whole company in 30 days, whatever the page is about. */
export function RecordAndLimits() {
  const { data: insights } = useInsights({ period: '30' });
  if (!insights) return null;
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{words.record}</Heading>
      <Grid columns={3}>
        {(['decline', 'claimShare', 'expiry'] as const).map((name) => (
          <Card key={name}>
            <ShareRows rows={[recordRow(insights, name)]} />
          </Card>
        ))}
      </Grid>
      <Text tone="muted">{words.limitsText}</Text>
    </Stack>
  );
}
