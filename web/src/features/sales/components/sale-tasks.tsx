import { orderMessages as words } from '@quayside/contract/messages/orders';
import type { Sale } from '@quayside/contract/sales';
import { TaskList } from '../../../ui/facts/task-list.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { mayDo, nextTaskOf, type TaskName } from '../sale-steps.ts';

/** All tasks of the order with their status. Only what the server allows is a link; what has to wait says for what. */
export function SaleTasks({ sale, pathTo }: { sale: Sale; pathTo: (task: TaskName) => string }) {
  const next = nextTaskOf(sale);
  const done = sale.tasks.filter(({ status }) => status === 'COMPLETED' || status === 'NOT_NEEDED').length;
  const title = words.tasksTitle(done, sale.tasks.length);
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
