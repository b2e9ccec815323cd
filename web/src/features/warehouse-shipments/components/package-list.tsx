import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { bayColumns } from '../../packages/packages.public.ts';
import { useShipmentChange } from '../use-shipment-change.ts';
import { addPackages, removePackages } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;

interface ListProps {
  shipment: WarehouseShipmentDetail;
  packages: readonly WarehousePackage[];
  /** What one press does with a package; null: nothing any more. */
  move: 'add' | 'remove' | null;
}

/** Packages in the shipment, or those that could come into it. */
export function PackageList({ shipment: { qid }, packages, move }: ListProps) {
  const change = useShipmentChange(
    (packageQid: string, key) => (move === 'add' ? addPackages : removePackages)({ qid, key }, [packageQid]),
    null,
  );
  const moveColumn: Column<WarehousePackage> = {
    id: 'move',
    header: words.columns.move,
    card: 'action',
    cell: (one) => (
      <Button size="large" onPress={() => change.mutate(one.qid)}>
        {move === 'add' ? words.add(one.code) : words.remove(one.code)}
      </Button>
    ),
  };
  const [code, ...others] = bayColumns;
  const plain = code ? [{ ...code, isLink: false }, ...others] : others;
  return (
    <DataTable
      density="warehouse"
      caption={move === 'add' ? words.missingCaption : words.packages}
      columns={move === null ? plain : [...plain, moveColumn]}
      rows={packages}
      rowKey={(one) => one.qid}
    />
  );
}
