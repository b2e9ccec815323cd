import { securityMessages as words } from '@quayside/contract/messages/security';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { deviceLabel } from './device-label.ts';
import { endSession } from './security.api.ts';
import { keys, useSessions } from './security.queries.ts';

const queryKey = keys.sessions;

/** Each session with its device; another one is ended with one press, all others with one as well. */
export function SessionList() {
  const list = useSessions();
  const end = useEnd();
  const others = list.data?.results.filter(({ isCurrent }) => !isCurrent).map(({ qid }) => qid) ?? [];
  return (
    <Stack as="section" gap={4}>
      <Cluster justify="between">
        <Heading level={2}>{words.sessions}</Heading>
        {others.length > 0 && (
          <Button onPress={() => end.mutate(others)} isLoading={end.isPending}>
            {words.signOutElsewhere}
          </Button>
        )}
      </Cluster>
      <DataTable
        caption={words.caption}
        rows={list.isError ? undefined : list.data?.results}
        rowKey={({ qid }) => qid}
        skeletonRows={2}
        error={list.isError ? messageOf(list.error, words.failed) : undefined}
        onRetry={() => void list.refetch()}
        columns={[
          {
            id: 'device',
            header: words.columns.device,
            card: 'title',
            cell: ({ userAgent, isCurrent }) => (
              <Cluster gap={2}>
                <Text as="strong">{deviceLabel(userAgent)}</Text>
                {isCurrent && <StatusBadge tone="success">{words.thisOne}</StatusBadge>}
              </Cluster>
            ),
          },
          {
            id: 'seen',
            header: words.columns.seen,
            cell: ({ lastSeenAt, isCurrent }) => (isCurrent ? words.now : <When iso={lastSeenAt} />),
          },
          {
            id: 'since',
            header: words.columns.since,
            cell: ({ createdAt }) => <When iso={createdAt} />,
          },
          {
            id: 'end',
            header: words.columns.end,
            align: 'end',
            card: 'action',
            cell: ({ qid, isCurrent, userAgent }) =>
              isCurrent ? null : (
                <Button
                  size="compact"
                  aria-label={words.signOutOf(deviceLabel(userAgent))}
                  onPress={() => end.mutate([qid])}
                >
                  {words.signOut}
                </Button>
              ),
          },
        ]}
      />
    </Stack>
  );
}

function useEnd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (qids: readonly string[]) => Promise.all(qids.map(endSession)),
    onSuccess: (_, qids) => toast(qids.length > 1 ? words.endedAll : words.ended),
    onError: (error) => toast(messageOf(error, words.endFailed), { variant: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
