import { useNavigate } from 'react-router';

/** Where the last press leads while the page is not there yet; `from` is where it was pressed. */
let onTheWay: { readonly from: string; readonly to: string } | null = null;

const here = () => `${location.pathname}${location.search}`;

/**
 * Goes to another view of the list that is shown. `pathOf` is given what was chosen last: after a press the address may still
 * be the one before, and the page's own view even older; either would undo what was just chosen.
 */
export function useGoToView(): (pathOf: (params: URLSearchParams) => string) => void {
  const navigate = useNavigate();
  return (pathOf) => {
    const from = here();
    const last = onTheWay?.from === from ? onTheWay.to : from;
    const way = { from, to: pathOf(new URL(last, location.origin).searchParams) };
    onTheWay = way;
    const arrived = () => {
      if (onTheWay === way) onTheWay = null;
    };
    void Promise.resolve(navigate(way.to, { replace: true, preventScrollReset: true })).then(arrived, arrived);
  };
}
