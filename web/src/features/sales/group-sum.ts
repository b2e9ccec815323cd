/** What the orders of a group come to, by currency: they are never added up. Pure. */
import { orderListMessages as words } from '@quayside/contract/messages/order-list';
import type { SaleList, SaleRow } from '@quayside/contract/sales';
import { moneyLabel } from '../../ui/facts/money-text.tsx';
import { totalsOf } from './totals.ts';

/** Of the group at `index` of the `groups` that stand on a page: the first and the last may go on beside it. */
export function groupSum(
  rows: readonly Pick<SaleRow, 'total'>[],
  { index, groups }: { index: number; groups: number },
  { page, size, count }: Pick<SaleList, 'page' | 'size' | 'count'>,
): string {
  const isWhole = (index > 0 || page === 1) && (index < groups - 1 || page * size >= count);
  const amounts = totalsOf(rows.map(({ total }) => total)).map(moneyLabel);
  return words.groupSum(rows.length, new Intl.ListFormat('en-GB').format(amounts), isWhole);
}
