import { orderMessages as words } from '@quayside/contract/messages/orders';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { NextAction } from '@quayside/contract/sale-values';
import { lazy, Suspense, useState } from 'react';
import { countryName } from '../../../lib/countries.ts';
import { useGoToView } from '../../../lib/use-go-to-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Only } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { type FilterPill, Filters } from '../../../ui/list/filters.tsx';
import { SavedViews } from '../../saved-views/saved-views.public.ts';
import {
  changeView,
  clearedView,
  defaultView,
  groupOf,
  isMyMoves,
  type ListView,
  places,
  searchOf,
  viewFrom,
} from '../list-view.ts';
import { listPath } from '../sale-paths.ts';
import { useMoves } from '../use-moves.ts';
import {
  DestinationSelect,
  type FilterProps,
  NextActionFilter,
  SortSelect,
  StatusSelect,
} from './sale-filter-fields.tsx';

/** Two figure spaces (U+2007), as wide as the figure that comes: the row does not break anew. */
const roomForFigure = '\u2007\u2007';

/** Loaded when a phone opens it: dialogs stay out of the page. */
const SaleFilterSheet = lazy(() => import('./sale-filter-sheet.tsx'));

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
  const goTo = useGoToView();
  const moves = useMoves();
  const onChange = (change: Partial<ListView>) => goTo((params) => listPath(changeView(viewFrom(params), change)));
  return (
    <Cluster justify="between" align="start">
      <Filters pills={pillsOf(view, moves)} clearTo={listPath(clearedView(view))} count={count}>
        <Only on="phone">
          <PhoneFilters view={view} count={count} onChange={onChange} />
        </Only>
        <Only on="wide">
          <PromotedFilters view={view} onChange={onChange} />
        </Only>
      </Filters>
      <Cluster gap={2}>
        <SavedViews
          screen="orders"
          query={searchOf({ ...view, page: 1 }).slice(1)}
          linkTo={(query) => listPath(viewFrom(new URLSearchParams(query)))}
        />
        <NeedsYou view={view} count={needsYou} />
        <Only on="wide">
          <SortSelect view={view} onChange={onChange} isLabelHidden />
        </Only>
      </Cluster>
    </Cluster>
  );
}

/** The list of what this person may do, or all of it again; absent for whoever may only look. */
function NeedsYou({ view, count }: { view: ListView; count: number | undefined }) {
  const moves = useMoves();
  if (moves.length === 0) return null;
  const isOn = isMyMoves(view.nextAction, moves);
  return (
    <LinkButton
      size="compact"
      to={listPath({ ...defaultView, nextAction: isOn ? [] : moves })}
      {...(isOn ? { 'aria-current': 'page' } : {})}
    >
      {`${words.needsYou} ${count ?? roomForFigure}`}
    </LinkButton>
  );
}

function PhoneFilters({ view, count, onChange }: FilterProps & { count: number | undefined }) {
  const [sheet, setSheet] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return (
    <>
      <Button size="compact" icon="filter" onPress={() => setSheet('open')}>
        {uiMessages.filters}
      </Button>
      {sheet !== 'untouched' && (
        <Suspense fallback={null}>
          <SaleFilterSheet
            view={view}
            count={count}
            isOpen={sheet === 'open'}
            onChange={onChange}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

function PromotedFilters({ view, onChange }: FilterProps) {
  return (
    <Cluster gap={2}>
      <NextActionFilter view={view} onChange={onChange} />
      <DestinationSelect view={view} onChange={onChange} isLabelHidden />
      <StatusSelect view={view} onChange={onChange} isLabelHidden />
    </Cluster>
  );
}

/** What is set, each with the address of the view without it. */
function pillsOf(view: ListView, moves: readonly NextAction[]): FilterPill[] {
  const without = (change: Partial<ListView>) => listPath(changeView(view, change));
  const actions =
    isMyMoves(view.nextAction, moves) && moves.length > 0
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
