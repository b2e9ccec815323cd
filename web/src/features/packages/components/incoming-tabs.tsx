import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { warehouseFigureMessages } from '@quayside/contract/messages/warehouse-figures';
import { incomingStatuses, type PackageFigure, packageFigures } from '@quayside/contract/package-values';
import type { PackageList } from '@quayside/contract/packages';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { minute } from '../../../lib/clock.ts';
import { pagePart } from '../../../lib/page-from.ts';
import { RouteTabs } from '../../../ui/route-tabs.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { getPackages } from '../packages.api.ts';

export type IncomingStatus = (typeof incomingStatuses)[number];

/** Expected packages are the page as it opens; the other states are in the URL. */
export function incomingPathOf(status: IncomingStatus, page = 1): string {
  const query = new URLSearchParams({
    ...(status === 'ANNOUNCED' ? {} : { status }),
    ...pagePart(page),
  }).toString();
  return query === '' ? paths.warehouseIncoming : `${paths.warehouseIncoming}?${query}`;
}

/** The packages that a figure counts. */
export const pathBehind = (figure: PackageFigure, page = 1): string =>
  `${paths.warehouseIncoming}?${new URLSearchParams({ figure, ...pagePart(page) })}`;

const hasOwnTab = (current: string): boolean => current === 'ORDER_ENDED' || current === 'LOST';

/** Beside a page that lists none of them, such as the figures: what the menu has asked for already. */
function useStateCounts(counts: PackageList['counts'] | undefined): PackageList['counts'] | undefined {
  const { data } = useQuery({
    queryKey: ['packages', 'list', 'tabs'],
    queryFn: ({ signal }) => getPackages({ status: 'CONFIRMED', size: 1 }, signal),
    refetchInterval: minute,
  });
  return counts ?? data?.counts;
}

/** Of a list that only leads have; undefined: not known. */
function useEndedCount(isLead: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['packages', 'list', 'ORDER_ENDED', 'count'],
    queryFn: ({ signal }) => getPackages({ figure: 'ORDER_ENDED', size: 1 }, signal),
    enabled: isLead,
    refetchInterval: minute,
  });
  return data?.count;
}

/** The states of incoming packages, and for leads what has no order any more, and the figures. */
export function IncomingTabs({
  current,
  counts,
}: {
  current: IncomingStatus | 'FIGURES' | PackageFigure;
  /** Absent until they are known. */
  counts?: PackageList['counts'] | undefined;
}) {
  const isLead = useMay('warehouse.resolve');
  const ended = useEndedCount(isLead);
  const known = useStateCounts(counts);
  const orderEnded = {
    label: words.ended.tab,
    to: pathBehind('ORDER_ENDED'),
    isCurrent: current === 'ORDER_ENDED',
    ...(ended === undefined ? {} : { count: ended }),
  };
  const figures = {
    label: warehouseFigureMessages.title,
    to: paths.warehouseFigures,
    isCurrent: current === 'FIGURES' || (packageFigures.some((one) => one === current) && !hasOwnTab(current)),
  };
  return (
    <RouteTabs
      label={words.tabs}
      isLarge
      tabs={[
        ...incomingStatuses.map((one) => ({
          label: words.stateOf[one],
          to: incomingPathOf(one),
          isCurrent: one === current || (one === 'MISSING' && current === 'LOST'),
          ...(known ? { count: known[one] ?? 0 } : {}),
        })),
        ...(isLead ? [orderEnded, figures] : []),
      ]}
    />
  );
}
