import { offerMessages } from '@quayside/contract/messages/offers';
import type { BrandDiscount } from '@quayside/contract/offers';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { catchLostFocus } from '../../lib/catch-lost-focus.ts';
import { pagedPath, pageFrom } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useMay } from '../auth/auth.public.ts';
import { endReduction, getReductions } from './brand-discounts.api.ts';
import { reductionColumns } from './components/reduction-columns.tsx';
import { endingOf } from './ending-of.ts';

const words = offerMessages.reductions;

const titleId = 'reductions-title';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-29, INV-08: the reductions of whole brands: what runs, what is planned, and the press that ends one. */
export default function PriceReductionsPage() {
  return (
    <PermissionGate permission="offers.read" title={words.title}>
      <Reductions />
    </PermissionGate>
  );
}

function Reductions() {
  const page = pageFrom(useSearchParams()[0]);
  const mayWrite = useMay('discounts.write');
  const [ending, setEnding] = useState<BrandDiscount | null>(null);
  const list = useQuery({
    queryKey: ['offers', 'reductions', page],
    queryFn: ({ signal }) => getReductions(page, signal),
    placeholderData: keepPreviousData,
  });
  const create = mayWrite && (
    <LinkButton to={paths.createPriceReduction} look="primary" icon="plus">
      {words.create}
    </LinkButton>
  );
  const pathOf = (to: number) => pagedPath(paths.priceReductions, to);
  return (
    <FullHeight>
      <Page
        heading={
          <Heading level={1} id={titleId} isFocusable>
            {words.title}
          </Heading>
        }
        actions={create}
      >
        <Stack gap={4}>
          <Text tone="muted">{words.intro}</Text>
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={paths.priceReductions} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={reductionColumns(mayWrite ? setEnding : null)}
              rows={list.isError ? undefined : list.data?.results}
              isStale={list.isPlaceholderData}
              rowKey={({ brandDiscountQid }) => brandDiscountQid}
              rail={({ status }) => (status === 'ACTIVE' ? 'done' : 'wait')}
              empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
              error={list.isError ? words.failed : undefined}
              onRetry={() => void list.refetch()}
            />
          )}
          <Pagination list={list.data} linkTo={pathOf} />
        </Stack>
      </Page>
      {ending && <EndDialog reduction={ending} onClose={() => setEnding(null)} />}
    </FullHeight>
  );
}

function EndDialog({ reduction, onClose }: { reduction: BrandDiscount; onClose: () => void }) {
  const client = useQueryClient();
  const ending = endingOf(reduction);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => endReduction(reduction.brandDiscountQid),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['offers'] });
      toast(ending.done);
      onClose();
      // The button that asked is gone with the reduction's end.
      catchLostFocus(() => document.getElementById(titleId));
    },
  });
  return (
    <ConfirmDialog
      title={`${ending.label}?`}
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      confirmLabel={ending.action}
      cancelLabel={words.keep}
      tone="danger"
      isRunning={isPending}
    >
      <Text>{ending.text}</Text>
      {error && <InlineNotification variant="error">{messageOf(error, words.saveFailed)}</InlineNotification>}
    </ConfirmDialog>
  );
}
