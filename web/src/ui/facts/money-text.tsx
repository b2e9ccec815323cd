import { digitGroups } from '@quayside/contract/digit-groups';
import { cx } from '../cx.ts';

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

/** The same as plain text, for names and sentences. */
export function moneyLabel({ amount, currency }: Money): string {
  const [whole = '0', cents = '00'] = amount.replace('-', '').split('.');
  const grouped = digitGroups(whole);
  return `${amount.startsWith('-') ? '−' : ''}${currencySymbol(currency)}\u00A0${grouped}.${cents.padEnd(2, '0')}`;
}

const symbols: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' };

/** Three symbols everyone tells apart; every other currency is its code, since "kr" is three of them. */
export function currencySymbol(currency: string): string {
  return symbols[currency] ?? currency;
}
