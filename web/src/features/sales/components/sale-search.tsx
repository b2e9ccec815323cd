import { orderMessages as words } from '@quayside/contract/messages/orders';
import { useGoToView } from '../../../lib/use-go-to-view.ts';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { changeView, type ListView, viewFrom } from '../list-view.ts';
import { listPath } from '../sale-paths.ts';

/** The search of the list. It follows the URL, and the URL follows the typing; Enter does not wait. */
export function SaleSearch({ view }: { view: ListView }) {
  const goTo = useGoToView();
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      value={view.search}
      onSearch={(search) => goTo((params) => listPath(changeView(viewFrom(params), { search })))}
    />
  );
}
