import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { isNotFound } from '../../../lib/api-error.ts';
import { PartsBar } from '../../../ui/chart/parts-bar.tsx';
import { DetailSkeleton } from '../../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AnswerPlate } from '../../../ui/facts/answer-plate.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { FiguresRoom } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';
import { meaningOf, partsOf, sentenceOf, stepOf } from '../task-says.ts';
import { statusText, taskTone } from '../task-tones.ts';
import { isRunning, useTask } from '../use-task.ts';
import { ListSteps } from './list-steps.tsx';
import { MappingCard } from './mapping-card.tsx';
import { RowList } from './row-list.tsx';
import { UploadSteps } from './upload-steps.tsx';
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
  const { qid, kind, status, failure, rowsTotal, fileName, undoneAt } = task;
  const isDone = status === 'SUCCEEDED' || status === 'PARTIALLY_SUCCEEDED';
  const isMapping = status === 'MAPPING_REQUIRED' || status === 'PREVIEW_READY';
  // A check has told all it can: nothing waits for anybody.
  const isChecked = kind === 'GTIN_CHECK' && status === 'PREVIEW_READY';
  const isTakenBack = undoneAt !== null;
  const hasRows = rowsTotal > 0 && !isRunning(task) && status !== 'MAPPING_REQUIRED';
  const parts = partsOf(task);
  return (
    <Stack gap={6}>
      {kind !== 'GTIN_CHECK' && <UploadSteps at={stepOf(task)} />}
      <AnswerPlate
        question={fileName}
        answer={sentenceOf(task)}
        rule={meaningOf(task)}
        choice={<StatusBadge tone={taskTone(task)}>{statusText(task)}</StatusBadge>}
        rail={isMapping && !isChecked ? 'move' : isRunning(task) ? 'wait' : status === 'FAILED' ? 'fail' : 'done'}
      >
        {isRunning(task) && <Progress task={task} />}
        {failure && <InlineNotification variant="error">{failure.message}</InlineNotification>}
        {hasRows && parts.length > 0 && (
          <FiguresRoom>
            <PartsBar parts={parts} />
          </FiguresRoom>
        )}
        <Cluster>
          <ListSteps task={task} />
          <LinkButton to={newListPath}>{words.again}</LinkButton>
        </Cluster>
      </AnswerPlate>
      {isDone && !isTakenBack && kind === 'STOCK_LIST' && <WhatNow task={task} />}
      {hasRows && <RowList qid={qid} task={task} />}
      {isMapping && <MappingCard key={task.version} task={task} />}
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
