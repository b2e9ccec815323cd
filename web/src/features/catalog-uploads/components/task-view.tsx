import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { isNotFound } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { DetailSkeleton } from '../../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Text } from '../../../ui/text.tsx';
import { statusText, taskTone } from '../task-tones.ts';
import { isRunning, useTask } from '../use-task.ts';
import { ListSteps } from './list-steps.tsx';
import { MappingCard } from './mapping-card.tsx';
import { RowList } from './row-list.tsx';
import { WhatNow } from './what-now.tsx';

/** One list from its file to its offers. */
export function TaskView({ qid, newListPath }: { qid: string; newListPath: string }) {
  const { data, error, refetch } = useTask(qid);
  const again = <LinkButton to={newListPath}>{words.again}</LinkButton>;
  if (error && isNotFound(error)) return <EmptyState title={words.taskNotFoundAfterAllRetries} action={again} />;
  if (error && !data) return <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>;
  if (!data) return <DetailSkeleton />;
  return <Task task={data} newListPath={newListPath} />;
}

function Task({ task, newListPath }: { task: StockListTask; newListPath: string }) {
  const { qid, kind, status, failure, rowsTotal } = task;
  const isDone = status === 'SUCCEEDED' || status === 'PARTIALLY_SUCCEEDED';
  const isMapping = status === 'MAPPING_REQUIRED' || status === 'PREVIEW_READY';
  const hasRows = rowsTotal > 0 && !isRunning(task) && status !== 'MAPPING_REQUIRED';
  return (
    <Stack gap={6}>
      <Card
        title={task.fileName}
        actions={<StatusBadge tone={taskTone(task)}>{statusText(task)}</StatusBadge>}
        rail={status === 'MAPPING_REQUIRED' || status === 'PREVIEW_READY' ? 'move' : isRunning(task) ? 'wait' : 'done'}
      >
        <Stack>
          {isRunning(task) && <Progress task={task} />}
          {failure && <InlineNotification variant="error">{failure.message}</InlineNotification>}
          <Cluster>
            <ListSteps task={task} />
            <LinkButton to={newListPath}>{words.again}</LinkButton>
          </Cluster>
        </Stack>
      </Card>
      {isDone && kind === 'STOCK_LIST' && <WhatNow task={task} />}
      {isMapping && <MappingCard key={task.version} task={task} />}
      {hasRows && <RowList qid={qid} task={task} />}
    </Stack>
  );
}

function Progress({ task: { rowsDone, rowsTotal, progress } }: { task: StockListTask }) {
  return (
    <div role="status">
      <Stack gap={2}>
        <Text>{words.working(rowsDone, rowsTotal)}</Text>
        <progress className="h-2 w-full accent-brand" value={progress} max={100} aria-label={words.result} />
      </Stack>
    </div>
  );
}
