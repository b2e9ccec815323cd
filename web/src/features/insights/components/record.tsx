import { insightMessages as words } from '@quayside/contract/messages/insights';
import { Card } from '../../../ui/card.tsx';
import { ShareRows } from '../../../ui/chart/share-rows.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useRecord } from '../insights.queries.ts';
import { recordRow } from '../share-row.ts';

/** What may pause new orders, held against its limit: of the whole company in 30 days, whatever the page is about. */
export function RecordAndLimits() {
  const { data: record, isError, refetch } = useRecord();
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{words.record}</Heading>
      {isError ? (
        <LoadFailed onRetry={() => void refetch()}>{words.recordFailed}</LoadFailed>
      ) : (
        <Grid columns={3}>
          {(['decline', 'claimShare', 'expiry'] as const).map((name) =>
            record ? (
              <Card key={name}>
                <ShareRows rows={[recordRow(record, name)]} />
              </Card>
            ) : (
              <Skeleton key={name} shape="block" />
            ),
          )}
        </Grid>
      )}
      <Text tone="muted">{words.limitsText}</Text>
    </Stack>
  );
}
