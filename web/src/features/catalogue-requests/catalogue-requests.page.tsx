import { catalogueRequestMessages as words } from '@quayside/contract/messages/catalogue-requests';
import type { CatalogueRequest } from '@quayside/contract/variants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Coded, codeOf } from '../../lib/code.tsx';
import { keysOf } from '../../lib/keys-of.ts';
import { pageFrom, pagePart } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { getRequests } from './catalogue-requests.api.ts';
import { requestColumns } from './request-columns.tsx';
import { UnsortedProducts } from './unsorted-products.tsx';

/** Loaded when a request is answered: forms stay out of the list. */
const answerDialog = codeOf(() => import('./answer-dialog.tsx'));
const addProductDialog = codeOf(() => import('./add-product-dialog.tsx'));

type Status = keyof typeof words.statuses;

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** BUY-02, BUY-03: our people answer who misses a brand or a product. */
export default function CatalogueRequestsPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <PermissionGate permission="staff.sellers" title={words.title}>
      <FullHeight>
        <Page
          heading={<Heading level={1}>{words.title}</Heading>}
          actions={
            <Button look="secondary" icon="plus" onPress={() => setAdding(true)}>
              {words.add.open}
            </Button>
          }
        >
          <Lists />
        </Page>
      </FullHeight>
      {isAdding && <Coded code={addProductDialog} props={{ onClose: () => setAdding(false) }} />}
    </PermissionGate>
  );
}

const pathOf = (status: Status, page = 1) =>
  `${paths.catalogueRequests}?${new URLSearchParams({ status, ...pagePart(page) })}`;
const sortView = 'sort';
const sortPath = (page: number) =>
  `${paths.catalogueRequests}?${new URLSearchParams({ view: sortView, ...pagePart(page) })}`;

/** What is asked for, by where it stands, and what waits to be sorted into the tree. */
function Lists() {
  const [params] = useSearchParams();
  const isSorting = params.get('view') === sortView;
  const status = keysOf(words.statuses).find((one) => one === params.get('status')) ?? 'OPEN';
  const tabs = keysOf(words.statuses).map((one) => ({
    ...{ label: words.statuses[one], to: pathOf(one), isCurrent: !isSorting && one === status },
  }));
  return (
    <Stack gap={4}>
      <RouteTabs
        label={words.caption}
        tabs={[...tabs, { label: words.sort.tab, to: sortPath(1), isCurrent: isSorting }]}
      />
      {isSorting ? <UnsortedProducts pathOf={sortPath} /> : <Requests status={status} />}
    </Stack>
  );
}

function Requests({ status }: { status: Status }) {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const [answering, setAnswering] = useState<CatalogueRequest | null>(null);
  const list = useQuery({
    queryKey: ['catalogue-requests', status, page],
    queryFn: ({ signal }) => getRequests({ status, page }, signal),
    placeholderData: keepPreviousData,
  });
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={pathOf(status)} />;
  return (
    <Stack gap={4}>
      <Text tone="muted">{words.intro}</Text>
      <DataTable
        caption={words.caption}
        columns={requestColumns(status === 'OPEN' ? setAnswering : null)}
        rows={list.isError ? undefined : list.data?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rail={({ status: stands }) => (stands === 'OPEN' ? 'move' : 'done')}
        empty={<EmptyState title={words.none} />}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
      />
      <Pagination list={list.data} linkTo={(to) => pathOf(status, to)} />
      {answering && <Coded code={answerDialog} props={{ request: answering, onClose: () => setAnswering(null) }} />}
    </Stack>
  );
}
