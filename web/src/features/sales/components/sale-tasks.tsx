import { orderPageMessages } from '@quayside/contract/messages/order-page';
import type { Sale } from '@quayside/contract/sales';
import { RouteList, RouteMarks, type RouteTask } from '../../../ui/facts/route-list.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { factOf } from '../route-facts.ts';
import { mayDo, nextTaskOf, type TaskName } from '../sale-steps.ts';
import { useCarrierName } from '../sales.queries.ts';

const words = orderPageMessages.route;

/** All tasks of the order, each with what became of it. Only what the server allows is a link; what has to wait says for what. */
export function SaleTasks({ sale, pathTo }: { sale: Sale; pathTo: (task: TaskName) => string }) {
  const next = nextTaskOf(sale);
  const carrierName = useCarrierName(sale.carrierBooking !== null || sale.shipments.length > 0);
  const { timeZone } = useUser().company;
  // The route of an order that ended leads no further than it came.
  const reached = sale.tasks.filter(({ status }) => status !== 'NOT_NEEDED');
  const tasks: RouteTask[] = reached.map(({ name, status }) => ({
    id: name,
    title: words.tasks[name],
    status,
    ...factOf(name, status, sale, { carrierName, timeZone }),
    to: mayDo(name, sale) ? pathTo(name) : undefined,
    isNext: name === next,
  }));
  const title = titleOf(sale.tasks);
  if (tasks.length === 0) return null;
  return (
    <FoldCard
      title={title}
      id="tasks"
      gist={
        <Cluster gap={2} isOneLine>
          {next && next !== 'decline' ? words.tasks[next] : ''}
          <RouteMarks tasks={tasks} />
        </Cluster>
      }
      isFlush
      isBare
    >
      <RouteList label={title} tasks={tasks} />
    </FoldCard>
  );
}

/** How many are done of those that are to be done; without a count once an order has ended before they all were. */
function titleOf(tasks: Sale['tasks']): string {
  if (tasks.some(({ status }) => status === 'NOT_NEEDED')) return words.ended;
  const counted = tasks.filter(({ status }) => status !== 'NOT_ENTERED');
  return words.title(counted.filter(({ status }) => status === 'COMPLETED').length, counted.length);
}
