import { digitGroups } from './digit-groups.ts';

/** Money as it travels: decimal text and ISO 4217 code. */
type Money = { readonly amount: string; readonly currency: string };

/** "€ 1,234.56" as plain text: symbol, non-breaking space, always two decimals. */
export function moneyLabel({ amount, currency }: Money): string {
  const [whole = '0', cents = '00'] = amount.replace('-', '').split('.');
  const grouped = digitGroups(whole);
  return `${amount.startsWith('-') ? '−' : ''}${currencySymbol(currency)}\u00A0${grouped}.${cents.padEnd(2, '0')}`;
}

/** "€ 1,200": of a rounded amount, whose cents nobody knows. */
export const roundedMoneyLabel = ({ amount, currency }: Money): string =>
  `${currencySymbol(currency)}\u00A0${digitGroups(amount.split('.')[0] ?? '0')}`;

const symbols: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' };

/** Three symbols everyone tells apart; every other currency is its code, since "kr" is three of them. */
export function currencySymbol(currency: string): string {
  return symbols[currency] ?? currency;
}
