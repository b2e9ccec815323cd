import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Anchor } from '../link.tsx';
import { type BadgeTone, StatusBadge } from './status-badge.tsx';

export type TaskStatus = keyof typeof uiMessages.taskStatus;

export interface Task {
  id: string;
  title: string;
  status: TaskStatus;
  /** Where the task is done; a task that cannot start, or has no address, is no link. */
  to?: string | undefined;
  hint?: ReactNode;
  isNext?: boolean;
}

const tones: Readonly<Partial<Record<TaskStatus, BadgeTone>>> = {
  NOT_STARTED: 'info',
  IN_PROGRESS: 'info',
  PROBLEM: 'error',
};

/** Tasks that start with verbs, side by side from lg as the cells of a route. Done ones are quiet, so that open ones are seen. */
export function TaskList({ label, tasks }: { label: string; tasks: readonly Task[] }) {
  return (
    <ul
      aria-label={label}
      className="flex flex-col lg:border lg:border-line lg:bg-surface lg:grid lg:auto-cols-fr lg:grid-flow-col"
    >
      {tasks.map((task) => (
        <li
          key={task.id}
          className={cx(
            'relative flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 hover:bg-selected',
            'lg:min-h-16 lg:flex-col lg:items-start lg:justify-center lg:border-r lg:border-b-0 lg:last:border-r-0',
            task.isNext && 'rail-move bg-signal-tint',
            task.status === 'COMPLETED' && 'rail-done',
          )}
        >
          <div className="flex min-w-0 flex-col">
            {task.status === 'CANNOT_START' || task.to === undefined ? (
              <span className="text-muted">{task.title}</span>
            ) : (
              <Anchor
                to={task.to}
                className="rounded-badge font-semibold text-brand underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
              >
                {task.title}
              </Anchor>
            )}
            {task.hint && <span className="type-small text-muted">{task.hint}</span>}
          </div>
          <TaskState status={task.status} isNext={task.isNext ?? false} />
        </li>
      ))}
    </ul>
  );
}

function TaskState({ status, isNext }: { status: TaskStatus; isNext: boolean }) {
  if (isNext) return <StatusBadge tone="move">{uiMessages.yourMove}</StatusBadge>;
  const tone = tones[status];
  if (tone) return <StatusBadge tone={tone}>{uiMessages.taskStatus[status]}</StatusBadge>;
  return <span className="type-small text-muted">{uiMessages.taskStatus[status]}</span>;
}
