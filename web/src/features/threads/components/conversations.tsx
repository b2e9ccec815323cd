import { threadMessages as words } from '@quayside/contract/messages/threads';
import type { Thread } from '@quayside/contract/threads';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { useMayWrite, useReadMark, useSide, useThreads } from '../threads.queries.ts';
import { useArrivals } from '../use-arrivals.ts';
import { Messages } from './messages.tsx';
import { ReplyForm } from './reply-form.tsx';

/** All conversations about the order, the newest first. What arrives while they are shown is told and marked. */
export function Conversations({ saleQid }: { saleQid: string }) {
  const { data, isError, refetch } = useThreads(saleQid);
  const threads = data?.results;
  const { fresh, said } = useArrivals(threads, useSide());
  return (
    <Stack gap={4}>
      <Cluster>
        <Heading level={2}>{words.conversations}</Heading>
        {fresh.size > 0 && <StatusBadge tone="info">{words.unread(fresh.size)}</StatusBadge>}
      </Cluster>
      <div role="status">
        <HiddenText>{said}</HiddenText>
      </div>
      {isError && <LoadFailed onRetry={refetch}>{words.loadFailed}</LoadFailed>}
      {!threads && !isError && <Skeleton shape="block" />}
      {threads?.length === 0 && <Text tone="muted">{words.none}</Text>}
      {threads && <Shown saleQid={saleQid} threads={threads} fresh={fresh} />}
    </Stack>
  );
}

function Shown({
  saleQid,
  threads,
  fresh,
}: {
  saleQid: string;
  threads: readonly Thread[];
  fresh: ReadonlySet<string>;
}) {
  useReadMark(saleQid, threads);
  return threads.map((thread) => <Conversation key={thread.qid} saleQid={saleQid} thread={thread} fresh={fresh} />);
}

function Conversation({ saleQid, thread, fresh }: { saleQid: string; thread: Thread; fresh: ReadonlySet<string> }) {
  const { company } = useUser();
  const mayWrite = useMayWrite();
  const about = words.categories[thread.category];
  return (
    <Card title={`${about}${thread.claim ? ` · ${thread.claim}` : ''} · ${thread.reference}`}>
      <Stack gap={4}>
        {thread.replyBy && (
          <Cluster>
            <StatusBadge tone="wait">{words.waiting}</StatusBadge>
            <Text size="small" tone="muted">
              {words.expectedReply}: <DateText iso={thread.replyBy} form="long" zone={company.timeZone} />
            </Text>
          </Cluster>
        )}
        <Messages saleQid={saleQid} thread={thread} fresh={fresh} />
        {mayWrite && <ReplyForm saleQid={saleQid} thread={thread} />}
      </Stack>
    </Card>
  );
}
