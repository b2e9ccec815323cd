import { useNavigate } from 'react-router';

/**
 * Goes to another view of the list that is shown. `pathOf` is given what the address holds at this very moment: after a
 * press the address is ahead of the page, and the page's own view would undo what was just chosen.
 */
export function useGoToView(): (pathOf: (params: URLSearchParams) => string) => void {
  const navigate = useNavigate();
  return (pathOf) =>
    void navigate(pathOf(new URLSearchParams(location.search)), { replace: true, preventScrollReset: true });
}
