import { uiMessages } from '@quayside/contract/messages/ui';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import { HiddenText } from '../text.tsx';

export type TaskStatus = keyof typeof uiMessages.taskStatus;

export interface RouteTask {
  id: string;
  title: string;
  status: TaskStatus;
  /** What became of it, or what it waits for; without one its status is told. */
  fact?: string | undefined;
  /** The fact needs care: something is left open. */
  isOpen?: boolean;
  /** Where the task is done; one that cannot start, or has no address, is no link. */
  to?: string | undefined;
  isNext?: boolean;
  /** Somebody else is busy with it. */
  isWaiting?: boolean;
}

/** The tasks of one thing in their order, each with its fact: side by side from lg as the cells of a route. */
export function RouteList({ label, tasks }: { label: string; tasks: readonly RouteTask[] }) {
  return (
    <ul
      aria-label={label}
      className="flex flex-col lg:grid lg:auto-cols-fr lg:grid-flow-col lg:border lg:border-t-0 lg:border-line lg:bg-surface"
    >
      {tasks.map((task) => (
        <Cell key={task.id} task={task} />
      ))}
    </ul>
  );
}

function Cell({ task }: { task: RouteTask }) {
  const { title, status, to, isNext = false, isOpen = false } = task;
  const isLink = status !== 'CANNOT_START' && to !== undefined;
  const isDone = status === 'COMPLETED';
  const icon = iconOf(task);
  const fact = isNext ? uiMessages.yourMove : (task.fact ?? uiMessages.taskStatus[status]);
  return (
    <li
      className={cx(
        'relative flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2 last:border-b-0',
        'lg:min-h-15 lg:flex-col lg:items-start lg:justify-center lg:border-r lg:border-b-0 lg:pl-4 lg:pr-2 lg:last:border-r-0',
        isLink && 'hover:bg-selected',
        isNext && 'rail-move bg-signal-tint',
        isDone && !isOpen && 'rail-done',
        task.isWaiting && 'rail-wait',
      )}
    >
      <span className="flex min-w-0 items-center gap-1.5">
        {icon && (
          <span className={cx('flex-none', (isOpen || status === 'PROBLEM') && 'text-caution')}>
            <Icon name={icon} size={16} />
          </span>
        )}
        {isLink ? (
          <Anchor
            to={to}
            className="rounded-badge font-semibold text-ink underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            {title}
          </Anchor>
        ) : (
          <span className={cx(isDone || isNext || task.isWaiting ? 'font-semibold' : 'text-muted')}>{title}</span>
        )}
      </span>
      <span className={cx('type-small', isOpen ? 'font-semibold text-caution' : !isNext && 'text-muted')}>
        {task.fact && !isNext && <HiddenText>{uiMessages.taskStatus[status]}: </HiddenText>}
        {fact}
      </span>
    </li>
  );
}

function iconOf({ status, isNext, isOpen }: RouteTask): IconName | null {
  if (isNext) return 'arrow-right';
  if (isOpen || status === 'PROBLEM') return 'alert-triangle';
  return status === 'COMPLETED' ? 'check' : null;
}

/** How far it is, at a glance: a mark for each task. */
export function RouteMarks({ tasks }: { tasks: readonly Pick<RouteTask, 'id' | 'status' | 'isNext'>[] }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {tasks.map(({ id, status, isNext }) => (
        <span
          key={id}
          className={cx(
            'h-2 w-3 border',
            isNext ? 'border-signal-edge bg-signal' : status === 'COMPLETED' ? 'border-ink bg-ink' : 'border-control',
          )}
        />
      ))}
    </span>
  );
}
