import { orderMessages as words } from '@quayside/contract/messages/orders';
import { useNavigate } from 'react-router';
import { ListSearch } from '../../../ui/list-search.tsx';
import { changeView, type ListView } from '../list-view.ts';
import { listPath } from '../sale-paths.ts';

/** The search of the list. It follows the URL, and the URL follows the typing; Enter does not wait. */
export function SaleSearch({ view }: { view: ListView }) {
  const navigate = useNavigate();
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      value={view.search}
      onSearch={(search) =>
        void navigate(listPath(changeView(view, { search })), { replace: true, preventScrollReset: true })
      }
    />
  );
}
