import { orderListMessages as words } from '@quayside/contract/messages/order-list';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Only } from '../../../ui/layout.tsx';
import { EdgeKey } from '../../../ui/list/edge-key.tsx';
import { groupOf, type ListView } from '../list-view.ts';
import { edgesOf } from '../sale-steps.ts';
import type { ExtraColumn } from './sale-columns.tsx';

/** Below the rows: what their edges mean, and the column that may stand in place of the products. */
export function SaleListFoot(props: { view: ListView; extra: ExtraColumn; onToggle: () => void }) {
  const { view, extra, onToggle } = props;
  const group = groupOf(view.status);
  return (
    <Cluster justify="between">
      <EdgeKey edges={edgesOf(group)} />
      {group === 'CURRENT' && (
        <Only on="desk">
          <Button look="quiet" size="compact" onPress={onToggle}>
            {extra === 'status' ? words.showProducts : words.showStatus}
          </Button>
        </Only>
      )}
    </Cluster>
  );
}
