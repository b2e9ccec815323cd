import { useQuery } from '@tanstack/react-query';
import { getPackages } from '../features/packages/packages.public.ts';
import { getShipments } from '../features/warehouse-shipments/warehouse-shipments.public.ts';
import { minute } from '../lib/clock.ts';
import { BottomTabs } from '../ui/shell/bottom-tabs.tsx';
import { DeskMenu } from '../ui/shell/desk-menu.tsx';
import type { NavigationSection } from '../ui/shell/navigation.tsx';
import { paths } from './paths.ts';

/** The warehouse's menu, each page with what waits on it. A page of its own: only warehouses load it. */
export default function WarehouseTabs({
  sections,
  isDesk = false,
}: {
  sections: readonly NavigationSection[];
  isDesk?: boolean;
}) {
  const counts = useWaiting();
  const counted = sections.flatMap(({ items }) => items).map((item) => ({ ...item, count: counts[item.to] }));
  return isDesk ? <DeskMenu items={counted} /> : <BottomTabs items={counted} />;
}

/** To receive, count or decide on; to send; being packed; waiting for a carrier. By the page's address, once it is known. */
function useWaiting(): Partial<Record<string, number>> {
  const packages = useQuery({
    queryKey: ['packages', 'list', 'tabs'],
    queryFn: ({ signal }) => getPackages({ status: 'CONFIRMED', size: 1 }, signal),
    refetchInterval: minute,
  }).data?.counts;
  const shipments = useQuery({
    queryKey: ['warehouse-shipments', 'list', 'tabs'],
    queryFn: ({ signal }) => getShipments({ size: 1 }, signal),
    refetchInterval: minute,
  }).data?.counts;
  return {
    ...(packages && {
      [paths.warehouseIncoming]: (packages.ANNOUNCED ?? 0) + (packages.ARRIVED ?? 0) + (packages.ON_HOLD ?? 0),
      [paths.confirmedPackages()]: packages.CONFIRMED ?? 0,
    }),
    ...(shipments && {
      [paths.warehouseShipments]: shipments.OPEN ?? 0,
      [paths.readyToShip]: shipments.READY_TO_SHIP ?? 0,
    }),
  };
}
