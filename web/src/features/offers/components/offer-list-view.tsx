import { offerMessages as words } from '@quayside/contract/messages/offers';
import { uiMessages } from '@quayside/contract/messages/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { Coded, codeOf } from '../../../lib/code.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { EdgeKey } from '../../../ui/list/edge-key.tsx';
import { PageOutOfRange } from '../../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { useMay } from '../../auth/auth.public.ts';
import {
  changeView,
  clearedView,
  isFiltered,
  type OfferView,
  offersPath,
  type ViewDefaults,
  viewFrom,
} from '../offer-view.ts';
import { useOfferList } from '../offers.queries.ts';
import { useBulkChange } from '../use-bulk-change.ts';
import { useOfferSelection } from '../use-offer-selection.ts';
import { BulkBar } from './bulk-bar.tsx';

import { ExportOffers } from './export-offers.tsx';
import { InventoryStanding } from './inventory-standing.tsx';
import { offerColumns, railOf } from './offer-columns.tsx';
import { OfferFilters, OfferSearch, StatusTabs } from './offer-filters.tsx';
import { UploadLink } from './upload-link.tsx';

/** Loaded when somebody adds an offer: forms stay out of the list. */
const addOfferDrawer = codeOf(() => import('./add-offer-drawer.tsx'));

interface ListProps {
  title: string;
  /** The page's own address. */
  base: string;
  defaults?: ViewDefaults;
}

/** Offers with their prices, stock and rank. The URL holds the whole state. */
export function OfferListView({ title, base, defaults = {} }: ListProps) {
  const [params] = useSearchParams();
  const view = viewFrom(params, defaults);
  const pathOf = (to: OfferView) => offersPath(to, base, defaults);
  const list = useOfferList(view);
  const shown = list.isError ? undefined : list.data;
  const mayWrite = useMay('offers.write');
  const [isAdding, setAdding] = useState(false);
  const selection = useOfferSelection(shown?.results);
  const match = useBulkChange(words.matched);
  return (
    <FullHeight>
      <Page
        heading={<Heading level={1}>{title}</Heading>}
        areManyActions
        actions={
          <>
            <OfferSearch view={view} pathOf={pathOf} read={(now) => viewFrom(now, defaults)} />
            <UploadLink />
            <ExportOffers view={view} />
            {mayWrite && (
              <Button look="secondary" icon="plus" onPress={() => setAdding(true)}>
                {words.add}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4}>
          <InventoryStanding mayWrite={mayWrite} />
          <StatusTabs view={view} pathOf={pathOf} />
          <OfferFilters
            view={view}
            pathOf={pathOf}
            read={(now) => viewFrom(now, defaults)}
            count={list.isPlaceholderData ? undefined : shown?.count}
          />
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={pathOf({ ...view, page: 1 })} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={offerColumns(
                { mayWrite, isMatching: match.isRunning, onMatch: (qid) => match.run([qid], { kind: 'MATCH' }) },
                view.columns,
              )}
              rows={shown?.results}
              isStale={list.isPlaceholderData}
              rowKey={({ qid }) => qid}
              rail={railOf}
              selection={mayWrite ? selection.box : undefined}
              sort={view.sort}
              sortLink={(sort) => pathOf(changeView(view, { sort: sortIn(sort, view) }))}
              empty={
                <Nothing
                  view={view}
                  clearedPath={pathOf(clearedView(view))}
                  onAdd={mayWrite ? () => setAdding(true) : null}
                />
              }
              error={list.isError ? words.failed : undefined}
              onRetry={() => void list.refetch()}
              skeletonRows={20}
            />
          )}
          <Pagination list={shown} linkTo={(page) => pathOf({ ...view, page })} />
          {shown && shown.results.length > 0 && <EdgeKey edges={edges} words={words.edges} />}
          {mayWrite && <BulkBar selection={selection} />}
        </Stack>
      </Page>
      {isAdding && <Coded code={addOfferDrawer} props={{ onClose: () => setAdding(false) }} />}
    </FullHeight>
  );
}

const edges = ['move', 'done', 'wait', 'fail'] as const;

const sortIn = (sort: string, { sort: before }: OfferView): OfferView['sort'] => {
  const known = new URLSearchParams({ sort });
  return viewFrom(known, { sort: before }).sort;
};

function Nothing({ view, clearedPath, onAdd }: { view: OfferView; clearedPath: string; onAdd: (() => void) | null }) {
  if (isFiltered(view))
    return (
      <EmptyState title={words.none} action={<LinkButton to={clearedPath}>{uiMessages.clearAll}</LinkButton>}>
        {words.noneText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={words.empty}
      action={
        onAdd && (
          <Cluster justify="center">
            <UploadLink />
            <Button look="primary" icon="plus" onPress={onAdd}>
              {words.add}
            </Button>
            <LinkButton to={paths.helpCenter()}>{words.emptyHelp}</LinkButton>
          </Cluster>
        )
      }
    >
      {onAdd ? words.emptyText : words.notYours}
    </EmptyState>
  );
}
