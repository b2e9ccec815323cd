import type { StaffOffer } from '@quayside/contract/blocked-offers';
import { blockedOfferMessages as words } from '@quayside/contract/messages/blocked-offers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Coded, codeOf } from '../../lib/code.tsx';
import { pageFrom, pagePart } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { getStaffOffers } from './blocked-offers.api.ts';
import { staffOfferColumns } from './staff-offer-columns.tsx';
import { UnblockDialog } from './unblock-dialog.tsx';

/** Loaded when an offer is blocked: forms stay out of the list. */
const blockDialog = codeOf(() => import('./block-dialog.tsx'));

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** Offers that must not be sold: our people find one by its GTIN, block it with a reason, and give it back. */
export default function BlockedOffersPage() {
  return (
    <PermissionGate permission="staff.sellers" title={words.title}>
      <FullHeight>
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <Offers />
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

const pathOf = (gtin: string | null, page = 1) => {
  const query = new URLSearchParams({ ...(gtin ? { gtin } : {}), ...pagePart(page) });
  return query.size === 0 ? paths.blockedOffers : `${paths.blockedOffers}?${query}`;
};

function Offers() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const gtin = params.get('gtin') || null;
  const [acting, setActing] = useState<StaffOffer | null>(null);
  const list = useQuery({
    queryKey: ['staff-offers', gtin, page],
    queryFn: ({ signal }) => getStaffOffers({ page, ...(gtin === null ? {} : { gtin }) }, signal),
    placeholderData: keepPreviousData,
  });
  const close = () => setActing(null);
  return (
    <Stack gap={4}>
      <Text tone="muted">{words.intro}</Text>
      <Finder key={gtin} gtin={gtin} />
      {list.isError && isNotFound(list.error) ? (
        <PageOutOfRange firstPage={pathOf(gtin)} />
      ) : (
        <DataTable
          caption={words.caption}
          columns={staffOfferColumns(setActing)}
          rows={list.isError ? undefined : list.data?.results}
          isStale={list.isPlaceholderData}
          rowKey={({ qid }) => qid}
          rail={({ blockedReason }) => (blockedReason === null ? 'done' : 'wait')}
          empty={<EmptyState title={gtin === null ? words.none : words.noneOf} />}
          error={list.isError ? words.failed : undefined}
          onRetry={() => void list.refetch()}
        />
      )}
      <Pagination list={list.data} linkTo={(to) => pathOf(gtin, to)} />
      {acting?.blockedReason === null && <Coded code={blockDialog} props={{ offer: acting, onClose: close }} />}
      {acting && acting.blockedReason !== null && <UnblockDialog offer={acting} onClose={close} />}
    </Stack>
  );
}

function Finder({ gtin }: { gtin: string | null }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(gtin ?? '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(pathOf(typed.trim() || null));
      }}
    >
      <Cluster align="end">
        <TextField
          label={words.gtin}
          hint={words.gtinHelp}
          inputMode="numeric"
          maxLength={20}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{words.find}</Button>
        {gtin !== null && <Link to={pathOf(null)}>{words.all}</Link>}
      </Cluster>
    </form>
  );
}
