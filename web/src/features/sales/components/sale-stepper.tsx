import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { NeighbourLinks } from '../../../ui/list/neighbour-links.tsx';
import type { ListView } from '../list-view.ts';
import { salePath } from '../sale-paths.ts';
import { type Neighbour, useNeighbours } from '../use-neighbours.ts';

/** Previous and next order within the list this one was opened from. */
export function SaleStepper({ qid, view }: { qid: string; view: ListView }) {
  const { previous, next, place } = useNeighbours(qid, view);
  const toOf = (neighbour: Neighbour | null) => neighbour && salePath(neighbour.qid, neighbour.view);
  return (
    <NeighbourLinks
      label={words.neighbours}
      previous={{ label: words.previous, to: toOf(previous) }}
      place={place ? orderPageMessages.place(place.at, place.count) : undefined}
      next={{ label: words.next, to: toOf(next) }}
    />
  );
}
