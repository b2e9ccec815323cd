import type { WarehousePackage } from '@quayside/contract/packages';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useIsDesk } from '../../lib/use-is-phone.ts';

/** At a desk a row shows its package beside the list, the first one until another is chosen; elsewhere it opens its page. */
export function useGlance(rows: readonly WarehousePackage[]) {
  const isDesk = useIsDesk();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const one = isDesk ? (rows.find(({ qid }) => qid === params.get('package')) ?? rows[0]) : undefined;
  const rowLink = ({ qid }: WarehousePackage): string => {
    if (!isDesk) return paths.warehousePackage(qid);
    const next = new URLSearchParams(params);
    next.set('package', qid);
    return `${pathname}?${next}`;
  };
  return { one, rowLink, isDesk, isCurrent: ({ qid }: WarehousePackage) => qid === one?.qid };
}
