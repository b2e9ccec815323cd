import { offerMessages as words } from '@quayside/contract/messages/offers';
import { useGoToView } from '../../../lib/use-go-to-view.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { type OfferView, type OptionalColumn, optionalColumns } from '../offer-view.ts';

const labels: Readonly<Record<OptionalColumn, string>> = {
  stock: words.columns.stock,
  effective: words.historyColumns.effective,
  winning: words.columns.winning,
  toWin: words.columns.toWin,
  floor: words.floor,
  rank: words.columns.rank,
  ends: words.listEnds,
};

/** Which columns are shown; the choice is in the address, so a saved view keeps it. */
export function ColumnChoice({
  view,
  pathOf,
  read,
}: {
  view: OfferView;
  pathOf: (view: OfferView) => string;
  read: (params: URLSearchParams) => OfferView;
}) {
  const goTo = useGoToView();
  const choose = (column: OptionalColumn, isShown: boolean) =>
    goTo((params) => {
      const now = read(params);
      const columns = optionalColumns.filter((one) => (one === column ? isShown : now.columns.includes(one)));
      return pathOf({ ...now, columns });
    });
  return (
    <Popover label={words.columnsButton}>
      <Stack gap={2}>
        {optionalColumns.map((column) => (
          <Checkbox
            key={column}
            label={labels[column]}
            checked={view.columns.includes(column)}
            onChange={({ target }) => choose(column, target.checked)}
          />
        ))}
      </Stack>
    </Popover>
  );
}
