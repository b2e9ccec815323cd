/** The lists of the page, which its URL names. */
import { paths } from '../../app/paths.ts';

export const moneyTabs = ['WITHDRAWALS', 'APPLICATIONS', 'GRANTED', 'OWED'] as const;
export type MoneyTab = (typeof moneyTabs)[number];

/** The first page of the first list has the page's own address. */
export function pathOf(tab: MoneyTab, page = 1): string {
  const params = new URLSearchParams();
  if (tab !== 'WITHDRAWALS') params.set('tab', tab);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? paths.buyerMoney : `${paths.buyerMoney}?${params}`;
}
