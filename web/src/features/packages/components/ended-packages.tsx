import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { bayColumns } from './bay-columns.tsx';

/** What stands here of orders that have ended: it goes in no shipment, and says why. */
export function EndedPackages({ packages }: { packages: readonly WarehousePackage[] }) {
  const isLead = useMay('warehouse.resolve');
  if (packages.length === 0) return null;
  return (
    <Card title={words.ended.title} rail={isLead ? 'move' : 'wait'} isFlush>
      <div className="border-b border-line px-4 py-3">
        <Text>{isLead ? words.ended.textForLead : words.ended.text}</Text>
      </div>
      <DataTable
        density="warehouse"
        caption={words.ended.caption}
        columns={bayColumns}
        rows={packages}
        rowKey={(one) => one.qid}
        rowLink={(one) => paths.warehousePackage(one.qid)}
      />
    </Card>
  );
}
