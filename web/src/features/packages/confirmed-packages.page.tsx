import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { longestStand } from '@quayside/contract/warehouse-figure-values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { minute } from '../../lib/clock.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FullHeight, ListAndDetail, Page, Stack } from '../../ui/layout.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageName } from '../../ui/warehouse/page-name.tsx';
import { ScanBar } from '../../ui/warehouse/scan-bar.tsx';
import { useMay } from '../auth/auth.public.ts';
import { groupsOf } from './by-destination.ts';
import { BuyerGroupCard } from './components/buyer-group-card.tsx';
import { EndedPackages } from './components/ended-packages.tsx';
import { PackageGlance } from './components/package-glance.tsx';
import { RackList } from './components/rack-list.tsx';
import { StandingViews } from './components/standing-views.tsx';
import { getPackages } from './packages.api.ts';
import { type StandingView, standingPath, standingQuery, standingView } from './standing-view.ts';
import { useChoosing } from './use-choosing.ts';
import { useGlance } from './use-glance.ts';

const words = warehouseMessages.confirmed;
/** Groups on a page: none is on two of them. */
const pageSize = 25;

export const meta = pageTitle(words.title);
export const handle = { userType: 'WAREHOUSE' };

/** RT-32: what stands in its bay, by buyer and destination or along the racks; a shipment begins with a press, or with scans (WH-04, WH-05). */
export default function ConfirmedPackagesPage() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const view = standingView(params);
  const list = useQuery({
    queryKey: ['packages', 'list', 'CONFIRMED', standingPath(view, page)],
    queryFn: ({ signal }) => getPackages({ ...standingQuery(view), page, size: pageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });
  const choosing = useChoosing();
  const { band, chosen, scan, start, isStarting } = choosing;
  const shown = list.isError ? undefined : list.data;
  return (
    <FullHeight>
      <ScanBar result={band} onCode={scan}>
        {chosen.length > 0 && (
          <Button look="move" size="large" isLoading={isStarting} onPress={() => start(chosen.map(({ qid }) => qid))}>
            {words.start(chosen.length)}
          </Button>
        )}
      </ScanBar>
      <Page heading={<PageName>{words.title}</PageName>} actions={<StandingViews view={view} />}>
        <Stack gap={6}>
          {list.isError && isNotFound(list.error) && <PageOutOfRange firstPage={standingPath(view)} isLarge />}
          {list.isError && !isNotFound(list.error) && (
            <LoadFailed onRetry={() => void list.refetch()}>{words.failed}</LoadFailed>
          )}
          {list.isPending && <DetailSkeleton />}
          {shown?.results.length === 0 && !list.isPlaceholderData && <Nothing view={view} />}
          {shown && view.isByBay && <Racks packages={shown.results} isStale={list.isPlaceholderData} />}
          {shown && !view.isByBay && <ByDestination packages={shown.results} choosing={choosing} />}
          <Pagination list={shown} isLarge linkTo={(to) => standingPath(view, to)} />
        </Stack>
      </Page>
    </FullHeight>
  );
}

function Nothing({ view }: { view: StandingView }) {
  if (view.isLong) return <EmptyState title={words.emptyOver(longestStand)} />;
  return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
}

type Shown = readonly WarehousePackage[];

function Racks({ packages, isStale }: { packages: Shown; isStale: boolean }) {
  const glance = useGlance(packages);
  if (packages.length === 0) return null;
  return (
    <ListAndDetail detail={glance.one && <PackageGlance one={glance.one} />}>
      <RackList packages={packages} isStale={isStale} glance={glance} />
    </ListAndDetail>
  );
}

function ByDestination({ packages, choosing }: { packages: Shown; choosing: ReturnType<typeof useChoosing> }) {
  const groups = groupsOf(packages);
  const glance = useGlance(groups.flatMap((group) => group.packages));
  const ended = packages.filter(({ orderEnded }) => orderEnded !== null);
  // Who can decide on them sees them first; nobody else can do anything.
  const isLead = useMay('warehouse.resolve');
  return (
    <>
      {isLead && <EndedPackages packages={ended} />}
      {groups.length > 0 && (
        <ListAndDetail detail={glance.one && <PackageGlance one={glance.one} />}>
          <Stack gap={6}>
            {groups.map((group, index) => (
              <BuyerGroupCard
                key={group.key}
                group={group}
                isNext={index === 0 && group.isComplete}
                isStarting={choosing.isStarting}
                onStart={() => choosing.start(group.packages.map(({ qid }) => qid))}
                glance={glance}
              />
            ))}
          </Stack>
        </ListAndDetail>
      )}
      {!isLead && <EndedPackages packages={ended} />}
    </>
  );
}
