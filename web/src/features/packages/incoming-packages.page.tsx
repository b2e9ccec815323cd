import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { incomingStatuses } from '@quayside/contract/package-values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { ScanBar } from '../../ui/warehouse/scan-bar.tsx';
import { packageColumns, packageRail } from './components/package-columns.tsx';
import { SetAsideForm } from './components/set-aside-form.tsx';
import { getCarriers, getPackages } from './packages.api.ts';
import { lastFour } from './scan-result.ts';
import { useReceiving } from './use-receiving.ts';

export const meta = pageTitle(packageMessages.incomingTitle);
export const handle = { userType: 'WAREHOUSE' };

type Status = (typeof incomingStatuses)[number];
const minute = 60_000;

/** Expected packages are the page as it opens; the other states are in the URL. */
function pathOf(status: Status, page = 1): string {
  const query = new URLSearchParams({
    ...(status === 'ANNOUNCED' ? {} : { status }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? paths.warehouseIncoming : `${paths.warehouseIncoming}?${query}`;
}

/** RT-31: what the warehouse expects, soonest first. A scan receives a package, whichever page of the list it stands on. */
export default function IncomingPackagesPage() {
  const { band, about, undoable, scan, undo } = useReceiving();
  const onReceived = band.kind === 'ok' ? null : about;
  return (
    <FullHeight>
      <ScanBar
        result={band}
        onCode={scan}
        action={
          onReceived && (
            <LinkButton to={paths.warehousePackage(onReceived.qid)} size="large">
              {words.openCode(onReceived.code)}
            </LinkButton>
          )
        }
      >
        {undoable && (
          <Button size="large" icon="arrow-back-up" onPress={undo}>
            {words.undo(lastFour(undoable.code))}
          </Button>
        )}
      </ScanBar>
      <Page heading={<Heading level={1}>{packageMessages.incomingTitle}</Heading>}>
        <Stack gap={6}>
          <IncomingList />
          <div className="large-controls">
            <Disclosure title={words.setAside}>
              <SetAsideForm />
            </Disclosure>
          </div>
        </Stack>
      </Page>
    </FullHeight>
  );
}

function IncomingList() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const status = incomingStatuses.find((one) => one === params.get('status')) ?? 'ANNOUNCED';
  const list = useQuery({
    queryKey: ['packages', 'list', status, page],
    queryFn: ({ signal }) => getPackages({ status, page }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });
  const carriers = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => getCarriers(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = list.isError ? undefined : list.data;
  return (
    <Stack gap={4}>
      <RouteTabs
        label={words.tabs}
        isLarge
        tabs={incomingStatuses.map((one) => ({
          label: words.stateOf[one],
          to: pathOf(one),
          isCurrent: one === status,
          ...(shown ? { count: shown.counts[one] ?? 0 } : {}),
        }))}
      />
      {list.isError && isNotFound(list.error) ? (
        <PageOutOfRange firstPage={pathOf(status)} isLarge />
      ) : (
        <DataTable
          density="warehouse"
          caption={packageMessages.caption}
          columns={packageColumns(carriers.data?.results ?? [])}
          rows={shown?.results}
          isStale={list.isPlaceholderData}
          rowKey={(one) => one.qid}
          rowLink={(one) => paths.warehousePackage(one.qid)}
          rail={packageRail}
          empty={<EmptyState title={packageMessages.empty}>{packageMessages.emptyText}</EmptyState>}
          error={list.isError ? packageMessages.failed : undefined}
          onRetry={() => void list.refetch()}
          skeletonRows={10}
        />
      )}
      <Pagination list={shown} isLarge linkTo={(to) => pathOf(status, to)} />
    </Stack>
  );
}
