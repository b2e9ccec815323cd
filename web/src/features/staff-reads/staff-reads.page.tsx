import { staffReadMessages as words } from '@quayside/contract/messages/audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { getStaffReads } from './staff-reads.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** INT-04: what of which company our own people looked at; company and page are in the URL. */
export default function StaffReadsPage() {
  return (
    <PermissionGate permission="staff.audit" title={words.title}>
      <StaffReads />
    </PermissionGate>
  );
}

const pathOf = (company: string | null, page = 1): string => {
  const kept = { ...(company ? { company } : {}), ...(page > 1 ? { page: String(page) } : {}) };
  return `${paths.staffReads}?${new URLSearchParams(kept)}`;
};

function StaffReads() {
  const [parameters] = useSearchParams();
  const page = pageFrom(parameters);
  const company = parameters.get('company');
  const list = useQuery({
    queryKey: ['staff-reads', page, company],
    queryFn: ({ signal }) => getStaffReads({ page, ...(company ? { companyQid: company } : {}) }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{words.title}</Heading>}>
        <Stack gap={4}>
          <Text tone="muted">{words.intro}</Text>
          {company && <Link to={pathOf(null)}>{words.all}</Link>}
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={pathOf(company)} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={[
                { id: 'at', header: words.columns.at, cell: ({ at }) => <When iso={at} /> },
                { id: 'person', header: words.columns.person, card: 'title', cell: ({ staffName }) => staffName },
                { id: 'kind', header: words.columns.kind, cell: ({ kind }) => words.kindOf(kind) },
                {
                  id: 'company',
                  header: words.columns.company,
                  isFreeText: true,
                  cell: ({ companyQid, companyName }) => (
                    <Link to={pathOf(companyQid)} aria-label={words.only(companyName)}>
                      {companyName}
                    </Link>
                  ),
                },
              ]}
              rows={list.isError ? undefined : list.data?.results}
              isStale={list.isPlaceholderData}
              rowKey={({ at, staffQid, companyQid, kind }) => `${at} ${staffQid} ${companyQid} ${kind}`}
              error={list.isError ? messageOf(list.error, words.failed) : undefined}
              onRetry={() => void list.refetch()}
              empty={<EmptyState title={words.none} />}
            />
          )}
          <Pagination list={list.data} linkTo={(to) => pathOf(company, to)} />
        </Stack>
      </Page>
    </FullHeight>
  );
}
