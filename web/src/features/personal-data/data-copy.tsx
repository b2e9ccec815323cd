import type { DataCopy } from '@quayside/contract/copies';
import { copyMessages as words } from '@quayside/contract/messages/copies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { askCopy, type CopyOf, getCopy, saveCopyPart } from './personal-data.api.ts';

const lookAgain = 2_000;
const isBeingMade = (copy: DataCopy | undefined): boolean => copy?.status === 'WAITING' || copy?.status === 'RUNNING';

interface DataCopyCardProps {
  of: CopyOf;
  title: string;
  text: string;
  label: string;
}

/** Asks for a copy, shows how far it is, also to who comes back later, and saves it. */
export function DataCopyCard({ of, title, text, label }: DataCopyCardProps) {
  const client = useQueryClient();
  const queryKey = ['data-copy', of];
  const { data: copy, error } = useQuery({
    ...{ queryKey, queryFn: ({ signal }) => getCopy(of, signal) },
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? lookAgain : false),
  });
  const asking = useMutation({
    mutationFn: () => askCopy(of),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    onError: (problem) => toast(messageOf(problem, words.failed), { variant: 'error' }),
  });
  return (
    <Card title={title}>
      <Stack>
        <Text>{text}</Text>
        {error && !copy && <InlineNotification variant="error">{words.loadFailed}</InlineNotification>}
        {copy && <HowFar of={of} copy={copy} />}
        {!isBeingMade(copy) && (
          <Cluster>
            <Button isLoading={asking.isPending} onPress={() => asking.mutate()}>
              {copy?.status === 'DONE' ? words.again : label}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

function HowFar({ of, copy }: { of: CopyOf; copy: DataCopy }) {
  const { status, kindsDone, kindsInAll, rowsDone, endedAt, until } = copy;
  if (status === 'FAILED') return <InlineNotification variant="error">{words.failed}</InlineNotification>;
  if (isBeingMade(copy))
    return (
      <div role="status">
        <Stack gap={2}>
          <Text>
            {status === 'WAITING'
              ? words.waiting
              : words.running(kindsDone, kindsInAll, rowsDone.toLocaleString('en-GB'))}
          </Text>
          <progress
            className="h-2 w-full accent-brand"
            value={kindsDone}
            max={kindsInAll}
            aria-label={words.progress}
          />
        </Stack>
      </div>
    );
  if (status !== 'DONE' || endedAt === null || until === null) return null;
  return (
    <Stack gap={2}>
      <div role="status">
        <Text tone="muted">{words.ready(dateLabel(endedAt, 'short'), dateLabel(until, 'short'))}</Text>
      </div>
      <Cluster>
        {copy.parts.map((part) => (
          <SavePart key={part.part} of={of} part={part} all={copy.parts.length} />
        ))}
      </Cluster>
    </Stack>
  );
}

function SavePart({ of, part, all }: { of: CopyOf; part: DataCopy['parts'][number]; all: number }) {
  const saving = useMutation({
    mutationFn: () => saveCopyPart(of, part),
    onError: (problem) => toast(messageOf(problem, words.saveFailed), { variant: 'error' }),
  });
  const size = sizeLabel(part.bytes);
  return (
    <Button icon="download" look="primary" isLoading={saving.isPending} onPress={() => saving.mutate()}>
      {all === 1 ? words.save(size) : words.savePart(part.part, all, size)}
    </Button>
  );
}

/** As file managers tell it. */
function sizeLabel(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
