/** What the orders of a group come to, by currency: they are never added up. Pure. */
import { orderListMessages as words } from '@quayside/contract/messages/order-list';
import type { SaleList, SaleRow } from '@quayside/contract/sales';
import { moneyLabel } from '../../ui/facts/money-text.tsx';
import { totalsOf } from './totals.ts';

/**
 * Of the group at `index` of the `groups` that stand on a page: the first and the last may go on beside it. `isMixed`: the
 * rows of the last two groups come in any order, so that both may.
 */
export function groupSum(
  rows: readonly Pick<SaleRow, 'total'>[],
  { index, groups, isMixed = false }: { index: number; groups: number; isMixed?: boolean },
  { page, size, count }: Pick<SaleList, 'page' | 'size' | 'count'>,
): string {
  const begins = page === 1 || (index > 0 && !(isMixed && groups === 2));
  const ends = page * size >= count || (index < groups - 1 && !isMixed);
  const isWhole = begins && ends;
  const amounts = totalsOf(rows.map(({ total }) => total)).map(moneyLabel);
  return words.groupSum(rows.length, new Intl.ListFormat('en-GB').format(amounts), isWhole);
}
