import { moneyLabel } from '@quayside/contract/money-label';
import { cx } from '../cx.ts';

export { currencySymbol, moneyLabel } from '@quayside/contract/money-label';

/** Money as it travels: decimal text and ISO 4217 code. */
export interface Money {
  amount: string;
  currency: string;
}

/** "€ 1,234.56": symbol, non-breaking space, always two decimals, tabular figures. Different currencies are never added up. */
export function MoneyText({ money, tone = 'ink' }: { money: Money; tone?: 'ink' | 'muted' | 'strong' }) {
  return (
    <span className={cx('type-num', tone === 'muted' && 'text-muted', tone === 'strong' && 'font-bold')}>
      {moneyLabel(money)}
    </span>
  );
}
