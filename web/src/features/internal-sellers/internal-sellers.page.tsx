import type { InternalSeller } from '@quayside/contract/internal-sellers';
import { internalSellerMessages as words } from '@quayside/contract/messages/internal-sellers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { countryName } from '../../lib/countries.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DateText } from '../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { getSellers } from './internal-sellers.api.ts';
import { SellerDrawer } from './seller-drawer.tsx';
import { toneOf } from './seller-tones.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** INV-11: selling companies; status, search, page and the one that is open are in the URL. */
export default function InternalSellersPage() {
  return (
    <PermissionGate permission="staff.sellers" title={words.title}>
      <Sellers />
    </PermissionGate>
  );
}

const columns: readonly Column<InternalSeller>[] = [
  {
    id: 'name',
    header: words.columns.name,
    card: 'title',
    isLink: true,
    isFreeText: true,
    cell: ({ name }) => name,
  },
  {
    id: 'status',
    header: words.columns.status,
    cell: ({ status, pauseReason, riskFlag }) => (
      <Stack gap={1}>
        <Cluster>
          <StatusBadge tone={toneOf(status)}>{words.statuses[status]}</StatusBadge>
          {riskFlag.isSet && <StatusBadge tone="caution">{words.risk.badge}</StatusBadge>}
        </Cluster>
        {pauseReason && (
          <Text as="span" size="small" tone="muted">
            {words.reasons[pauseReason]}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'country', header: words.columns.country, cell: ({ country }) => countryName(country) },
  {
    id: 'profile',
    header: words.columns.profile,
    cell: ({ profile: { missingForPayment: missing } }) =>
      missing.length === 0 ? words.complete : words.missing(missing.length),
  },
  { id: 'since', header: words.columns.since, cell: ({ createdAt }) => <DateText iso={createdAt} /> },
];

function Sellers() {
  const [parameters] = useSearchParams();
  const view = {
    page: pageFrom(parameters),
    status: keysOf(words.statuses).find((one) => one === parameters.get('status')),
    search: (parameters.get('search') ?? '').trim().slice(0, 80),
    waiting: parameters.get('waiting') === 'true' ? 'true' : 'false',
  } as const;
  const { page, status, search, waiting } = view;
  const list = useQuery({
    queryKey: ['internal-sellers', 'list', page, status, search, waiting],
    queryFn: ({ signal }) =>
      getSellers({ page, waiting, ...(status ? { status } : {}), ...(search === '' ? {} : { search }) }, signal),
    placeholderData: keepPreviousData,
  });
  const pathTo = (change: Readonly<Record<string, string>>): string => {
    const kept = Object.entries({
      ...{ status: status ?? '', search, waiting: waiting === 'true' ? waiting : '', page: '', seller: '' },
      ...change,
    });
    return `${paths.internalSellers}?${new URLSearchParams(kept.filter(([, value]) => value !== ''))}`;
  };
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{words.title}</Heading>}>
        <Stack gap={4}>
          <Text tone="muted">{words.intro}</Text>
          <RouteTabs
            label={words.caption}
            tabs={[
              { label: words.all, to: paths.internalSellers, isCurrent: waiting === 'false' },
              { label: words.waiting, to: paths.sellersWaiting, isCurrent: waiting === 'true' },
            ]}
          />
          {waiting === 'false' && <Choices status={status} search={search} />}
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={pathTo({})} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={columns}
              rows={list.isError ? undefined : list.data?.results}
              isStale={list.isPlaceholderData}
              rowKey={({ qid }) => qid}
              rowLink={({ qid }) => pathTo({ page: page > 1 ? String(page) : '', seller: qid })}
              rail={({ status: stands }) => (stands === 'IN_REVIEW' ? 'move' : null)}
              error={list.isError ? messageOf(list.error, words.failed) : undefined}
              onRetry={() => void list.refetch()}
              empty={<EmptyState title={words.none} />}
            />
          )}
          <Pagination list={list.data} linkTo={(to) => pathTo({ page: to > 1 ? String(to) : '' })} />
        </Stack>
        <OpenSeller />
      </Page>
    </FullHeight>
  );
}

function OpenSeller() {
  const [parameters, setParameters] = useSearchParams();
  const qid = parameters.get('seller');
  if (qid === null) return null;
  const close = () =>
    setParameters(
      (before) => {
        before.delete('seller');
        return before;
      },
      { replace: true },
    );
  return <SellerDrawer key={qid} qid={qid} onClose={close} />;
}

function Choices({ status, search }: { status: InternalSeller['status'] | undefined; search: string }) {
  const [, setParameters] = useSearchParams();
  const change = (next: { status: string; search: string }) =>
    setParameters(Object.entries(next).filter(([, value]) => value !== ''));
  return (
    <Cluster align="end">
      <ListSearch
        label={words.search}
        placeholder={words.searchHint}
        value={search}
        onSearch={(typed) => change({ status: status ?? '', search: typed })}
      />
      <Select
        label={words.status}
        placeholder={words.anyStatus}
        value={status ?? ''}
        options={keysOf(words.statuses).map((one) => ({ value: one, label: words.statuses[one] }))}
        onChange={({ target }) => change({ status: target.value, search })}
      />
    </Cluster>
  );
}
