import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { uiMessages } from '@quayside/contract/messages/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { countries, countryName } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilterChoice, type FilterPill, Filters } from '../../../ui/filters.tsx';
import { Cluster, Only, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  changeView,
  clearedView,
  defaultView,
  exactStatuses,
  groupOf,
  isMyMoves,
  type ListView,
  myMoves,
  places,
  sortOf,
  viewFrom,
} from '../list-view.ts';
import { listPath } from '../sale-paths.ts';

interface FilterProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
}

/** Filters, pills, "Needs you" and sort of the list (ORD-01). On phones they stand in a sheet. */
export function SaleFilters({
  view,
  count,
  needsYou,
}: {
  view: ListView;
  count: number | undefined;
  needsYou: number | undefined;
}) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const onChange = (change: Partial<ListView>) =>
    void navigate(listPath(changeView(view, change)), { replace: true, preventScrollReset: true });
  return (
    <Cluster justify="between">
      <Filters pills={pillsOf(view)} clearTo={listPath(clearedView(view))} count={count}>
        <Only on="phone">
          <Button size="compact" icon="filter" onPress={() => setOpen(true)}>
            {uiMessages.filters}
          </Button>
          <Dialog
            title={uiMessages.filters}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            actions={
              <Button look="primary" isWide onPress={() => setOpen(false)}>
                {count === 0 ? saleMessages.listNotFound : words.showOrders(count ?? 0)}
              </Button>
            }
          >
            <FilterSheet view={view} onChange={onChange} />
          </Dialog>
        </Only>
        <Only on="wide">
          <PromotedFilters view={view} onChange={onChange} />
        </Only>
      </Filters>
      <Cluster gap={2}>
        <LinkButton
          size="compact"
          to={listPath({ ...defaultView, nextAction: isMyMoves(view.nextAction) ? [] : myMoves })}
          {...(isMyMoves(view.nextAction) ? { 'aria-current': 'page' } : {})}
        >
          {needsYou === undefined ? words.needsYou : `${words.needsYou} ${needsYou}`}
        </LinkButton>
        <Only on="wide">
          <SortSelect view={view} onChange={onChange} isLabelHidden />
        </Only>
      </Cluster>
    </Cluster>
  );
}

function PromotedFilters({ view, onChange }: FilterProps) {
  return (
    <Cluster gap={2}>
      <FilterChoice
        label={words.columns.nextAction}
        options={actionOptions}
        chosen={view.nextAction}
        onChange={(chosen) => onChange({ nextAction: actionsFrom(chosen) })}
      />
      <Popover label={words.columns.destination} isMarked={view.destination !== null}>
        <DestinationSelect view={view} onChange={onChange} />
      </Popover>
      <Popover label={uiMessages.addFilter} isMarked={view.status !== groupOf(view.status)}>
        <StatusSelect view={view} onChange={onChange} />
      </Popover>
    </Cluster>
  );
}

function FilterSheet({ view, onChange }: FilterProps) {
  return (
    <Stack gap={4}>
      <FilterChoice
        label={words.columns.nextAction}
        options={actionOptions}
        chosen={view.nextAction}
        onChange={(chosen) => onChange({ nextAction: actionsFrom(chosen) })}
      />
      <DestinationSelect view={view} onChange={onChange} />
      <StatusSelect view={view} onChange={onChange} />
      <SortSelect view={view} onChange={onChange} />
    </Stack>
  );
}

const actionOptions = [...myMoves, 'WAIT_FOR_APPROVAL' as const].map((action) => ({
  value: action,
  label: words.nextActions[action],
}));
const actionsFrom = (chosen: readonly string[]) =>
  viewFrom(new URLSearchParams({ nextAction: chosen.join(',') })).nextAction;

function DestinationSelect({ view, onChange }: FilterProps) {
  const options = [
    ...places().map((place) => ({ value: place, label: words.destinations[place] })),
    ...countries().map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <Select
      label={words.columns.destination}
      placeholder={words.allDestinations}
      options={options}
      value={view.destination ?? ''}
      onChange={({ target }) => onChange({ destination: target.value === '' ? null : target.value })}
    />
  );
}

function StatusSelect({ view, onChange }: FilterProps) {
  const group = groupOf(view.status);
  return (
    <Select
      label={words.exactStatus}
      placeholder={words.allStatuses}
      options={exactStatuses(view).map((status) => ({ value: status, label: words.statuses[status] }))}
      value={view.status === group ? '' : view.status}
      onChange={({ target }) =>
        onChange({
          status: target.value === '' ? group : viewFrom(new URLSearchParams({ status: target.value })).status,
        })
      }
    />
  );
}

function SortSelect({ view, onChange, isLabelHidden = false }: FilterProps & { isLabelHidden?: boolean }) {
  return (
    <Select
      label={words.sort}
      isLabelHidden={isLabelHidden}
      options={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
      value={sortOf(view)}
      onChange={({ target }) => onChange({ sort: viewFrom(new URLSearchParams({ sort: target.value })).sort })}
    />
  );
}

/** What is set, each with the address of the view without it. */
function pillsOf(view: ListView): FilterPill[] {
  const without = (change: Partial<ListView>) => listPath(changeView(view, change));
  const actions = isMyMoves(view.nextAction)
    ? [{ label: words.needsYou, without: without({ nextAction: [] }) }]
    : view.nextAction.map((action) => ({
        label: words.nextActions[action],
        without: without({ nextAction: view.nextAction.filter((one) => one !== action) }),
      }));
  const group = groupOf(view.status);
  return [
    ...actions,
    ...(view.destination ? [{ label: placeLabel(view.destination), without: without({ destination: null }) }] : []),
    ...(view.status === 'CURRENT' || view.status === 'PAST'
      ? []
      : [{ label: words.statuses[view.status], without: without({ status: group }) }]),
    ...(view.search ? [{ label: `“${view.search}”`, without: without({ search: '' }) }] : []),
  ];
}

const placeLabel = (destination: string): string => {
  const place = places().find((one) => one === destination);
  return place ? words.destinations[place] : countryName(destination);
};
