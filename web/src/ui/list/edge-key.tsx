import { orderListMessages } from '@quayside/contract/messages/order-list';
import { cx } from '../cx.ts';
import { type StatusEdge, statusEdgeClasses } from './status-edge.ts';

/** What the left edges of a list mean, below it: of those that can stand in it. */
export function EdgeKey(props: { edges: readonly StatusEdge[]; words?: Readonly<Record<StatusEdge, string>> }) {
  const { edges, words = orderListMessages.edges } = props;
  return (
    <ul aria-label={orderListMessages.key} className="type-small flex flex-wrap gap-x-6 gap-y-1 text-muted">
      {edges.map((edge) => (
        <li key={edge} className="inline-flex items-center gap-2">
          <span aria-hidden="true" data-rail={edge} className={cx('h-4 w-1.5 flex-none', statusEdgeClasses[edge])} />
          {words[edge]}
        </li>
      ))}
    </ul>
  );
}
