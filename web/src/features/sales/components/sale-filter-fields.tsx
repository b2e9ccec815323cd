/** The single filters of the order list, in a row on wide screens and in a sheet on phones. */
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { nextActions } from '@quayside/contract/sale-values';
import { countries } from '../../../lib/countries.ts';
import { Select } from '../../../ui/form/select.tsx';
import { FilterChoice } from '../../../ui/list/filters.tsx';
import { exactStatuses, groupOf, type ListView, places, sortOf, viewFrom } from '../list-view.ts';

export interface FilterProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
}
/** In the row the first choice says what it is. */
type SelectProps = FilterProps & { isLabelHidden?: boolean };

export function NextActionFilter({ view, onChange }: FilterProps) {
  return (
    <FilterChoice
      label={words.columns.nextAction}
      options={actionOptions}
      chosen={view.nextAction}
      onChange={(chosen) => onChange({ nextAction: actionsFrom(chosen) })}
    />
  );
}

const actionOptions = nextActions
  .filter((action) => action !== 'NONE')
  .map((action) => ({
    value: action,
    label: words.nextActions[action],
  }));
const actionsFrom = (chosen: readonly string[]) =>
  viewFrom(new URLSearchParams({ nextAction: chosen.join(',') })).nextAction;

export function DestinationSelect({ view, onChange, isLabelHidden = false }: SelectProps) {
  const options = [
    ...places().map((place) => ({ value: place, label: words.destinations[place] })),
    ...countries().map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <Select
      label={words.columns.destination}
      isLabelHidden={isLabelHidden}
      isSteady={isLabelHidden}
      placeholder={words.allDestinations}
      options={options}
      value={view.destination ?? ''}
      onChange={({ target }) => onChange({ destination: target.value === '' ? null : target.value })}
    />
  );
}

export function StatusSelect({ view, onChange, isLabelHidden = false }: SelectProps) {
  const group = groupOf(view.status);
  return (
    <Select
      label={words.exactStatus}
      isLabelHidden={isLabelHidden}
      isSteady={isLabelHidden}
      placeholder={isLabelHidden ? words.anyStatus : words.allStatuses}
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

export function SortSelect({ view, onChange, isLabelHidden = false }: SelectProps) {
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
