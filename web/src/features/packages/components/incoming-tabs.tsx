import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { warehouseFigureMessages } from '@quayside/contract/messages/warehouse-figures';
import { incomingStatuses, type PackageFigure } from '@quayside/contract/package-values';
import type { PackageList } from '@quayside/contract/packages';
import { paths } from '../../../app/paths.ts';
import { RouteTabs } from '../../../ui/route-tabs.tsx';
import { useMay } from '../../auth/auth.public.ts';

export type IncomingStatus = (typeof incomingStatuses)[number];

/** Expected packages are the page as it opens; the other states are in the URL. */
export function incomingPathOf(status: IncomingStatus, page = 1): string {
  const query = new URLSearchParams({
    ...(status === 'ANNOUNCED' ? {} : { status }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? paths.warehouseIncoming : `${paths.warehouseIncoming}?${query}`;
}

/** The packages that a figure counts. */
export const pathBehind = (figure: PackageFigure, page = 1): string =>
  `${paths.warehouseIncoming}?${new URLSearchParams({ figure, ...(page === 1 ? {} : { page: String(page) }) })}`;

/** The states of incoming packages, and for leads the figures. */
export function IncomingTabs({
  current,
  counts,
}: {
  current: IncomingStatus | 'FIGURES';
  /** Absent until they are known. */
  counts?: PackageList['counts'] | undefined;
}) {
  const isLead = useMay('warehouse.resolve');
  const figures = {
    label: warehouseFigureMessages.title,
    to: paths.warehouseFigures,
    isCurrent: current === 'FIGURES',
  };
  return (
    <RouteTabs
      label={words.tabs}
      isLarge
      tabs={[
        ...incomingStatuses.map((one) => ({
          label: words.stateOf[one],
          to: incomingPathOf(one),
          isCurrent: one === current,
          ...(counts ? { count: counts[one] ?? 0 } : {}),
        })),
        ...(isLead ? [figures] : []),
      ]}
    />
  );
}
