import { orderMessages as words } from '@quayside/contract/messages/orders';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '../../../ui/text-field.tsx';
import { changeView, type ListView } from '../list-view.ts';
import { listPath } from '../sale-paths.ts';

/** How long the typing must rest before the list is asked. */
const restMs = 300;

/** The search of the list. It follows the URL, and the URL follows the typing; Enter does not wait. */
export function SaleSearch({ view }: { view: ListView }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(view.search);
  useEffect(() => {
    // Back, a pasted link or "Clear all" changed the search from outside.
    if (view.search !== sent.current) setTyped(view.search);
    sent.current = view.search;
  }, [view.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (search: string) => {
    clearTimeout(timer.current);
    sent.current = search.trim();
    void navigate(listPath(changeView(view, { search })), { replace: true, preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply(typed);
  };
  return (
    <search>
      <form noValidate onSubmit={onSubmit}>
        <TextField
          type="search"
          label={words.search}
          isLabelHidden
          placeholder={words.searchHint}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => apply(target.value), restMs);
          }}
        />
      </form>
    </search>
  );
}
