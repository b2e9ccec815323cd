import { packageMessages as words } from '@quayside/contract/messages/packages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { packageColumns, packageRail } from './components/package-columns.tsx';
import { getCarriers, getIncomingPackages } from './packages.api.ts';

export const meta = pageTitle(words.incomingTitle);
export const handle = { userType: 'WAREHOUSE' };

const minute = 60_000;
const pagePath = (page: number) => (page === 1 ? paths.warehouseIncoming : `${paths.warehouseIncoming}?page=${page}`);

/** RT-31: what the warehouse expects, soonest first. In this release it is read; nothing is scanned yet. */
export default function IncomingPackagesPage() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const list = useQuery({
    queryKey: ['packages', 'incoming', page],
    queryFn: ({ signal }) => getIncomingPackages(page, signal),
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
    <FullHeight>
      <Page heading={<Heading level={1}>{words.incomingTitle}</Heading>}>
        <Stack gap={4}>
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={pagePath(1)} isLarge />
          ) : (
            <DataTable
              density="warehouse"
              caption={words.caption}
              columns={packageColumns(carriers.data?.results ?? [])}
              rows={shown?.results}
              isStale={list.isPlaceholderData}
              rowKey={(one) => one.qid}
              rail={packageRail}
              empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
              error={list.isError ? words.failed : undefined}
              onRetry={() => void list.refetch()}
              skeletonRows={10}
            />
          )}
          <Pagination list={shown} isLarge linkTo={pagePath} />
        </Stack>
      </Page>
    </FullHeight>
  );
}
