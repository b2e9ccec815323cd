import { orderMessages as words } from '@quayside/contract/messages/orders';
import type { Sale } from '@quayside/contract/sales';
import { TaskList } from '../../../ui/facts/task-list.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { mayDo, nextTaskOf, type TaskName } from '../sale-steps.ts';

/** All tasks of the order with their status. Only what the server allows is a link; what has to wait says for what. */
export function SaleTasks({ sale, pathTo }: { sale: Sale; pathTo: (task: TaskName) => string }) {
  const next = nextTaskOf(sale);
  const title = titleOf(sale.tasks);
  return (
    <FoldCard
      title={title}
      id="tasks"
      gist={next && words.tasks[next === 'decline' ? 'quantities' : next]}
      isFlush
      isBare
    >
      <TaskList
        label={title}
        tasks={sale.tasks.map(({ name, status }) => ({
          id: name,
          title: words.tasks[name],
          status,
          to: mayDo(name, sale) ? pathTo(name) : undefined,
          isNext: name === next,
          ...(status === 'CANNOT_START' && sale.nextAction !== 'NONE' && sale.nextAction !== 'WAIT_FOR_APPROVAL'
            ? { hint: words.waits[name] }
            : {}),
        }))}
      />
    </FoldCard>
  );
}

/** How many are done of those that are to be done; without a count once an order has ended before they all were. */
function titleOf(tasks: Sale['tasks']): string {
  if (tasks.some(({ status }) => status === 'NOT_NEEDED')) return words.tasksOfEnded;
  const counted = tasks.filter(({ status }) => status !== 'NOT_ENTERED');
  return words.tasksTitle(counted.filter(({ status }) => status === 'COMPLETED').length, counted.length);
}
