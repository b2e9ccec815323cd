import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Tally } from '../../../ui/warehouse/tally.tsx';
import type { DestinationGroup } from '../by-destination.ts';
import type { useGlance } from '../use-glance.ts';
import { bayColumns } from './bay-columns.tsx';

const words = warehouseMessages.confirmed;

interface GroupProps {
  group: DestinationGroup;
  /** The first complete one is the next move. */
  isNext: boolean;
  isStarting: boolean;
  onStart: () => void;
  /** What a row leads to: its page, or its detail beside the list. */
  glance: ReturnType<typeof useGlance>;
}

/** What goes to one buyer and place, and the press that sends it. */
export function BuyerGroupCard({ group, isNext, isStarting, onStart, glance }: GroupProps) {
  const { buyerName, place, packages, received, total, isComplete } = group;
  return (
    <Card
      title={buyerName}
      below={place}
      rail={isComplete ? 'move' : 'wait'}
      isFlush
      actions={
        <Cluster gap={6}>
          <Tally done={received} total={total}>
            {words.partly(received, total, packages.length)}
          </Tally>
          <Button
            size="large"
            look={isNext ? 'move' : 'secondary'}
            isLoading={isStarting}
            onPress={onStart}
            aria-label={words.startFor(buyerName, place, packages.length)}
          >
            {words.startGroup}
          </Button>
        </Cluster>
      }
    >
      <DataTable
        density="warehouse"
        caption={words.caption(buyerName, place)}
        columns={bayColumns.filter(({ id }) => !glance.isDesk || id !== 'weight')}
        rows={packages}
        rowKey={(one) => one.qid}
        rowLink={glance.rowLink}
        isInPlace={glance.isDesk}
        isCurrent={glance.isCurrent}
      />
    </Card>
  );
}
