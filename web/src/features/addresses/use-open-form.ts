import { useNavigate, useSearchParams } from 'react-router';
import { pagedPath, pageFrom } from '../../lib/page-from.ts';

export const titleId = 'address-title';

/** The form that is open: `edit=new` or the address's id in the URL, so that it survives a reload and a new sign-in. */
export function useOpenForm(base: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const pagePath = (to: number) => pagedPath(base, to);
  const close = () => {
    void navigate(pagePath(page), { replace: true, preventScrollReset: true });
    document.getElementById(titleId)?.focus();
  };
  const pathTo = (edit: string) => `${base}?${new URLSearchParams({ page: String(page), edit })}`;
  return { page, pagePath, opened: params.get('edit'), pathTo, close };
}
