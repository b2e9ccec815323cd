import { orderMessages as words } from '@quayside/contract/messages/orders';
import { Cluster } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import type { ListView } from '../list-view.ts';
import { salePath } from '../sale-paths.ts';
import { useNeighbours } from '../use-neighbours.ts';

/** Previous and next order within the list this one was opened from. */
export function SaleStepper({ qid, view }: { qid: string; view: ListView }) {
  const { previous, next } = useNeighbours(qid, view);
  return (
    <nav aria-label={words.neighbours}>
      <Cluster gap={2}>
        {previous && (
          <LinkButton size="compact" look="quiet" icon="chevron-left" to={salePath(previous.qid, previous.view)}>
            {words.previous}
          </LinkButton>
        )}
        {next && (
          <LinkButton size="compact" look="quiet" icon="chevron-right" to={salePath(next.qid, next.view)}>
            {words.next}
          </LinkButton>
        )}
      </Cluster>
    </nav>
  );
}
