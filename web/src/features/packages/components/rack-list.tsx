import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { useGlance } from '../use-glance.ts';
import { rackColumns } from './bay-columns.tsx';

const words = warehouseMessages.confirmed;

/** Packages bay after bay, under their aisles. */
export function RackList(props: {
  packages: readonly WarehousePackage[];
  isStale: boolean;
  glance: ReturnType<typeof useGlance>;
}) {
  const { packages, isStale, glance } = props;
  return (
    <DataTable
      density="warehouse"
      caption={words.bayCaption}
      columns={rackColumns.filter(({ id }) => !glance.isDesk || id !== 'weight')}
      rows={packages}
      isStale={isStale}
      rowKey={(one) => one.qid}
      rowLink={glance.rowLink}
      isInPlace={glance.isDesk}
      isCurrent={glance.isCurrent}
      groupOf={({ location }) => (location ? words.aisle(location.slice(0, 1)) : words.noAisle)}
    />
  );
}
